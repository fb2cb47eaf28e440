/** The lids of the boxes: `<game id>/Cover.svelte`, all at once, because the shelf shows them all. */

import type { Component } from 'svelte';

export interface BoxColours {
  /** The band under the picture, the lettering on it, and the box's edge. */
  band: string;
  letters: string;
  edge: string;
}

export interface Cover {
  default: Component;
  colours: BoxColours;
}

const found = import.meta.glob<Cover>('./*/Cover.svelte', { eager: true });

export const covers: Readonly<Record<string, Cover>> = Object.fromEntries(
  Object.entries(found).map(([path, cover]) => [path.split('/')[1], cover]),
);
