/** A person's decks: those that the server keeps, and those at work in this browser. */

import { api, ApiError } from '../lib/api';
import { type Draft, drafts, freeName } from './drafts';
import type { SavedDeck } from './types';

/** What was deleted on this visit, and can be brought back. */
export interface Gone {
  name: string;
  saved: SavedDeck | undefined;
  draft: Draft | undefined;
}

class Store {
  saved = $state.raw<SavedDeck[]>([]);
  drafts = $state.raw<Draft[]>([]);
  gone = $state.raw<Gone[]>([]);

  async load(game: string): Promise<SavedDeck[]> {
    const all = await api.decks();
    this.saved = all.filter((deck) => deck.game === game).toSorted((a, b) => b.updated_ms - a.updated_ms);
    this.drafts = drafts.of(game);
    return this.saved;
  }

  /** Saves a deck, and gives the name under which the server keeps it. */
  async save(deck: { game: string; name: string; text: string }): Promise<string> {
    const { name } = await api.saveDeck(deck);
    await this.load(deck.game);
    return name;
  }

  /** Takes a deck off the server, its new name being there already. */
  async renamed(game: string, old: string): Promise<void> {
    await this.#delete(game, old);
    await this.load(game);
  }

  /** A deck that the server no longer has is as good as deleted. */
  async #delete(game: string, name: string): Promise<void> {
    try {
      await api.deleteDeck(game, name);
    } catch (reason) {
      if (!(reason instanceof ApiError && reason.status === 404)) throw reason;
    }
  }

  async remove(game: string, id: string): Promise<void> {
    const saved = this.saved.find(({ name }) => name === id);
    const draft = drafts.find(game, id);
    if (saved) await this.#delete(game, saved.name);
    this.gone = [{ name: draft?.name ?? id, saved, draft }, ...this.gone];
    drafts.drop(game, id);
    await this.load(game);
  }

  /** Brings a deck back, under the next free name if its own has been given away. */
  async bringBack(gone: Gone, game: string): Promise<void> {
    const { saved, draft } = gone;
    if (saved) await api.saveDeck({ game, name: freeName(saved.name, this.names()), text: saved.text });
    if (draft) drafts.keep(draft);
    this.gone = this.gone.filter((other) => other !== gone);
    await this.load(game);
  }

  private names = (): string[] => this.saved.map(({ name }) => name);

  /** The names and addresses that a new deck must not take. */
  taken = (game: string): string[] => [...this.names(), ...drafts.of(game).flatMap(({ id, name }) => [id, name])];
}

export const store = new Store();
