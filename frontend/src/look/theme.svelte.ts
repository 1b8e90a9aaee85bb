/** Light or dark, still or moving: as the system has it, unless somebody has chosen: kept here and with the account. */
import type { Me } from '../api/types';
import { session } from '../session.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEPT = 'look';
const KEPT_HERE: Partial<Pick<Me, 'theme' | 'motion' | 'sounds' | 'notifications'>> = JSON.parse(
  localStorage.getItem(KEPT) ?? '{}',
);
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Look {
  theme = $state<Theme>(KEPT_HERE.theme ?? 'system');
  motion = $state<Motion>(KEPT_HERE.motion ?? 'system');
  sounds = $state(KEPT_HERE.sounds ?? true);
  notifications = $state(KEPT_HERE.notifications ?? false);
  #systemDark = $state(dark.matches);
  #systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener('change', () => (this.#systemDark = dark.matches));
    still.addEventListener('change', () => (this.#systemStill = still.matches));
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  get isStill(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.#systemStill);
  }

  /** A duration in milliseconds, for transitions: none where nothing should move. */
  ms(duration: number): number {
    return this.isStill ? 0 : duration;
  }

  get isChosen(): boolean {
    return localStorage.getItem(KEPT) !== null;
  }

  async keep(): Promise<void> {
    await session.change(this.#keepHere());
  }

  /** As an account has it, from now on here too. */
  take({ theme, motion, sounds, notifications }: Me): void {
    Object.assign(this, { theme, motion, sounds, notifications });
    this.#keepHere();
  }

  #keepHere() {
    const { theme, motion, sounds, notifications } = this;
    localStorage.setItem(KEPT, JSON.stringify({ theme, motion, sounds, notifications }));
    return { theme, motion, sounds, notifications };
  }
}

export const look = new Look();
