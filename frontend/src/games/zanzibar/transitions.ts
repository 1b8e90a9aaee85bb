/** Orders move from their old place to the new one. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fly } from 'svelte/transition';
import { appearance } from '../../settings/appearance.svelte';

export const [send, receive] = crossfade({
  duration: () => appearance.ms(240),
  easing: cubicOut,
  fallback: (node) => fly(node, { y: -18, duration: appearance.ms(200), easing: cubicOut }),
});
