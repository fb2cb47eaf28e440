/** A small box of cards for the tests. */

import type { PlayerCard, Pool, StrategyCard } from './types';

const player = (id: string, name: string, value: PlayerCard['value'], [attack, defence, custody]: number[], identity = id): PlayerCard => ({
  id,
  name,
  value,
  attack: attack ?? 0,
  defence: defence ?? 0,
  custody: custody ?? 0,
  identity,
});
const card = (id: string, name: string, kind: StrategyCard['kind'], value: StrategyCard['value'], custody_cost: number, text: string): StrategyCard => ({
  id,
  name,
  kind,
  value,
  custody_cost,
  tire_cost: kind === 'mastermove' ? 1 : 0,
  bonus: kind === 'twist' ? 'attack' : null,
  timing: 'any',
  text,
  flavour: '',
});

export const POOL: Pool = {
  players: [
    player('PE01', 'The Finisher', 'effort', [4, 2, 1]),
    player('PK01', 'The Wall', 'kindness', [2, 4, 1]),
    player('PX01', 'The Extra', null, [1, 5, 3], 'EXTRA'),
    player('PX02', 'The Extra', null, [1, 5, 3], 'EXTRA'),
  ],
  cards: [
    card('ES01', 'Have a Go', 'support', 'effort', 8, 'One more ATTACK.'),
    card('KM01', 'Close Ranks', 'mastermove', 'kindness', 0, 'Two more DEFENCE.'),
    card('NT01', 'Wake-Up Call', 'twist', null, 0, 'Somebody gets up again.'),
    card('NS01', 'Deep Breath', 'support', null, 2, 'Draw a card.'),
  ],
  banners: [],
  profiles: [
    { name: 'standard30', players: 10, cards: 30, copies: 3, per_player: 2 },
    { name: 'loose30', players: 10, cards: 30, copies: 4, per_player: 2 },
    { name: 'intro40', players: 10, cards: 40, copies: 4, per_player: 2 },
  ],
  decks: [
    { id: 'EFFORT-START-30', name: 'First Whistle', profile: 'standard30', starter: true, about: '', deck: 'PE01 | 3xES01' },
    { id: 'EFFORT-START-40', name: 'First Whistle', profile: 'intro40', starter: true, about: '', deck: 'PE01 | 4xES01' },
  ],
};
