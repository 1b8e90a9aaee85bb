/** Orders travel from where they were to where they are. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fly } from 'svelte/transition';
import { look } from '../../look/theme.svelte';

export const [send, receive] = crossfade({
  duration: () => look.ms(240),
  easing: cubicOut,
  fallback: (node) => fly(node, { y: -18, duration: look.ms(200), easing: cubicOut }),
});
