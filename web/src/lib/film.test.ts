import { beforeEach, describe, expect, it } from 'vitest';
import type { Frame, Moment, ReplayPage } from '../types.gen';
import { beforeNextBig, clockOf, Film, PAGE, PAGES_KEPT, toldUpTo, type Where } from './film.svelte';

const LENGTH = 10_000;
const commentary = { text: { key: 'goal', args: {} }, weight: 'big' } as Moment['commentary'];
/** Frame `at` is step 2 at and tells event at + 1. */
const frame = (at: number): Frame =>
  ({ step: 2 * at, view: at, events: [{ number: at + 1, event: {}, commentary }] }) as unknown as Frame;

let asked: Where[];
let shortest: number;
let film: Film;

beforeEach(() => {
  asked = [];
  shortest = PAGE;
  film = new Film(async (where): Promise<ReplayPage> => {
    asked.push(where);
    const from = 'from' in where ? where.from : 'step' in where ? Math.ceil(where.step / 2) : where.event - 1;
    const count = Math.min(where.count, shortest, LENGTH - from);
    return { viewer: 'home', from, frames: [...Array(count).keys()].map((more) => frame(from + more)) };
  }, LENGTH);
});

describe('a film', () => {
  it('keeps a window, however far one scrubs', async () => {
    for (let at = 0; at < LENGTH; at += 97) {
      expect((await film.want(at))?.view).toBe(at);
      expect(film.kept).toBeLessThanOrEqual(PAGE * PAGES_KEPT);
    }
  });

  it('goes backwards by whole pages', async () => {
    await film.want(5000);
    for (let at = 4999; at > 4990; at -= 1) expect((film.frame(at) ?? (await film.want(at)))?.view).toBe(at);
    expect(asked).toHaveLength(2);
  });

  it('copes with pages that end early', async () => {
    shortest = 3;
    await film.want(100);
    expect((await film.want(99))?.view).toBe(99);
  });

  it('asks for what was wanted last, one page at a time', async () => {
    const wanted = [10, 200, 3000, 40].map((at) => film.want(at));
    expect((await Promise.all(wanted)).map((found) => found?.view)).toEqual([undefined, undefined, undefined, 40]);
    expect(asked).toEqual([{ from: 40, count: PAGE }]);
  });

  it('fetches the next page in good time', async () => {
    await film.want(0);
    await film.ahead(0);
    expect(asked).toHaveLength(1);
    await film.ahead(PAGE - 2);
    expect(film.frame(PAGE)).toBeDefined();
  });

  it('finds steps and events', async () => {
    expect(await film.seek({ step: 8000 })).toBe(4000);
    expect(await film.seek({ event: 4003 })).toBe(4002);
    expect(asked).toHaveLength(1);
    expect(await film.seek({ event: 12 })).toBe(11);
  });
});

describe('what was told', () => {
  const minutes = [
    { from: 1, clock: '' },
    { from: 5, clock: "3'" },
  ];

  it('has its minute', () => {
    expect([1, 4, 5, 99].map((number) => clockOf(minutes, number))).toEqual(['', '', "3'", "3'"]);
  });

  it('is whole where the film is in memory, and else the great moments', async () => {
    await film.want(4000);
    const moments: Moment[] = [{ frame: 3, step: 6, number: 4, commentary }, { frame: 4001, step: 8002, number: 4002, commentary }];
    const lines = toldUpTo(film, 4001, moments, minutes);
    expect(lines.map(({ number }) => number)).toEqual([4, 4001, 4002]);
    expect(lines[0]).not.toHaveProperty('clock');
    expect(lines[1]?.clock).toBe("3'");
  });
});

describe('the next great moment', () => {
  const at = (frame: number, weight: Moment['commentary']['weight']) =>
    ({ frame, step: 2 * frame, number: frame, commentary: { ...commentary, weight } }) as Moment;
  const moments = [at(3, 'normal'), at(10, 'big'), at(20, 'big')];

  it('is shown from just before it happens', () => {
    expect(beforeNextBig(moments, 0, 99)).toBe(9);
  });

  it('is another one for somebody who stands before one', () => {
    expect(beforeNextBig(moments, 9, 99)).toBe(19);
    expect(beforeNextBig(moments, 10, 99)).toBe(19);
  });

  it('is the end after the last', () => {
    expect(beforeNextBig(moments, 19, 99)).toBe(99);
  });
});
