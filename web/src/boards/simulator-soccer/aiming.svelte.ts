/** Aiming a kick by hand, letting it go, and what the keeper on the bar plans against it. */

import { calm } from '../../lib/settings.svelte';
import type { Choosing } from '../choosing.svelte';
import { aimedAt, errorsAt, firstAim, pulled, strayOf, stroke, strikes, tidy } from './aim';
import { gapOf, sightOf } from './goal-mouth';
import type { Picking } from './picking.svelte';
import { anchor, cellAt, cm, onPitch, onTrack, type Point, sideOf } from './pitch';
import { type Post, postsOf, wayOf } from './roll';
import type { Scene } from './scene';
import type { Aim, Cell, Move, Player, Posture, View } from './types';
import { countWords, gapWords } from './words';
import { t } from '../../lib/i18n';

/** A tap nearer to the ball than this takes hold of it, and is no target. */
const NO_TARGET = 2;
/** SIM-EXEC-4 When a swinging hand may let go. */
const RELEASE = { first: 300, last: 6000 };

/** A kick as it is chalked on the table. */
export interface Aimed {
  ball: Point;
  aim: Aim;
  /** The greatest error of the hand, from 0 to 1. */
  amplitude: number;
  /** The errors of a swinging hand at this moment. */
  sway: { direction: number; power: number } | null;
  kicker: Player | null;
  /** Who and what is in the ball's way. */
  posts: Post[];
}

/** What the board tells. */
export interface Table {
  view(): View;
  choices(): Move[] | null;
  scene(): Scene;
  /** The pegs as they are drawn at this moment. */
  pegs(): Scene['pegs'];
  busy(): boolean;
  choosing(): Choosing<View, Move>;
  picking(): Picking;
}

export class Aiming {
  /** SIM-EXEC-6 Whether the release is not timed. */
  untimed = $state(calm());
  /** Where the keeper stands on his bar, and what he plans. */
  trackY = $state(0);
  posture: Posture | 'stay' = $state('stay');
  /** The cell under the mouse while a kick is aimed; without one the aim itself counts. */
  hovered: Cell | null = $state(null);
  #swayMs = $state(0);
  #swingsSince = 0;
  /** What the coach has aimed, and for which kick: a new kick begins with an aim of its own. */
  #own: { kick: string; aim: Aim } | null = $state.raw(null);
  #phase: View['phase']['kind'] | null = null;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  #kick = $derived.by(() => JSON.stringify([this.#table.view().kick, this.#table.view().ball.at]));
  #first = $derived.by(() => firstAim(this.#table.view()));
  aim: Aim = $derived(this.#own?.kick === this.#kick ? this.#own.aim : this.#first);
  from: Point = $derived.by(() => cm(this.#table.view().ball.at));
  /** Whether the kick is aimed by hand, not by the table's dice. */
  byHand = $derived.by(() => this.#table.picking().offer.ask === 'aim' && this.#table.choices() === null && this.#table.view().aim !== null);
  /** Whether the keeper's coach plans by hand. */
  plans = $derived.by(() => {
    const { ask } = this.#table.picking().offer;
    return ask === 'bar' || (ask === 'plan' && this.#table.choices() === null);
  });
  /** Who stands in the ball's way: not the kicker, who swings, nor a keeper on the bar, who moves. */
  #posts = $derived.by(() => {
    const { kick, keeper } = this.#table.view();
    return postsOf(this.#table.scene().pegs, [kick?.kicker, keeper?.bar_y == null ? null : keeper.player]);
  });
  #target = $derived(wayOf(this.from, this.aim, { posts: this.#posts }).points.at(-1) ?? this.from);
  drawn: Aimed | null = $derived.by(() => {
    const { aim, kick, phase } = this.#table.view();
    const kicker = kick?.kicker ?? null;
    if (this.byHand && aim) return { ball: this.from, aim: this.aim, amplitude: this.untimed ? 0.8 : aim.amplitude / 1000, sway: null, kicker, posts: this.#posts };
    if (phase.kind !== 'release' || this.#table.busy() || !aim?.sway || aim.target?.kind !== 'aim') return null;
    return { ball: this.from, aim: aim.target, amplitude: aim.amplitude / 1000, sway: errorsAt(aim.sway, aim.amplitude, this.#swayMs), kicker, posts: this.#posts };
  });
  /** The goal as the ball sees it, before a shot. */
  sight = $derived.by(() => {
    if (!this.#table.choosing().open) return null;
    const view = this.#table.view();
    const picking = this.#table.picking();
    const cell = picking.shown?.cell;
    const spot = view.phase.kind === 'prepare_keeper' ? (picking.ghost?.at ?? (cell ? anchor(cell) : null)) : null;
    const plans = this.plans && (picking.offer.ask === 'bar' || this.posture !== 'stay');
    const { drawn } = this;
    return sightOf(view, {
      pegs: this.#table.pegs(),
      keeper: plans ? { kind: 'bar', y: this.trackY / 100, posture: picking.offer.ask === 'bar' || this.posture === 'stay' ? 'upright' : this.posture } : spot ? { kind: 'peg', peg: { at: spot, lying: picking.lies ? picking.angle / 100 : null } } : null,
      aim: drawn && (drawn.sway ? { aim: { ...drawn.aim, direction: drawn.aim.direction + strayOf(drawn.aim, drawn.sway.direction).direction }, amplitude: 0 } : drawn),
    });
  });
  /** Whether a peg stands in the way of the swing. */
  fouls = $derived.by(() => {
    const swept = this.byHand ? stroke(this.from, this.aim) : null;
    return swept !== null && Object.entries(this.#table.scene().pegs).some(([player, { at }]) => player !== this.#table.view().kick?.kicker && strikes(swept, at));
  });
  counted: Cell | null = $derived(!this.byHand || this.sight ? null : (this.hovered ?? (onPitch(this.#target) ? cellAt(this.#target) : null)));
  /** Who would get the ball, or where the goal has room. */
  count = $derived.by(() => {
    if (!this.byHand) return '';
    if (this.sight) return gapWords(gapOf(this.sight));
    return this.counted ? countWords(this.#table.view(), this.counted) : t('sim-aim-out');
  });
  /** The keeper on the bar as he is planned. */
  planned = $derived.by(() => {
    const { keeper } = this.#table.view();
    const { ask } = this.#table.picking().offer;
    if (!this.plans || !keeper || (ask === 'plan' && this.posture === 'stay')) return null;
    return { at: onTrack(sideOf(keeper.player), this.trackY / 100), lying: ask === 'bar' || this.posture === 'upright' ? null : 90, ball: false };
  });

  /** A new view has come in: in another phase the keeper plans anew. */
  taken(): void {
    const { kind } = this.#table.view().phase;
    if (kind !== this.#phase) {
      this.posture = 'stay';
      this.trackY = 0;
    }
    this.#phase = kind;
  }

  set(aim: Aim): void {
    this.#own = { kick: this.#kick, aim };
  }

  change(part: Partial<Aim>): void {
    this.set(tidy({ ...this.aim, ...part }));
  }

  /** A hand has pulled back from the ball to there. */
  pull(point: Point): void {
    this.change(pulled(this.from, point));
  }

  /** Aims at a point. */
  at(point: Point): void {
    if (this.#isTarget(point)) this.set(aimedAt(this.aim, this.from, point));
  }

  hover(point: Point | null): void {
    this.hovered = point && onPitch(point) && this.#isTarget(point) ? cellAt(point) : null;
  }

  kick(): void {
    const { aim } = this.#table.view();
    this.#table.choosing().send({ type: 'target', target: { kind: 'aim', ...this.aim }, no_timing: (aim?.timed ?? false) && this.untimed });
  }

  /** SIM-EXEC-4 The hand swings until the coach lets go. SIM-EXEC-5 It lets go by itself in the end. */
  swing(): () => void {
    this.#swingsSince = performance.now();
    let frame = requestAnimationFrame(function swing(this: Aiming) {
      this.#swayMs = performance.now() - this.#swingsSince;
      if (this.#swayMs >= RELEASE.last) this.release(RELEASE.last);
      else frame = requestAnimationFrame(swing.bind(this));
    }.bind(this));
    return () => cancelAnimationFrame(frame);
  }

  release(ms = performance.now() - this.#swingsSince): void {
    this.#table.choosing().send({ type: 'release', ms: Math.round(Math.min(RELEASE.last, Math.max(RELEASE.first, ms))) });
  }

  /** A hint is also shown as the coach would choose it: with the same aim. */
  adopt(move: Move): void {
    if (move.type === 'target' && move.target.kind === 'aim') this.set(move.target);
    else if (move.type === 'bar') this.trackY = move.y;
    else if (move.type === 'plan') {
      this.posture = move.plan.kind === 'move' ? move.plan.dive : 'stay';
      if (move.plan.kind === 'move') this.trackY = move.plan.y;
    }
  }

  #isTarget(point: Point): boolean {
    return Math.hypot(point.x - this.from.x, point.y - this.from.y) > NO_TARGET;
  }
}
