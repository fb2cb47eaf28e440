/** The boards: `<game id>/Board.svelte`, each loaded when its table is opened. */

import type { BoardModule } from './board';

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

export function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}
