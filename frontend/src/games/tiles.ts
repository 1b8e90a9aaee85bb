/** A picture of each game for the front page: small, and there at once. */
import type { Component } from 'svelte';
import ByzanzTile from './byzanz/Tile.svelte';
import AnyTile from './generic/Tile.svelte';
import JantarisTile from './jantaris/Tile.svelte';
import ZanzibarTile from './zanzibar/Tile.svelte';

const tiles: Record<string, Component> = {
  byzanz: ByzanzTile,
  jantaris: JantarisTile,
  zanzibar: ZanzibarTile,
};

export function gameTile(slug: string): Component {
  return tiles[slug] ?? AnyTile;
}
