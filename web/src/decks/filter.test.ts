import { describe, expect, it } from 'vitest';
import { POOL } from './example';
import { EVERYTHING, type Filter, playersIn, showCards, showPlayers } from './filter';

const DECK = { team: ['PX02'], strategy: { NS01: 2 } };
const cards = (filter: Partial<Filter>, order: Parameters<typeof showCards>[2] = 'id') =>
  showCards(POOL.cards, { ...EVERYTHING, ...filter }, order, DECK).map(({ id }) => id);
const players = (filter: Partial<Filter>, order: Parameters<typeof showPlayers>[2] = 'id') =>
  showPlayers(playersIn(POOL), { ...EVERYTHING, ...filter }, order, DECK).map(({ card }) => card.name);

describe('the pool', () => {
  it('has each player once, with all cards', () =>
    expect(playersIn(POOL).map(({ ids }) => ids)).toEqual([['PE01'], ['PK01'], ['PX01', 'PX02']]));

  it.each<[Partial<Filter>, string[]]>([
    [{}, ['ES01', 'KM01', 'NT01', 'NS01']],
    [{ teams: ['neutral'] }, ['NT01', 'NS01']],
    [{ teams: ['effort', 'kindness'] }, ['ES01', 'KM01']],
    [{ kinds: ['support'] }, ['ES01', 'NS01']],
    [{ kinds: ['support'], teams: ['effort'] }, ['ES01']],
    [{ cost: '0' }, ['KM01']],
    [{ cost: '1-4' }, ['NS01']],
    [{ cost: '9+' }, []],
    [{ words: 'more DEFENCE' }, ['KM01']],
    [{ words: 'defence MORE' }, ['KM01']],
    [{ words: 'nt01' }, ['NT01']],
    [{ inDeck: true }, ['NS01']],
  ])('shows by %o', (filter, expected) => expect(cards(filter)).toEqual(expected));

  it('is put in order', () => {
    expect(cards({}, 'cost')).toEqual(['NT01', 'KM01', 'NS01', 'ES01']);
    expect(cards({}, 'name')).toEqual(['KM01', 'NS01', 'ES01', 'NT01']);
    expect(players({}, 'defence')).toEqual(['The Extra', 'The Wall', 'The Finisher']);
    expect(players({ inDeck: true })).toEqual(['The Extra']);
    expect(players({ words: 'wall' })).toEqual(['The Wall']);
  });
});
