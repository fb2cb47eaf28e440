/** What a person does with a thing on the bench: one piece of work at a time, and a sentence when it fails. */

import { api } from '../lib/api';
import { Attempts } from '../lib/attempts.svelte';
import { asSentence } from '../lib/failure';
import { t } from '../lib/i18n';
import { go, to } from '../lib/router';
import { alone, botPlan, plan, suggested } from '../lib/seats';
import { toast } from '../lib/toasts.svelte';
import type { GameSummary } from '../types.gen';
import type { Bench } from './bench.svelte';
import { type Thing, type Verdict, word } from './craft';

export class Work<T extends Thing, R extends Verdict> {
  readonly #attempts: Attempts;

  constructor(
    private readonly bench: Bench<T, R>,
    private readonly summary: GameSummary,
  ) {
    const { game, kind } = bench.craft;
    this.#attempts = new Attempts(() => game, (name) => word(kind, '-name-taken', { name }));
  }

  get busy(): boolean {
    return this.#attempts.busy;
  }

  save = (): Promise<void> =>
    this.#attempts.make(async () => {
      const { thing, craft } = this.bench;
      if (!thing.name.trim()) return this.#attempts.refuse(word(craft.kind, '-name-missing'));
      toast(t('bench-saved-as', { name: await this.bench.save() }));
    });

  /** Plays a match with it against a bot that has a ready-made one; what the rules forbid is not played, and says why. */
  tryOut = (rival: string): Promise<void> =>
    this.#attempts.make(async () => {
      const { bench, summary } = this;
      const report = await bench.verdict();
      const [breach] = report.breaches;
      if (breach) return this.#attempts.refuse(asSentence(breach.detail), breach.clause);
      const match = await api.create({
        game: bench.craft.game,
        options: bench.craft.match(bench.thing, report, rival),
        seats: plan('bot', alone(summary.seats, 'home'), botPlan(suggested(summary.bots))),
        listed: false,
      });
      go(to.table(match.id));
    });

  duplicate = (): void => go(this.bench.craft.address(this.bench.shelf.duplicate(this.bench.draft)));

  remove = (): Promise<void> =>
    this.#attempts.make(async () => {
      await this.bench.shelf.remove(this.bench.draft.id);
      go(this.bench.craft.address());
    });
}
