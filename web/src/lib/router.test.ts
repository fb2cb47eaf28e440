import { afterEach, describe, expect, it, vi } from 'vitest';
import { followAddress, go, route, to } from './router';

describe('route', () => {
  it.each([
    ['/', { page: 'shelf' }],
    ['/game/flip-football', { page: 'box', game: 'flip-football' }],
    ['/game/flip-football/rules', { page: 'rulebook', game: 'flip-football' }],
    ['/game/social-soccer/decks', { page: 'decks', game: 'social-soccer' }],
    ['/game/social-soccer/decks/My%20deck', { page: 'decks', game: 'social-soccer', name: 'My deck' }],
    ['/game/simulator-soccer/teams', { page: 'teams', game: 'simulator-soccer' }],
    ['/game/simulator-soccer/teams/reds', { page: 'teams', game: 'simulator-soccer', name: 'reds' }],
    ['/game/simulator-soccer/teams/a%2Fb/print', { page: 'sheet', game: 'simulator-soccer', name: 'a/b' }],
    ['/match/m1', { page: 'table', match: 'm1' }],
    ['/match/m1/', { page: 'table', match: 'm1' }],
    ['/match/m1/replay', { page: 'replay', match: 'm1' }],
    ['/match/m1/review', { page: 'review', match: 'm1' }],
    ['/join/m1/t%2Fk', { page: 'join', match: 'm1', token: 't/k' }],
    ['/matches', { page: 'matches' }],
    ['/settings', { page: 'settings' }],
    ['/account', { page: 'account' }],
    ['/member/Ada', { page: 'member', name: 'Ada' }],
    ['/following', { page: 'following' }],
    ['/nowhere', { page: 'not-found' }],
    ['/match', { page: 'not-found' }],
    ['/match/%zz', { page: 'table', match: '%zz' }],
  ])('reads %s', (path, expected) => expect(route(path)).toEqual(expected));

  it('reads back what it writes', () => {
    expect(route(to.join('a/b', 'c d'))).toEqual({ page: 'join', match: 'a/b', token: 'c d' });
    expect(route(to.decks('social-soccer', 'a/b'))).toEqual({ page: 'decks', game: 'social-soccer', name: 'a/b' });
    expect(to.sharedDeck('social-soccer', 'PE01 | NS05')).toBe('/game/social-soccer/decks?deck=PE01+%7C+NS05');
    expect(to.teams('simulator-soccer', 'a/b', 'A: S001,- | red')).toBe('/game/simulator-soccer/teams/a%2Fb#A%3A%20S001%2C-%20%7C%20red');
    expect(to.sheet('simulator-soccer', 'reds', 'a')).toBe('/game/simulator-soccer/teams/reds/print#a');
    expect(to.replay('m1', { at: 17 })).toBe('/match/m1/replay?at=17');
    expect(to.rules('flip-football', 'FLIP-ATT-3')).toBe('/game/flip-football/rules#FLIP-ATT-3');
  });
});

describe('followAddress', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('hears of every step', () => {
    const seen = vi.fn();
    stop = followAddress((url) => seen(url.pathname + url.search));
    go('/match/m1/replay?at=3');
    expect(seen).toHaveBeenLastCalledWith('/match/m1/replay?at=3');
  });

  it('keeps plain clicks on our links in the page and leaves the others alone', () => {
    const seen = vi.fn();
    stop = followAddress((url) => seen(url.pathname));
    const click = (href: string, init: MouseEventInit = {}) => {
      document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
      document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    };
    click('/matches', { ctrlKey: true });
    click('/api/matches/1/record.txt');
    expect(seen).not.toHaveBeenCalled();
    click('/matches');
    expect(seen).toHaveBeenLastCalledWith('/matches');
  });
});
