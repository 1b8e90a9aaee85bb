/** The cover picture of each game, for the front page and lists. It is loaded with the page, not with the board. */
import type { Component } from 'svelte';
import ByzanzCoverPicture from './byzanz/CoverPicture.svelte';
import GenericCoverPicture from './generic/CoverPicture.svelte';
import JantarisCoverPicture from './jantaris/CoverPicture.svelte';
import ZanzibarCoverPicture from './zanzibar/CoverPicture.svelte';

const coverPictures: Record<string, Component> = {
  byzanz: ByzanzCoverPicture,
  jantaris: JantarisCoverPicture,
  zanzibar: ZanzibarCoverPicture,
};

export function coverPicture(slug: string): Component {
  return coverPictures[slug] ?? GenericCoverPicture;
}
