import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { MatchSummary, Scoreline, Side } from '../types.gen';
import EndPanel from './EndPanel.svelte';

const bot = { name: 'club', kind: 'bot' as const, level: 'club', you: false };
const me = { name: 'Ann', kind: 'person' as const, you: true };
const score = { home: 2, away: 1 };

/** What the panel shows to Home's coach, or to those who watch. */
function shown(winner: Side | null, home: object = me): { picture: string; text: string } {
  const summary = { id: 'm', game: 'flip-football', seats: { home, away: bot } } as unknown as MatchSummary;
  const scoreline = { score, clock: "90'", phase: { key: 'end-full-time' }, attacking: null } as Scoreline;
  const figures = [{ what: 'Shots', of: { home: 7, away: 3 } }];
  const panel = mount(EndPanel, { target: document.body, props: { summary, scoreline, outcome: { winner, score }, names: { home: 'Ann', away: 'Club' }, kits: null, figures } });
  flushSync();
  const end = document.querySelector('.end');
  const found = { picture: end?.querySelector('svg')?.innerHTML ?? '', text: end?.textContent ?? '' };
  void unmount(panel);
  return found;
}

it('has a picture of its own for who won, who lost, who drew and who only watched', () => {
  const pictures = [shown('home'), shown('away'), shown(null), shown('home', bot)].map(({ picture }) => picture);
  expect(pictures.every((picture) => picture.length > 0)).toBe(true);
  expect(new Set(pictures).size).toBe(4);
});

it('comes whole, with the figures of the match', () => {
  expect(shown('home').text).toMatch(/Ann.*7\s*Shots\s*3/s);
});
