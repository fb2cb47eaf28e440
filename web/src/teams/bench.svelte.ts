/** One team at work: its stickers and strip, what the server says of it, and the way back. */

import { api } from '../lib/api';
import { NameTaken } from '../lib/attempts.svelte';
import { fromReport, SQUAD, type Team, write } from './notation';
import type { Pool, Report, SavedTeam, Strip } from './types';

const CHECK_AFTER_MS = 160;

/** Colours are dragged and words are typed: a run of them is one step back. */
const isRun = (change: Partial<Strip>): boolean =>
  'names' in change || 'sponsor' in change || Object.values(change).every((value) => typeof value === 'string' && value.startsWith('#'));

/** Where a team on the bench comes from. */
export interface Origin {
  game: string;
  /** The last word of its address. */
  id: string;
  /** The name under which the server keeps it; nothing if it was never saved. */
  saved: string | null;
  /** Its text when it was last saved, or that of the ready team it began as. */
  base: string | null;
}

export class TeamBench {
  origin: Origin = $state.raw() as Origin;
  team: Team = $state.raw() as Team;
  /** The shirt that the next sticker goes to; nothing if the first free one gets it. */
  shirt = $state<number | null>(null);
  /** What the server said last; it may be one change behind. */
  report = $state.raw<Report | null>(null);
  /** Why the last check was not answered. */
  failed = $state.raw<unknown>(null);
  private past = $state.raw<{ team: Team; what: string }[]>([]);
  private future = $state.raw<Team[]>([]);
  private checked = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly pool: Pool,
    origin: Origin,
    team: Team,
  ) {
    this.origin = origin;
    this.team = team;
    void this.check();
  }

  readonly text = $derived.by(() => write(this.team, this.pool.strips));
  readonly changed = $derived.by(() => this.text !== this.origin.base);
  readonly fresh = $derived.by(() => this.checked === this.text);
  readonly count = $derived.by(() => this.team.stickers.filter((id) => id !== null).length);
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  shirtOf = (id: string): number => this.team.stickers.indexOf(id) + 1;

  /** Puts a sticker on the chosen shirt, else on the first free one. Gives whether there was room. */
  pick(id: string): boolean {
    const free = this.team.stickers.indexOf(null) + 1;
    const shirt = this.shirt ?? free;
    if (shirt === 0) return false;
    this.wear(shirt, id);
    this.shirt = null;
    return true;
  }

  drop = (id: string): void => this.wear(this.shirtOf(id), null);

  private wear(shirt: number, id: string | null): void {
    this.change({ stickers: this.team.stickers.map((old, index) => (index === shirt - 1 ? id : old)) }, '');
  }

  /** Exchanges the footballers of two shirts; names stay with their footballers. */
  swap(one: number, two: number): void {
    if (Math.min(one, two) < 1 || Math.max(one, two) > SQUAD) return;
    const exchanged = <T>(list: T[]): T[] =>
      list.map((item, index) => (index === one - 1 ? list[two - 1] : index === two - 1 ? list[one - 1] : item) as T);
    const { stickers, strip } = this.team;
    this.change({ stickers: exchanged(stickers), strip: { ...strip, names: exchanged(strip.names) } }, '');
  }

  rename = (name: string): void => this.change({ name }, 'name');
  clear = (): void => this.change({ stickers: this.team.stickers.map(() => null) }, '');

  dress(change: Partial<Strip>): void {
    this.change({ strip: { ...this.team.strip, ...change, id: 'own' } }, isRun(change) ? Object.keys(change).join() : '');
  }

  /** Takes another design; the names of the footballers stay. */
  wearStrip = (strip: Strip): void => this.change({ strip: { ...strip, names: this.team.strip.names } }, '');

  private change(change: Partial<Team>, what: string): void {
    const team = { ...this.team, ...change };
    if (write(team, this.pool.strips) === this.text) {
      this.team = team;
      return;
    }
    if (!what || this.past.at(-1)?.what !== what) this.past = [...this.past, { team: this.team, what }];
    this.future = [];
    this.lay(team);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.team, ...this.future];
    this.lay(last.team);
  }

  redo(): void {
    const [team, ...rest] = this.future;
    if (!team) return;
    this.future = rest;
    this.past = [...this.past, { team: this.team, what: '' }];
    this.lay(team);
  }

  private lay(team: Team): void {
    this.team = team;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER_MS);
  }

  /** Asks the server what it says of the team; of two answers the later question's counts. */
  async check(): Promise<void> {
    clearTimeout(this.timer);
    const { text } = this;
    try {
      const report = await api.checkTeam(this.origin.game, text);
      if (text !== this.text) return;
      this.report = report;
      this.checked = text;
      this.failed = null;
    } catch (reason) {
      if (text === this.text) this.failed = reason;
    }
  }

  /** Saves the team under its name, and gives the name; a team of another name is never overwritten. */
  async save(): Promise<string> {
    const { game, saved } = this.origin;
    const { text } = this;
    const name = this.team.name.trim();
    const kept = await savedTeams(game);
    if (name !== saved && kept.some((other) => other.name === name)) throw new NameTaken(name);
    const { name: now } = await api.saveDeck({ game, name, text });
    if (saved !== null && now !== saved) await api.deleteDeck(game, saved);
    this.origin = { game, id: now, saved: now, base: text };
    return now;
  }

  /** Stops asking. */
  leave = (): void => clearTimeout(this.timer);
}

/** The teams that the server keeps, the latest first. */
export async function savedTeams(game: string): Promise<SavedTeam[]> {
  const all = await api.decks();
  return all.filter((team) => team.game === game).toSorted((a, b) => b.updated_ms - a.updated_ms);
}

/** Reads a text: the team, or what the server says of it. */
export async function readTeam(game: string, text: string): Promise<{ team: Team } | { report: Report }> {
  const report = await api.checkTeam(game, text);
  const team = fromReport(report);
  return team ? { team } : { report };
}
