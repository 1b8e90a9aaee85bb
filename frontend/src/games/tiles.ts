/** The front page's picture of each game. It is loaded with the page, not with the board. */
import type { Component } from 'svelte';
import ByzanzTile from './byzanz/Tile.svelte';
import GenericTile from './generic/Tile.svelte';
import JantarisTile from './jantaris/Tile.svelte';
import ZanzibarTile from './zanzibar/Tile.svelte';

const tiles: Record<string, Component> = {
  byzanz: ByzanzTile,
  jantaris: JantarisTile,
  zanzibar: ZanzibarTile,
};

export function gameTile(slug: string): Component {
  return tiles[slug] ?? GenericTile;
}
