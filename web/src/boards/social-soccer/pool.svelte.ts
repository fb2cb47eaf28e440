/** The cards of the box: names, texts and colours. */

import { cardPool } from '../../decks/pool';
import type { BannerCard, BannerName, CardId, PlayerCard, PlayerId, Pool, StrategyCard } from './types';

export const GAME = 'social-soccer';

let pool = $state.raw<Pool | null>(null);

const players = $derived(new Map((pool?.players ?? []).map((player) => [player.id, player])));
const cards = $derived(new Map((pool?.cards ?? []).map((card) => [card.id, card])));
const banners = $derived(new Map((pool?.banners ?? []).map((banner) => [banner.banner, banner])));

/** Lays the cards on the table. */
export function usePool(found: Pool): void {
  pool = found;
}

/** Opens the box; after a failure the next table asks again. */
export const loadPool = (): Promise<void> => cardPool(GAME).then((found) => usePool(found as Pool), () => {});

export const thePool = (): Pool | null => pool;

/** A player's card; until the box is open, one with nothing but its id. */
export const playerOf = (id: PlayerId): PlayerCard => players.get(id) ?? { id, name: id, value: null, custody: 0, attack: 0, defence: 0, identity: id };

export const cardOf = (id: CardId): StrategyCard =>
  cards.get(id) ?? { id, name: id, kind: 'support', value: null, custody_cost: 0, tire_cost: 0, bonus: null, timing: 'any', text: '', flavour: '' };

export const bannerOf = (name: BannerName): BannerCard | undefined => banners.get(name);
