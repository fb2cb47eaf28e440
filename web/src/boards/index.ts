/** The boards: `<game id>/Board.svelte`, each loaded when its table is opened, with what is said there. */

import { loadTexts } from '../lib/i18n';
import type { BoardModule } from './board';

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/Board.svelte`];
  if (!load) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([load(), loadTexts(game, `${game}-board`)]);
  void module.ahead?.();
  return module;
}
