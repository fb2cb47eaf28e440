/** The lobby after its news: pure functions. */

import type { Change, Lobby } from '../types.gen';

export const NOBODY: Lobby = { people: 0, members: [], seeks: [], waiting: {}, live: [] };

/** The lobby after one change; the same change twice does no harm. */
export function changed(lobby: Lobby, change: Change): Lobby {
  switch (change.kind) {
    case 'people': {
      const members = lobby.members.filter((name) => !change.left.includes(name) && !change.came.includes(name));
      return { ...lobby, people: change.people, members: [...members, ...change.came].sort((a, b) => a.localeCompare(b)) };
    }
    case 'seek_made':
      return { ...lobby, seeks: [...lobby.seeks.filter(({ id }) => id !== change.seek.id), change.seek] };
    case 'seek_gone':
      return { ...lobby, seeks: lobby.seeks.filter(({ id }) => id !== change.id) };
    case 'waiting':
      return { ...lobby, waiting: change.waiting };
    case 'live':
      return { ...lobby, live: change.live };
  }
}
