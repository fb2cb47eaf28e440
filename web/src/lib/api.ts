/** The server's REST doors, typed. */

import type {
  CreatedMatch,
  Fork,
  GameSummary,
  MatchList,
  MatchSummary,
  Me,
  NewMatch,
  Problem,
  ReplayOutline,
  ReplayPage,
  Rulebook,
  Seat,
  Viewer,
} from '../types.gen';
import type { Pool, Report, SavedDeck, Terms } from '../decks/types';
import type { Where } from './film.svelte';
import type { Pool as TeamPool, Report as TeamReport } from '../teams/types';

/** The server said no, or could not be reached (`code` is then `offline`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    detail: string,
    readonly clause?: string,
  ) {
    super(detail);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', 0, '');
  }
  if (!response.ok) throw await failure(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function failure(response: Response): Promise<ApiError> {
  // Behind a proxy a dead server answers with a page of the proxy's own.
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const code = problem?.code ?? (response.status >= 502 ? 'offline' : 'unknown');
  return new ApiError(code, response.status, problem?.detail ?? '', problem?.clause);
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const match = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  games: () => ask<GameSummary[]>('GET', '/api/games'),
  rulebook: (id: string) => ask<Rulebook>('GET', `${game(id)}/rulebook`),
  cards: (id: string) => ask<Pool>('GET', `${game(id)}/cards`),
  checkDeck: (id: string, deck: { text: string } & Terms) => ask<Report>('POST', `${game(id)}/decks/check`, deck),
  stickers: (id: string) => ask<TeamPool>('GET', `${game(id)}/cards`),
  checkTeam: (id: string, text: string) => ask<TeamReport>('POST', `${game(id)}/decks/check`, { text }),
  decks: () => ask<SavedDeck[]>('GET', '/api/me/decks'),
  saveDeck: (deck: Omit<SavedDeck, 'updated_ms'>) => ask<SavedDeck>('PUT', '/api/me/decks', deck),
  deleteDeck: (id: string, name: string) => ask<void>('DELETE', `/api/me/decks?${new URLSearchParams({ game: id, name })}`),
  matches: (filter: 'mine' | 'live') => ask<MatchList>('GET', `/api/matches?filter=${filter}`),
  match: (id: string) => ask<MatchSummary>('GET', match(id)),
  create: (plan: NewMatch) => ask<CreatedMatch>('POST', '/api/matches', plan),
  join: (id: string, token: string) => ask<MatchSummary>('POST', `${match(id)}/join`, { token }),
  replay: (id: string, as?: Viewer) => ask<ReplayOutline>('GET', `${match(id)}/replay${as ? `?as=${as}` : ''}`),
  frames: (id: string, as: Viewer, where: Where) =>
    ask<ReplayPage>(
      'GET',
      `${match(id)}/replay/frames?${new URLSearchParams({ as, ...Object.fromEntries(Object.entries(where).map(([name, value]) => [name, String(value)])) })}`,
    ),
  fork: (id: string, plan: Fork) => ask<CreatedMatch>('POST', `${match(id)}/fork`, plan),
  resign: (id: string, seat: Seat) => ask<void>('POST', `${match(id)}/resign`, { seat }),
  record: (id: string) => ask<{ header: { secret?: string; seed?: string } }>('GET', `${match(id)}/record.json`),
  recordUrl: (id: string, form: 'txt' | 'json') => `${match(id)}/record.${form}`,
};
