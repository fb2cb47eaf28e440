import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { opener, press, seen, tap } from '../mounted.svelte';
import Board, { kits, needsCurtain } from './Board.svelte';
import { side, view } from './example';
import type { Event, Move } from './types';

const minute: Event[] = [
  { type: 'cards_laid', minute: '2', attacker: 'home', stage: 'attack0', attack_card: 'R21', defend_card: 'B33', section: 'B1', code: '.' },
  { type: 'attack_success', side: 'home', count: 1 },
];

const LAY: Move[] = [{ type: 'lay' }];
const open = opener(Board, () => ({ view: view(), choices: LAY }));
const button = (name: string) => document.querySelector<HTMLElement>(`button.${name}`);

describe('settled', () => {
  it('is said once for what is drawn at once', () => {
    const { props } = open();
    expect(props.settled).toHaveBeenCalledTimes(1);
    props.view = view({ stage: 'attack1' });
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
  });

  it('is said once when the events have been shown, not before', async () => {
    const { props } = open();
    Object.assign(props, { view: view({ stage: 'attack1' }), events: seen(minute), instant: false });
    flushSync();
    await vi.advanceTimersByTimeAsync(300);
    expect(props.settled).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
  });

  it('is said once when the show is skipped, and nothing plays on', async () => {
    const { props } = open();
    Object.assign(props, { view: view({ stage: 'attack1' }), events: seen(minute), instant: false });
    flushSync();
    await vi.advanceTimersByTimeAsync(100);
    props.instant = true;
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
  });

  it('is said when the board goes away in the middle of a show', async () => {
    const { props, close } = open();
    Object.assign(props, { view: view({ stage: 'attack1' }), events: seen(minute), instant: false });
    flushSync();
    close();
    expect(props.settled).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(props.settled).toHaveBeenCalledTimes(2);
  });
});

describe('laying', () => {
  it('plays on a tap of the button or of one’s own pack, once', () => {
    const { props } = open();
    button('lay')?.click();
    button('pack')?.click();
    expect(props.play).toHaveBeenCalledTimes(1);
    expect(props.play).toHaveBeenCalledWith({ type: 'lay' });
  });

  it('plays on Space', () => {
    const { props } = open();
    press(' ');
    expect(props.play).toHaveBeenCalledTimes(1);
  });

  it('tries what is forbidden, so that the server says why', () => {
    const { props } = open({ choices: [], view: view({ sides: { home: { ...side('red'), has_laid: true }, away: side('blue') } }) });
    button('lay')?.click();
    expect(props.play).not.toHaveBeenCalled();
    expect(props.attempt).toHaveBeenCalledWith({ type: 'lay' });
  });

  it('goes to the end of the show first, then lays', async () => {
    const { props } = open();
    Object.assign(props, { view: view({ stage: 'attack1' }), events: seen(minute), instant: false });
    flushSync();
    button('lay')?.click();
    flushSync();
    expect(props.settled).toHaveBeenCalledTimes(2);
    expect(props.play).toHaveBeenCalledTimes(1);
  });

  it('offers nothing to those who watch', () => {
    open({ seat: null, choices: [], view: view({ you: null }) });
    expect(document.querySelector('button:not(.laid-pile)')).toBeNull();
  });

  it('lays a card of the hand with the second tap', () => {
    const home = { ...side('red'), hand: ['R21', 'R12'], hand_size: 2 };
    const { props } = open({ view: view({ hand_play: true, sides: { home, away: side('blue') } }), choices: [{ type: 'lay', card: 'R21' }, { type: 'lay', card: 'R12' }] });
    const card = document.querySelectorAll<HTMLElement>('.hand button.card')[1];
    tap(card ?? null);
    expect(props.play).not.toHaveBeenCalled();
    tap(card ?? null);
    expect(props.play).toHaveBeenCalledWith({ type: 'lay', card: 'R12' });
  });
});

describe('the laid cards', () => {
  const both = { home: { ...side('red'), played: ['R01', 'R07', 'R21'], seen: ['R30'] }, away: { ...side('blue'), played: [] } };

  it('lie in a pile beside each pack, once there are any', () => {
    open({ view: view({ sides: both }) });
    const piles = [...document.querySelectorAll('button.laid-pile')];
    expect(piles.map((pile) => pile.querySelector('b')?.textContent)).toEqual(['3']);
  });

  it('can be looked through, also by those who watch', () => {
    const { props } = open({ seat: null, choices: [], view: view({ you: null, sides: both }) });
    button('laid-pile')?.click();
    flushSync();
    const shown = () => [...document.querySelectorAll('dialog .cards li')].map((card) => card.textContent);
    expect(shown()).toEqual(['R01', 'R07', 'R21']);
    expect(document.querySelector('dialog .seen')?.textContent).toContain('R30');
    props.view = view({ you: null, sides: { ...both, away: { ...side('blue'), played: ['B05'] } } });
    flushSync();
    expect(shown()).toEqual(['R01', 'R07', 'R21', 'B05']);
    expect(props.play).not.toHaveBeenCalled();
  });
});

describe('setting aside', () => {
  const choosing = (eight: string[]) => view({ phase: 'set_aside', period: null, sides: { home: side('red', { set_aside_done: false, eight }), away: side('blue') } });
  const start = () => document.querySelector<HTMLButtonElement>('button.start');

  it('begins with the preset that keeps the strongest in the pack, and one button', () => {
    const { props } = open({ view: choosing([]), choices: [{ type: 'preset', name: 'strongest' }, { type: 'rest_random' }] });
    expect(document.querySelectorAll('.grid .taken')).toHaveLength(8);
    expect(start()?.disabled).toBe(false);
    start()?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'preset', name: 'strongest' });
  });

  it('sends the picks one after the other, each when the one before has arrived', () => {
    const choices: Move[] = [{ type: 'set_aside', card: 'R01' }, { type: 'rest_random' }];
    const { props } = open({ view: choosing(['R09']), choices });
    const cards = [...document.querySelectorAll<HTMLElement>('.grid button.card')];
    document.querySelector<HTMLElement>('.ready button')?.click();
    flushSync();
    expect(start()?.disabled).toBe(false);
    for (const at of [0, 1]) cards[at]?.click();
    flushSync();
    expect(start()?.disabled, 'five more').toBe(true);
    for (const at of [2, 3, 4, 5, 6]) cards[at]?.click();
    flushSync();
    start()?.click();
    expect(props.play).toHaveBeenCalledTimes(1);
    props.view = choosing(['R09', 'R01']);
    flushSync();
    props.view = choosing(['R09', 'R01', 'R02']);
    flushSync();
    const sent = vi.mocked(props.play).mock.calls.map(([move]) => move);
    expect(sent).toEqual(['R01', 'R02', 'R03'].map((card) => ({ type: 'set_aside', card })));
  });

  it('lets the referee draw what is missing', () => {
    const { props } = open({ view: choosing(['R09']), choices: [{ type: 'set_aside', card: 'R01' }, { type: 'rest_random' }] });
    document.querySelector<HTMLElement>('.ready button')?.click();
    flushSync();
    start()?.click();
    expect(props.play).toHaveBeenCalledWith({ type: 'rest_random' });
  });

  it('says what the cards are worth, in three labelled figures', () => {
    open({ view: choosing([]), choices: [{ type: 'set_aside', card: 'R01' }] });
    const button = [...document.querySelectorAll<HTMLElement>('.tools button')].find(({ textContent }) => textContent === 'What they are worth');
    button?.click();
    flushSync();
    const [first] = document.querySelectorAll('.grid dl');
    expect([...(first?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(['Total', 'Attack', 'Defence']);
    expect([...(first?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual(['−2.4', '−3.8', '+1.3']);
    expect(document.querySelector('.help')?.textContent).toContain('a hundred times');
  });

  it('offers nothing in a replay', () => {
    open({ view: choosing(['R09']), choices: [], interactive: false });
    expect(document.querySelector('[data-choice]')).toBeNull();
  });
});

describe('the module', () => {
  it('draws a curtain where cards are secret', () => {
    expect(needsCurtain(view())).toBe(false);
    expect(needsCurtain(view({ phase: 'set_aside' }))).toBe(true);
    expect(needsCurtain(view({ hand_play: true }))).toBe(true);
    expect(needsCurtain(view({ hand_play: true, phase: 'shoot_out' }))).toBe(false);
  });

  it('dresses the sides in the colours of their decks', () => {
    const { home, away } = kits(view());
    expect(home).not.toBe(away);
    expect(kits(view({ sides: { home: side('blue'), away: side('red') } }))).toEqual({ home: away, away: home });
  });
});

describe('a hint', () => {
  it('marks the button that lays, or the card', () => {
    const { props } = open({ hinted: { type: 'lay' } });
    expect([...document.querySelectorAll('.hinted')].map(({ className }) => className.split(' ')[0])).toEqual(['pack', 'lay']);
    props.hinted = null;
    flushSync();
    expect(document.querySelector('.hinted')).toBeNull();
  });

  it('marks what it would set aside', () => {
    open({ view: view({ phase: 'set_aside', sides: { home: { ...side('red'), set_aside_done: false }, away: side('blue') } }), hinted: { type: 'set_aside', card: 'R07' }, choices: [{ type: 'set_aside', card: 'R07' }] });
    expect(document.querySelector('.hinted')?.getAttribute('aria-label')).toMatch(/^R07/);
  });
});
