/** Alerts for the user's turn or a found table: a flashing title, a chime and a browser notification, as the user prefers. */
import { appearance } from '../settings/appearance.svelte';
import { tabTitle } from '../components/layout/tab-title.svelte';
import { t } from '../i18n/i18n.svelte';

const FLASH_INTERVAL = 1200;
let flashing: ReturnType<typeof setInterval> | undefined;

/** Call when the user's turn begins. */
export function alertYourTurn(game: string, sentence: string): void {
  alert(game, t('status-your-turn'), sentence);
}

/** Call when a table is found for the user. */
export function alertTableFound(game: string): void {
  alert(game, t('alert-table-found'), t('search-sit'));
}

function alert(game: string, message: string, details: string): void {
  if (appearance.sounds) chime();
  if (document.visibilityState === 'visible') return;
  flashTitle(`● ${message} ${game}`);
  if (appearance.notifications && 'Notification' in window && Notification.permission === 'granted') {
    const notification = new Notification(`${game}: ${message}`, { body: details, tag: location.pathname });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  }
}

export function stopAlerts(): void {
  clearInterval(flashing);
  flashing = undefined;
  removeEventListener('visibilitychange', stopAlerts);
  tabTitle.flash = '';
}

function flashTitle(message: string): void {
  if (flashing) return;
  flashing = setInterval(() => {
    tabTitle.flash = tabTitle.flash ? '' : message;
  }, FLASH_INTERVAL);
  addEventListener('visibilitychange', stopAlerts);
}

/** Two soft notes, synthesized: no audio file has to be loaded. */
function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return; // browsers allow no sound before the first click
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, index) => {
    const start = audio.currentTime + index * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
    if (index === 1) tone.onended = () => void audio.close();
  });
}
