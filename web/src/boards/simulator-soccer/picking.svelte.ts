/** How a coach points at a choice of several parts: a footballer, a way to use him, a cell, an exact spot. */

import { tick } from 'svelte';
import type { Choosing } from '../choosing.svelte';
import { type Choice, choicesOf } from './choice';
import { forbiddenMove, type How, isFine, NOTHING, type Offer, offerOf, type Order, type Placing } from './offer';
import { anchor, cellAt, onPitch, type Point, sideOf, spotOf } from './pitch';
import { prefs } from './prefs.svelte';
import type { KickKind, Move, Player, Technique, View } from './types';

/** What the board tells. */
export interface Table {
  view(): View;
  choices(): Move[] | null;
  choosing(): Choosing<View, Move>;
  /** Brings the choices into sight. */
  show(): void;
}

/** A peg or a ball that is about to be put down. */
export interface Ghost {
  at: Point;
  placing: Placing;
}

export class Picking {
  selected: Player | null = $state(null);
  /** Who is knocked on. */
  through: Player | null = $state(null);
  how: How | null = $state(null);
  /** The kick whose receiver or opponent is to be named. */
  kind: KickKind | null = $state(null);
  /** The direction of a lying peg's length, in hundredths of a degree. */
  angle = $state(9000);
  ghost: Ghost | null = $state.raw(null);
  /** How a ball is played that the table's dice resolve, where there is a choice. */
  #wished: Technique = $state('low');
  /** The spots that were found by themselves: a coach who has taken one back is asked. */
  #found = new Set<string>();
  #phase: View['phase']['kind'] | null = null;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  technique: Technique = $derived.by(() => {
    const { aim } = this.#table.view();
    return aim && !aim.techniques.includes(this.#wished) ? (aim.techniques[0] ?? this.#wished) : this.#wished;
  });
  offer: Offer = $derived.by(() => (this.#table.choosing().open ? this.#offered() : NOTHING));
  order: Order | undefined = $derived(this.selected === null ? undefined : this.offer.orders.get(this.selected));
  /** Everything that can be pointed at, and of it what lies on the table and what waits beside it. */
  all: Choice[] = $derived.by(() => (this.ghost ? [] : choicesOf(this.#table.view(), this.offer, this.selected, this.through)));
  options = $derived(this.all.filter(({ cell }) => cell !== null));
  bench = $derived(this.all.filter(({ cell, player }) => cell === null && player !== null));
  shown: Choice | null = $derived.by(() => this.all.find(({ key }) => key === this.#table.choosing().armed) ?? null);
  /** Whether a peg is put down lying. */
  lies = $derived.by(() => {
    const { kind } = this.#table.view().phase;
    const way = this.how ?? this.offer.hows[0];
    return (kind === 'prepare_keeper' && way === 'lying') || (kind === 'slide' && way !== 'shift');
  });
  buttons: Move[] = $derived.by(() => {
    if (this.selected) return this.order?.buttons ?? [];
    return [...(this.offer.spot && !this.kind ? [this.offer.spot.auto] : []), ...this.offer.buttons];
  });
  /** Whether spots are chosen exactly, in a decision where they can be. */
  exact: boolean | null = $derived(isFine(this.offer) ? prefs.exact : null);
  /** Whether there is a step to go back. */
  canBack = $derived.by(() => this.#table.choosing().open && (this.ghost !== null || this.selected !== null) && !(this.offer.orders.size === 1 && !this.ghost && !this.through));

  /** Makes what is shown, where a tap has shown it; or puts down what is to be put down. */
  get confirm(): (() => void) | null {
    const choosing = this.#table.choosing();
    if (!choosing.open) return null;
    if (this.ghost) {
      const { at, placing } = this.ghost;
      return () => choosing.send(placing.move(spotOf(at)));
    }
    const { shown } = this;
    return choosing.input === 'touch' && shown && (shown.move || shown.target) ? () => this.take(shown) : null;
  }

  /** A new view has come in: what was half chosen is forgotten, and how one chooses with the phase. */
  taken(): void {
    const { kind } = this.#table.view().phase;
    this.selected = null;
    this.through = null;
    this.ghost = null;
    this.kind = null;
    if (kind !== this.#phase) {
      this.how = null;
      this.angle = 9000;
    }
    this.#phase = kind;
  }

  /** The table is at rest: a lone footballer needs no choosing, and a spot is found by itself unless the coach wants to choose it. */
  rested(): void {
    if (!this.#table.choosing().open) return;
    const { orders, buttons, hows, spot } = this.#offered();
    if (orders.size === 1 && buttons.length === 0 && hows.length < 2) this.selected = [...orders.keys()][0] ?? null;
    if (!spot) return;
    const { phase, kick, ball, tally } = this.#table.view();
    const key = JSON.stringify([phase, kick, ball, tally]);
    if (prefs.exact) this.ghost = { at: spot.placing.at, placing: spot.placing };
    else if (phase.kind !== 'put_down' && !this.#found.has(key)) {
      this.#found.add(key);
      this.#table.choosing().send(spot.auto);
    }
  }

  /** Makes a choice, or goes on to the next part of it. */
  take({ player, target, move, key }: Choice): void {
    const choosing = this.#table.choosing();
    if (move) return choosing.send(move);
    if (target) {
      if (!(prefs.exact && target.fine)) return choosing.send(target.move());
      this.ghost = { at: anchor(key), placing: { at: anchor(key), lying: this.lies, ball: this.#table.view().phase.kind === 'ball_spot', move: target.move } };
    } else if (this.selected && player) this.through = player;
    else if (player) {
      this.selected = player;
      const spot = this.offer.orders.get(player)?.spot;
      if (spot) this.ghost = { at: spot.at, placing: spot };
    }
    choosing.forget();
    void tick().then(() => this.#table.show());
  }

  /** A tap: what only chooses a footballer needs no second one. */
  tap(event: MouseEvent, option: Choice): void {
    const choosing = this.#table.choosing();
    const chooses = !option.move && !option.target;
    if (chooses || choosing.input === 'mouse') this.take(option);
    else choosing.tap(event, option.key, () => this.take(option));
  }

  /** A tap on the fabric beside the choices: a spot, another footballer, a step back, or a question why not. */
  beside(point: Point): void {
    const choosing = this.#table.choosing();
    if (this.ghost) {
      this.ghost = { ...this.ghost, at: point };
      return;
    }
    if (!onPitch(point)) return;
    const view = this.#table.view();
    const cell = cellAt(point);
    const own = view.players.find((one) => one.place === 'pitch' && one.cell === cell && view.you?.startsWith(sideOf(one.player)))?.player;
    if (own && own === this.selected) this.back();
    else if (own && this.offer.orders.has(own)) this.take({ key: own, label: '', cell, player: own, target: null, move: null });
    else if (choosing.armed && choosing.input === 'touch') choosing.armed = null;
    else {
      const forbidden = forbiddenMove(this.offer, this.selected ?? own ?? null, cell);
      if (forbidden) choosing.refuse('player' in forbidden ? forbidden.player : 'ball', forbidden);
    }
  }

  /** Goes a step back, and tells whether there was one. */
  back(): boolean {
    const choosing = this.#table.choosing();
    if (!choosing.open || !(this.selected || this.ghost || this.kind)) return false;
    const player = this.selected;
    if (this.kind) this.kind = null;
    else if (this.through) this.through = null;
    else if (this.ghost && !this.order?.spot) this.ghost = null;
    else {
      this.ghost = null;
      this.selected = null;
    }
    choosing.armed = null;
    // The focus goes back to where it was.
    void tick().then(() => {
      if (choosing.input === 'key' && !this.selected) choosing.armed = player;
      return choosing.refocus();
    });
    return true;
  }

  setHow(how: How): void {
    this.how = how;
    this.selected = null;
    this.ghost = null;
  }

  turn(): void {
    this.angle = (this.angle + 3000) % 18000;
  }

  setTechnique(technique: Technique): void {
    this.#wished = technique;
  }

  /** A hint is also shown as the coach would choose it: in the same way. */
  adopt(move: Move): void {
    switch (move.type) {
      case 'target':
        if (move.target.kind === 'cell') this.#wished = move.target.technique;
        break;
      case 'position':
        this.how = move.lying === undefined ? 'standing' : 'lying';
        this.angle = move.lying ?? this.angle;
        break;
      case 'bar':
        this.how = 'bar';
        break;
      case 'shift':
        this.how = this.#table.view().phase.kind === 'slide' ? 'shift' : 'synchro';
        break;
      case 'slide':
      case 'move':
      case 'knock_on':
        this.how = move.type;
        break;
    }
  }

  #offered(): Offer {
    return offerOf(this.#table.view(), this.#table.choices(), { how: this.how, kind: this.kind, angle: this.angle, technique: this.technique });
  }
}
