/** Theme, animations, sounds and notifications: the system's choice or the user's own, saved in the browser and with the account. */
import type { Me } from '../api/types';
import { session } from '../session.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const STORAGE_KEY = 'appearance';
const STORED: Partial<Pick<Me, 'theme' | 'motion' | 'sounds' | 'notifications'>> = JSON.parse(
  localStorage.getItem(STORAGE_KEY) ?? '{}',
);
const dark = matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

class Appearance {
  theme = $state<Theme>(STORED.theme ?? 'system');
  motion = $state<Motion>(STORED.motion ?? 'system');
  sounds = $state(STORED.sounds ?? true);
  notifications = $state(STORED.notifications ?? false);
  #systemDark = $state(dark.matches);
  #systemReducesMotion = $state(reducedMotion.matches);

  constructor() {
    dark.addEventListener('change', () => (this.#systemDark = dark.matches));
    reducedMotion.addEventListener('change', () => (this.#systemReducesMotion = reducedMotion.matches));
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  get isMotionReduced(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.#systemReducesMotion);
  }

  /** A duration of a transition in milliseconds; 0 where animations are off. */
  ms(duration: number): number {
    return this.isMotionReduced ? 0 : duration;
  }

  get isChosen(): boolean {
    return localStorage.getItem(STORAGE_KEY) !== null;
  }

  async save(): Promise<void> {
    await session.savePreferences(this.#store());
  }

  /** Takes over an account's preferences in this browser. */
  apply({ theme, motion, sounds, notifications }: Me): void {
    Object.assign(this, { theme, motion, sounds, notifications });
    this.#store();
  }

  #store() {
    const { theme, motion, sounds, notifications } = this;
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ theme, motion, sounds, notifications }));
    return { theme, motion, sounds, notifications };
  }
}

export const appearance = new Appearance();
