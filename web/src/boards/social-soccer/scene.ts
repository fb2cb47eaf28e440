/** What the table shows, and how each event changes it. */

import type { Step } from './pace';
import type { BannerName, BySide, CardId, Item, Mark, PlayerId, Side, Slot, Stamina, View } from './types';

/** A PLAYER card on the table. */
export interface Token {
  key: string;
  side: Side;
  slot: Slot;
  id: PlayerId | null;
  covered: boolean;
  stamina: Stamina;
  attack: number;
  defence: number;
  printed: { attack: number; defence: number };
  marks: Mark[];
}

/** Two numbers that face each other. */
export interface Duel {
  side: Side;
  shooter: Slot;
  attack: number;
  blocker: Slot | 'keeper' | null;
  defence: number | null;
  decided: 'goal' | 'blocked' | null;
}

export type Call =
  | 'toss'
  | 'round'
  | 'goal'
  | 'saved'
  | 'stolen'
  | 'cancelled'
  | 'yielded'
  | 'nobody_blocks'
  | 'keeper_ready'
  | 'locked'
  | 'licensed'
  | 'hand_seen'
  | 'scried'
  | 'discarded'
  | 'returned'
  | 'idle'
  | 'perk'
  | 'round_over'
  | 'resigned'
  | 'game_over'
  | 'game_drawn'
  | 'dealt';

/** What the voice beside the pitch calls out. */
export interface Stamp {
  call: Call;
  side: Side | null;
  card?: CardId;
  banner?: BannerName;
  number?: number;
}

/** Something that happens to a player, shown for a moment. */
export interface Flash {
  side: Side;
  slot: Slot;
  kind: 'chosen' | 'raised' | 'lowered' | 'fresh' | 'marked';
  amount?: number;
}

export interface Scene {
  tokens: Token[];
  next: BySide<Partial<Record<Slot, Slot>>>;
  ball: { side: Side; slot: Slot } | null;
  possession: Side;
  round: number;
  minute: number;
  score: BySide<number>;
  pools: BySide<number>;
  hands: BySide<number>;
  decks: BySide<number>;
  discards: BySide<CardId[]>;
  gol: BySide<(CardId | null)[]>;
  stack: Item[];
  /** The card that takes effect. */
  resolving: { side: Side; card: CardId } | null;
  duel: Duel | null;
  /** The goal card that is being turned. */
  reveal: { side: Side; card: CardId | null } | null;
  stamp: Stamp | null;
  flash: Flash | null;
  /** Who has just let something happen. */
  said: Side | null;
  over: boolean;
}

const by = <T>(make: (side: Side) => T): BySide<T> => ({ home: make('home'), away: make('away') });

function tokensOf(view: View): Token[] {
  return (['home', 'away'] as const).flatMap((side) =>
    view.sides[side].slots.flatMap(({ slot, player }) => {
      if (!player) return [];
      const face = player.card;
      return [
        {
          key: `${side}-${face?.id ?? slot}`,
          side,
          slot,
          id: face?.id ?? null,
          covered: player.covered,
          stamina: player.stamina,
          attack: face?.attack ?? 0,
          defence: face?.defence ?? 0,
          printed: { attack: face?.printed_attack ?? 0, defence: face?.printed_defence ?? 0 },
          marks: face?.marks ?? [],
        },
      ];
    }),
  );
}

/** The table at rest in a view. */
export function sceneOf(view: View): Scene {
  const { shot } = view;
  return {
    tokens: tokensOf(view),
    next: by((side) => Object.fromEntries(view.sides[side].slots.map(({ slot, next }) => [slot, next]))),
    ball: view.carrier ? { side: view.possession, slot: view.carrier } : null,
    possession: view.possession,
    round: view.round,
    minute: view.minute,
    score: view.score,
    pools: by((side) => view.sides[side].pool),
    hands: by((side) => view.sides[side].hand_size),
    decks: by((side) => view.sides[side].deck_size),
    discards: by((side) => view.sides[side].discard),
    gol: by((side) => view.sides[side].gol),
    stack: view.stack,
    resolving: view.resolving?.card ? { side: view.resolving.side, card: view.resolving.card } : null,
    duel: shot && {
      side: shot.side,
      shooter: shot.shooter,
      attack: shot.attack,
      blocker: shot.keeper_blocks ? 'keeper' : shot.blocker,
      defence: shot.defence,
      decided: shot.stage === 'goal' || shot.stage === 'laid' ? 'goal' : null,
    },
    reveal: view.resolving?.twist && view.resolving.card ? { side: view.resolving.side, card: view.resolving.card } : null,
    stamp: null,
    flash: null,
    said: null,
    over: view.phase.kind === 'over',
  };
}

const changed = <T>(pair: BySide<T>, side: Side, value: T): BySide<T> => ({ ...pair, [side]: value });

/** The scene after a step; `view` is where all of them lead. */
export function after(old: Scene, { event }: Step, view: View): Scene {
  const scene: Scene = { ...old, stamp: null, flash: null, said: null };
  const stamp = (call: Call, side: Side | null, more: Partial<Stamp> = {}) => (scene.stamp = { call, side, ...more });
  const token = (side: Side, slot: Slot, change: (token: Token) => Partial<Token>) => {
    scene.tokens = scene.tokens.map((one) => (one.side === side && one.slot === slot ? { ...one, ...change(one) } : one));
  };
  const count = (pair: 'hands' | 'decks' | 'pools', side: Side, amount: number) => (scene[pair] = changed(scene[pair], side, Math.max(0, scene[pair][side] + amount)));
  const discard = (side: Side, card: CardId) => (scene.discards = changed(scene.discards, side, [...scene.discards[side], card]));
  const unstack = (left: (item: Item) => boolean) => {
    const at = scene.stack.findLastIndex((item) => !left(item));
    scene.stack = scene.stack.filter((_, i) => i !== at);
  };
  const isCard = (side: Side, card: CardId) => (item: Item) => !(item.kind === 'card' && item.side === side && item.card === card);
  const swap = (side: Side, one: Slot, other: Slot) => {
    scene.tokens = scene.tokens.map((each) => (each.side !== side ? each : each.slot === one ? { ...each, slot: other } : each.slot === other ? { ...each, slot: one } : each));
  };
  switch (event.type) {
    case 'players_dealt':
      stamp('dealt', event.side);
      break;
    case 'game_started':
      scene.score = { home: 0, away: 0 };
      scene.gol = { home: [], away: [] };
      scene.ball = null;
      scene.duel = null;
      break;
    case 'field_turned_up':
      scene.tokens = tokensOf(view).map((one) => ({ ...one, stamina: 'fresh' }));
      break;
    case 'ball_given':
      scene.possession = event.side;
      stamp('toss', event.side);
      break;
    case 'round_started':
      scene.round = event.round;
      scene.minute = 10 * (event.round - 1);
      stamp('round', null, { number: event.round });
      break;
    case 'players_recovered':
      scene.tokens = scene.tokens.map((one) => ({ ...one, stamina: one.stamina === 'exhausted' ? 'tired' : 'fresh' }));
      break;
    case 'rotated':
      scene.ball = null;
      scene.tokens = scene.tokens.map((one) => ({ ...one, slot: scene.next[one.side][one.slot] ?? one.slot }));
      break;
    case 'custody_counted':
      scene.pools = event.pools;
      break;
    case 'card_drawn':
      count('hands', event.side, 1);
      count('decks', event.side, -1);
      break;
    case 'deck_reshuffled':
      count('decks', event.side, scene.discards[event.side].length);
      scene.discards = changed(scene.discards, event.side, []);
      break;
    case 'ball_assigned':
    case 'ball_moved':
    case 'outlet_played':
      scene.possession = event.side;
      scene.ball = { side: event.side, slot: event.slot };
      break;
    case 'card_played':
      scene.stack = [...scene.stack, { kind: 'card', side: event.side, card: event.card }];
      count('hands', event.side, -1);
      count('pools', event.side, -event.custody);
      break;
    case 'player_tired':
      token(event.side, event.slot, () => ({ stamina: 'tired' }));
      break;
    case 'player_exhausted':
      token(event.side, event.slot, () => ({ stamina: 'exhausted' }));
      break;
    case 'player_fresh':
      token(event.side, event.slot, () => ({ stamina: 'fresh' }));
      scene.flash = { side: event.side, slot: event.slot, kind: 'fresh' };
      break;
    case 'player_rested':
      token(event.side, event.slot, () => ({ stamina: 'tired' }));
      break;
    case 'pass_announced':
      scene.stack = [...scene.stack, { kind: 'pass', side: event.side, from: event.slot, to: event.to }];
      break;
    case 'pass_completed':
      unstack((item) => item.kind !== 'pass');
      scene.ball = { side: event.side, slot: event.slot };
      break;
    case 'shot_declared': {
      const shooter = scene.tokens.find((one) => one.side === event.side && one.slot === event.slot);
      scene.stack = [...scene.stack, { kind: 'shot', side: event.side }];
      scene.duel = { side: event.side, shooter: event.slot, attack: shooter?.attack ?? 0, blocker: null, defence: null, decided: null };
      break;
    }
    case 'let_go':
      scene.said = event.side;
      break;
    case 'card_resolving':
      unstack(isCard(event.side, event.card));
      scene.resolving = { side: event.side, card: event.card };
      break;
    case 'target_chosen':
      scene.flash = { side: event.side, slot: event.slot, kind: 'chosen' };
      break;
    case 'value_changed': {
      const { side, slot, stat, amount } = event;
      token(side, slot, (one) => ({ [stat]: Math.max(0, one[stat] + amount) }));
      scene.flash = { side, slot, kind: amount > 0 ? 'raised' : 'lowered', amount };
      const { duel } = scene;
      if (duel && stat === 'attack' && duel.side === side && duel.shooter === slot) scene.duel = { ...duel, attack: Math.max(0, duel.attack + amount) };
      if (duel && stat === 'defence' && duel.side !== side && duel.blocker === slot) scene.duel = { ...duel, defence: Math.max(0, (duel.defence ?? 0) + amount) };
      break;
    }
    case 'keeper_changed':
      if (scene.duel) scene.duel = { ...scene.duel, defence: Math.max(0, (scene.duel.defence ?? 0) + event.amount) };
      break;
    case 'mark_laid':
      token(event.side, event.slot, (one) => ({ marks: [...one.marks, { mark: event.mark, duration: event.duration }] }));
      scene.flash = { side: event.side, slot: event.slot, kind: 'marked' };
      break;
    case 'rule_laid':
      stamp(event.rule, event.side);
      break;
    case 'keeper_ready':
      stamp('keeper_ready', event.side, { number: event.defence });
      break;
    case 'substituted':
      swap(event.side, event.field, event.bench);
      token(event.side, event.field, (one) => ({ id: one.id ?? event.enters, covered: false }));
      break;
    case 'slots_swapped':
      swap(event.side, event.slot, event.other);
      if (scene.ball?.side === event.side) {
        if (scene.ball.slot === event.slot) scene.ball = { side: event.side, slot: event.other };
        else if (scene.ball.slot === event.other) scene.ball = { side: event.side, slot: event.slot };
      }
      break;
    case 'custody_changed':
      if (event.duration === 'now') count('pools', event.side, event.amount);
      break;
    case 'hand_seen':
      stamp('hand_seen', event.side, { number: event.count });
      break;
    case 'cards_scried':
      stamp('scried', event.side, { number: event.count });
      break;
    case 'card_discarded':
      count('hands', event.side, -1);
      discard(event.side, event.card);
      stamp('discarded', event.side, { card: event.card });
      break;
    case 'card_returned':
      count('hands', event.side, 1);
      stamp('returned', event.side, { card: event.card });
      break;
    case 'card_cancelled':
      unstack(isCard(event.side, event.card));
      discard(event.side, event.card);
      stamp('cancelled', event.side, { card: event.card });
      break;
    case 'step_idle':
      stamp('idle', event.side);
      break;
    case 'card_resolved':
      scene.resolving = null;
      discard(event.side, event.card);
      break;
    case 'perk_used':
      stamp('perk', event.side, { banner: event.banner });
      break;
    case 'shot_comes':
      unstack((item) => item.kind !== 'shot');
      break;
    case 'intercept_declared': {
      const blocker = scene.tokens.find((one) => one.side === event.side && one.slot === event.slot);
      if (scene.duel) scene.duel = { ...scene.duel, blocker: event.slot, defence: blocker?.defence ?? 0 };
      break;
    }
    case 'second_declared':
      scene.flash = { side: event.side, slot: event.slot, kind: 'chosen' };
      break;
    case 'nobody_blocks':
      stamp('nobody_blocks', event.side);
      break;
    case 'keeper_blocks':
      if (scene.duel) scene.duel = { ...scene.duel, blocker: 'keeper', defence: event.defence };
      break;
    case 'twist_discarded':
      count('hands', event.side, -1);
      discard(event.side, event.card);
      break;
    case 'duel_decided':
      if (scene.duel) scene.duel = { ...scene.duel, attack: event.attack, defence: event.defence, decided: event.blocked ? 'blocked' : 'goal' };
      break;
    case 'possession_changed':
      scene.possession = event.side;
      scene.stack = [];
      scene.duel = null;
      scene.resolving = null;
      scene.ball = null;
      if (event.reason === 'block') stamp('saved', event.side);
      else if (event.reason === 'yield') stamp('yielded', event.side);
      else if (event.reason !== 'conceded') stamp('stolen', event.side);
      break;
    case 'goal':
      scene.score = event.score;
      stamp('goal', event.side);
      break;
    case 'goal_card_revealed':
      scene.reveal = { side: event.side, card: event.card ?? null };
      count('decks', event.side, event.card ? -1 : 0);
      break;
    case 'goal_card_laid':
      scene.gol = changed(scene.gol, event.side, [...scene.gol[event.side], scene.reveal?.card ?? null]);
      scene.reveal = null;
      break;
    case 'round_ended':
      scene.stack = [];
      scene.duel = null;
      stamp('round_over', null, { number: scene.round });
      break;
    case 'resigned':
      stamp('resigned', event.side);
      break;
    case 'game_ended':
      if (view.games > 1) stamp(event.winner ? 'game_over' : 'game_drawn', event.winner);
      break;
    case 'match_ended':
      scene.over = true;
      break;
    case 'deck_brought':
    case 'player_deployed':
    case 'deck_shuffled':
    case 'asked':
    case 'card_kept':
    case 'card_bottomed':
    case 'step_done':
    case 'perk_done':
      break;
  }
  return scene;
}

/** How many players on the field of a side are FRESH, in each line. */
export const fresh = (scene: Scene, side: Side, line: 'A' | 'D'): number => scene.tokens.filter((one) => one.side === side && one.slot.startsWith(line) && one.stamina === 'fresh').length;
