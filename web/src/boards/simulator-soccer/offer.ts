/** What can be chosen now, sorted by how a coach points at it. Everything comes from the view and the listed choices. */

import { anchor, cm, type Point, spotOf } from './pitch';
import type { Cell, KickKind, Move, Player, Spot, Technique, View } from './types';

/** How a peg is used, where there are several ways. */
export type How = 'standing' | 'lying' | 'bar' | 'slide' | 'shift' | 'move' | 'knock_on' | 'synchro';

/** A choice of a cell. The exact spot in it may be added. */
export interface Target {
  move(at?: Spot): Move;
  /** What it costs: a die, with the highest that is a foul, or a red card. */
  cost: { kind: 'risky'; worst: number } | { kind: 'major' } | null;
  /** Whether the exact spot in the cell can be chosen too. */
  fine: boolean;
}

const plainly = (move: Move): Target => ({ cost: null, fine: false, move: () => move });

/** What a chosen footballer can do. */
export interface Order {
  cells: Map<Cell, Target>;
  /** Whom he can be changed for, or whom he can knock on. */
  players: Map<Player, Move | Map<Cell, Target>>;
  /** Choices for him that are not on the board. */
  buttons: Move[];
  /** Where his spot is chosen at once, inside his own cell. */
  spot: Placing | null;
}

/** A peg or a ball that is put down on an exact spot. */
export interface Placing {
  /** Where it would be put by itself. */
  at: Point;
  lying: boolean;
  ball: boolean;
  move(at: Spot): Move;
}

export interface Offer {
  /** Footballers who are chosen first, and what they can do then. */
  orders: Map<Player, Order>;
  /** Footballers who are the choice themselves. */
  picks: Map<Player, Move>;
  /** Cells that are the choice themselves. */
  cells: Map<Cell, Target>;
  /** Choices that are not on the board. */
  buttons: Move[];
  /** A spot that is to be chosen; without it the peg goes where it goes by itself. */
  spot: { placing: Placing; auto: Move } | null;
  /** The ways to use a peg, where there are several. */
  hows: How[];
  /** What is asked beyond these: a panel of its own. */
  ask: 'kick' | 'aim' | 'plan' | 'release' | 'bar' | null;
}

const none = (): Offer => ({ orders: new Map(), picks: new Map(), cells: new Map(), buttons: [], spot: null, hows: [], ask: null });
/** What is offered to those who are not asked. */
export const NOTHING: Offer = none();

const order = (cells = new Map<Cell, Target>()): Order => ({ cells, players: new Map(), buttons: [], spot: null });
const with_ = (at?: Spot): { at?: Spot } => (at ? { at } : {});

/** The ways to use a peg in this decision. */
export function howsOf(view: View): How[] {
  switch (view.phase.kind) {
    case 'prepare_keeper':
      return [...(view.keeper?.standing.length ? ['standing' as const] : []), ...(view.keeper?.lying.length ? ['lying' as const] : []), ...(view.keeper?.bar ? ['bar' as const] : [])];
    case 'slide':
      return [...(view.choices.length ? ['slide' as const] : []), ...(view.shifts.length ? ['shift' as const] : [])];
    case 'move3': {
      const more = [...(view.knock_ons.length ? ['knock_on' as const] : []), ...(view.shifts.length ? ['synchro' as const] : [])];
      return more.length ? ['move', ...more] : [];
    }
    default:
      return [];
  }
}

/** How the coach wants to choose. */
export interface Wish {
  /** The way to use a peg. */
  how: How | null;
  /** The kick whose receiver or opponent is to be named. */
  kind: KickKind | null;
  /** The direction of a lying peg's length, in hundredths of a degree. */
  angle: number;
  /** How a ball is played that the table's dice resolve. */
  technique: Technique;
}

/** What the seat can choose. */
export function offerOf(view: View, choices: Move[] | null, { how, kind, angle, technique }: Wish): Offer {
  const offer = none();
  const { phase } = view;
  const listed = choices ?? [];
  offer.hows = howsOf(view);
  const way = how !== null && offer.hows.includes(how) ? how : (offer.hows[0] ?? null);
  const done: Move = { type: 'done' };
  /** Everybody whom the view lets move, with one move for each cell. */
  const orders = (make: (player: Player, cell: Cell, at?: Spot, major?: boolean) => Move) => {
    for (const { player, cells, risky, worst, major } of view.choices) {
      const targets = cells.map((cell): [Cell, Target] => {
        const cost: Target['cost'] = major.includes(cell) ? { kind: 'major' } : risky.includes(cell) ? { kind: 'risky', worst } : null;
        return [cell, { cost, fine: true, move: (at) => make(player, cell, at, cost?.kind === 'major') }];
      });
      offer.orders.set(player, order(new Map(targets)));
    }
  };
  const takers = () => {
    for (const { player } of view.choices) offer.picks.set(player, { type: 'taker', player });
  };
  const shifts = () => {
    for (const player of view.shifts) {
      const at = view.players.find((one) => one.player === player)?.at;
      if (at) offer.orders.set(player, { ...order(), spot: { at: cm(at), lying: false, ball: false, move: (spot) => ({ type: 'shift', player, at: spot }) } });
    }
  };
  switch (phase.kind) {
    case 'place_start':
    case 'line_up':
      orders((player, cell, at) => ({ type: 'place', player, cell, ...with_(at) }));
      offer.buttons = view.choices.length > 0 ? [{ type: 'auto' }, done] : [done];
      break;
    case 'kickoff_taker':
    case 'choose_taker':
    case 'thrower':
    case 'shootout_taker':
      takers();
      break;
    case 'declare':
    case 'repeat':
    case 'header':
    case 'put_down':
      if (kind) for (const player of view.kicks.find((kick) => kick.kind === kind)?.named ?? []) offer.picks.set(player, { type: 'declare', kind, named: player });
      else offer.buttons = listed.filter((move) => move.type === 'done' || move.type === 'pick_up');
      offer.ask = 'kick';
      if (phase.kind === 'put_down') offer.spot = { auto: { type: 'spot' }, placing: { at: anchor(view.ball.cell), lying: false, ball: true, move: (at) => ({ type: 'spot', at }) } };
      break;
    case 'offside_step':
    case 'header_step':
    case 'speed_step':
      orders((player, cell, at) => ({ type: 'step', player, cell, ...with_(at) }));
      offer.buttons = [done];
      break;
    case 'slide':
      if (way === 'shift') shifts();
      else orders((player, cell, at) => ({ type: 'slide', player, cell, angle, ...with_(at) }));
      offer.buttons = [{ type: 'decline' }];
      break;
    case 'prepare_keeper':
      if (way === 'bar') offer.ask = 'bar';
      else {
        const lying = way === 'lying' ? { lying: angle } : {};
        for (const cell of (way === 'lying' ? view.keeper?.lying : view.keeper?.standing) ?? []) offer.cells.set(cell, { cost: null, fine: true, move: (at) => ({ type: 'position', cell, ...with_(at), ...lying }) });
      }
      break;
    case 'aim':
      offer.ask = view.you !== null && view.you.startsWith(view.attacking) ? 'aim' : 'plan';
      // SIM-TABLE-1 By the table's dice a cell is named, or a sector of the goal.
      for (const move of listed) {
        if (move.type !== 'target') continue;
        if (move.target.kind === 'sector') offer.buttons.push(move);
        else if (move.target.kind === 'cell' && move.target.technique === technique) offer.cells.set(move.target.cell, plainly(move));
      }
      if (offer.ask === 'plan') offer.buttons = listed;
      break;
    case 'release':
      offer.ask = 'release';
      break;
    case 'replant':
    case 'place_taker': {
      const player = phase.kind === 'replant' ? view.kick?.kicker : undefined;
      const at = view.players.find((one) => one.player === player)?.at;
      offer.spot = { auto: { type: 'spot' }, placing: { at: at ? cm(at) : anchor(view.ball.cell), lying: false, ball: false, move: (spot) => ({ type: 'spot', at: spot }) } };
      break;
    }
    case 'choose_cell':
      for (const cell of view.cells) offer.cells.set(cell, plainly({ type: 'cell', cell }));
      break;
    case 'ball_spot':
      for (const cell of view.cells) offer.cells.set(cell, { cost: null, fine: true, move: (at) => ({ type: 'spot', at: at ?? spotOf(anchor(cell)) }) });
      break;
    case 'move2':
    case 'move3':
      if (way === 'synchro') shifts();
      else if (way === 'knock_on') {
        for (const { player, other, cells } of view.knock_ons) {
          const found = offer.orders.get(player) ?? order();
          found.players.set(other, new Map(cells.map((cell): [Cell, Target] => [cell, plainly({ type: 'knock_on', player, other, cell })])));
          offer.orders.set(player, found);
        }
      } else orders((player, cell, at, major) => ({ type: 'move', player, cell, major: major ?? false, ...with_(at) }));
      offer.buttons = [...(view.tackle && phase.kind === 'move3' ? [{ type: 'tackle' } as const] : []), done];
      break;
    case 'make_room':
      orders((player, cell, at) => ({ type: 'move', player, cell, major: false, ...with_(at) }));
      break;
    case 'call_substitution':
    case 'substitutions':
      for (const move of listed) {
        if (move.type !== 'substitute' && move.type !== 'reserve_keeper') continue;
        const found = offer.orders.get(move.off) ?? order();
        if (move.type === 'substitute') found.players.set(move.on, move);
        else found.buttons.push(move);
        offer.orders.set(move.off, found);
      }
      offer.buttons = listed.filter((move) => move.type === 'done');
      break;
    case 'keeper_tackle':
    case 'keeper_dribble':
    case 'tackle':
    case 'pick_up':
      offer.buttons = listed;
      break;
    case 'before':
    case 'over':
      break;
  }
  return offer;
}

/** Whether an exact spot can be chosen in this decision. */
export const isFine = ({ spot, orders, cells }: Offer): boolean => spot !== null || [...orders.values(), { cells }].some((order) => [...order.cells.values()].some(({ fine }) => fine));

/** A move like those on offer, but to a cell that is not: the server refuses it and says why. */
export function forbiddenMove(offer: Offer, player: Player | null, cell: Cell): Extract<Move, { cell: Cell }> | null {
  const targets = [...offer.orders.values()].flatMap(({ cells }) => [...cells.values()]);
  const sample = (targets[0] ?? [...offer.cells.values()][0])?.move();
  if (!sample || !('cell' in sample)) return null;
  if (!('player' in sample)) return { ...sample, cell };
  return player === null ? null : { ...sample, player, cell };
}
