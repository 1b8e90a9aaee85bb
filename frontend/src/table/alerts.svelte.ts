/** It is your turn, or a table is found: the title flashes, a soft chime sounds and the browser says so, each if wanted. */
import { look } from '../look/theme.svelte';
import { tab } from '../parts/tab.svelte';
import { t } from '../words/words.svelte';

const FLASH_EVERY = 1200;
let flashing: ReturnType<typeof setInterval> | undefined;

/** Call when the game begins to wait for this person. */
export function yourTurn(game: string, sentence: string): void {
  call(game, t('now-your-turn'), sentence);
}

/** Call when a table is found for this person. */
export function tableFound(game: string): void {
  call(game, t('now-table-found'), t('search-sit'));
}

function call(game: string, news: string, sentence: string): void {
  if (look.sounds) chime();
  if (document.visibilityState === 'visible') return;
  flashTitle(`● ${news} ${game}`);
  if (look.notifications && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(`${game}: ${news}`, { body: sentence, tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

export function calm(): void {
  clearInterval(flashing);
  flashing = undefined;
  removeEventListener('visibilitychange', calm);
  tab.flash = '';
}

function flashTitle(news: string): void {
  if (flashing) return;
  flashing = setInterval(() => {
    tab.flash = tab.flash ? '' : news;
  }, FLASH_EVERY);
  addEventListener('visibilitychange', calm);
}

/** Two soft notes, made here: no file has to be fetched. */
function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return; // browsers are silent until somebody has clicked
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
