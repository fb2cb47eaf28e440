/** The server's REST doors, typed. */

import type {
  Account,
  AddWords,
  Announced,
  Blocked,
  ChangePassword,
  Challenge,
  ChatLine,
  CheckDeck,
  Codes,
  Confirm,
  CreatedMatch,
  Credentials,
  DeclineReason,
  Followed,
  Fork,
  GameInsight,
  GameSummary,
  Joined,
  Leaderboard,
  LessonStep,
  LiveCurve,
  MatchList,
  MatchSummary,
  Me,
  MemberSettings,
  NewChallenge,
  NewMatch,
  NewSeek,
  NewTableReport,
  OptionValues,
  Problem,
  Profile,
  Rating,
  Recover,
  Rematch,
  ReplayOutline,
  ReplayPage,
  Review,
  ReviewDepth,
  ReviewProgress,
  Rulebook,
  SavedDeck,
  SayLine,
  Seat,
  SessionSummary,
  Seated,
  Seek,
  SeenNotices,
  Viewer,
  Wish,
} from '../types.gen';
import type { Where } from './film.svelte';
import type { LuckRecord } from './verify.js';

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
const offer = (kind: 'seeks' | 'challenges', id: string) => `/api/club/${kind}/${encodeURIComponent(id)}`;
const match = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  announcement: () => ask<Announced>('GET', '/api/announcement'),
  me: () => ask<Me>('GET', '/api/me'),
  joinClub: (credentials: Credentials) => ask<Joined>('POST', '/api/members', credentials),
  signIn: (credentials: Credentials) => ask<Me>('POST', '/api/session', credentials),
  recover: (lost: Recover) => ask<Me>('POST', '/api/session/recovery', lost),
  signOut: () => ask<void>('DELETE', '/api/session'),
  account: () => ask<Account>('GET', '/api/me/account'),
  changePassword: (change: ChangePassword) => ask<void>('PUT', '/api/me/password', change),
  newCodes: (confirm: Confirm) => ask<Codes>('POST', '/api/me/codes', confirm),
  sessions: () => ask<SessionSummary[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  memberSettings: () => ask<MemberSettings>('GET', '/api/me/settings'),
  chooseSettings: (settings: MemberSettings) => ask<MemberSettings>('PUT', '/api/me/settings', settings),
  deleteAccount: (confirm: Confirm) => ask<void>('POST', '/api/me/delete', confirm),
  member: (name: string) => ask<Profile>('GET', `/api/members/${encodeURIComponent(name)}`),
  follows: () => ask<Followed[]>('GET', '/api/me/follows'),
  follow: (name: string) => ask<void>('PUT', `/api/me/follows/${encodeURIComponent(name)}`),
  unfollow: (name: string) => ask<void>('DELETE', `/api/me/follows/${encodeURIComponent(name)}`),
  blocks: () => ask<Blocked[]>('GET', '/api/me/blocks'),
  block: (name: string) => ask<void>('PUT', `/api/me/blocks/${encodeURIComponent(name)}`),
  unblock: (name: string) => ask<void>('DELETE', `/api/me/blocks/${encodeURIComponent(name)}`),
  endOtherSessions: () => ask<void>('DELETE', '/api/me/sessions'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  games: () => ask<GameSummary[]>('GET', '/api/games'),
  lesson: (id: string) => ask<LessonStep[]>('GET', `${game(id)}/lesson`),
  rulebook: (id: string) => ask<Rulebook>('GET', `${game(id)}/rulebook`),
  /** What a game's decks or teams are made of, by the game's own type. */
  cards: <P>(id: string) => ask<P>('GET', `${game(id)}/cards`),
  /** What the rules say of a deck or a team, by the game's own type. */
  checkDeck: <R>(id: string, text: string, options: OptionValues = {}) => ask<R>('POST', `${game(id)}/decks/check`, { text, options } satisfies CheckDeck),
  decks: () => ask<SavedDeck[]>('GET', '/api/me/decks'),
  saveDeck: (deck: Omit<SavedDeck, 'updated_ms'>) => ask<SavedDeck>('PUT', '/api/me/decks', deck),
  deleteDeck: (id: string, name: string) => ask<void>('DELETE', `/api/me/decks?${new URLSearchParams({ game: id, name })}`),
  matches: (filter: 'mine' | 'live') => ask<MatchList>('GET', `/api/matches?filter=${filter}`),
  insight: (name: string) => ask<GameInsight[]>('GET', `/api/members/${encodeURIComponent(name)}/insight`),
  ratings: (name: string) => ask<Rating[]>('GET', `/api/members/${encodeURIComponent(name)}/ratings`),
  leaders: (id: string) => ask<Leaderboard[]>('GET', `/api/leaderboards/${encodeURIComponent(id)}`),
  match: (id: string) => ask<MatchSummary>('GET', match(id)),
  create: (plan: NewMatch) => ask<CreatedMatch>('POST', '/api/matches', plan),
  join: (id: string, token: string, hints: boolean) => ask<MatchSummary>('POST', `${match(id)}/join`, { token, hints }),
  addWords: (id: string, words: AddWords['words']) => ask<MatchSummary>('POST', `${match(id)}/words`, { words } satisfies AddWords),
  replay: (id: string, as?: Viewer) => ask<ReplayOutline>('GET', `${match(id)}/replay${as ? `?as=${as}` : ''}`),
  frames: (id: string, as: Viewer, where: Where) =>
    ask<ReplayPage>(
      'GET',
      `${match(id)}/replay/frames?${new URLSearchParams({ as, ...Object.fromEntries(Object.entries(where).map(([name, value]) => [name, String(value)])) })}`,
    ),
  /** The review of a finished match, or how far it is. */
  review: (id: string, depth?: ReviewDepth) => ask<Review | ReviewProgress>('GET', `${match(id)}/review${depth ? `?depth=${depth}` : ''}`),
  /** Nobody here waits for the review any more; what was weighed so far is kept. */
  stopReview: (id: string) => ask<void>('DELETE', `${match(id)}/review`),
  /** The chance to win over a match that is being played, for those who only watch. */
  curve: (id: string) => ask<LiveCurve>('GET', `${match(id)}/curve`),
  fork: (id: string, plan: Fork) => ask<CreatedMatch>('POST', `${match(id)}/fork`, plan),
  resign: (id: string, seat: Seat) => ask<void>('POST', `${match(id)}/resign`, { seat }),
  record: (id: string) => ask<LuckRecord>('GET', `${match(id)}/record.json`),
  say: (id: string, line: SayLine) => ask<ChatLine>('POST', `${match(id)}/chat`, line),
  report: (id: string, report: NewTableReport) => ask<void>('POST', `${match(id)}/reports`, report),
  rematch: (id: string) => ask<Rematch>('POST', `${match(id)}/rematch`, {}),
  seen: (numbers: number[]) => ask<void>('POST', '/api/club/notices/seen', { numbers } satisfies SeenNotices),
  makeSeek: (seek: NewSeek) => ask<Seek>('POST', '/api/club/seeks', seek),
  takeSeek: (id: string) => ask<Seated>('POST', `${offer('seeks', id)}/take`, {}),
  withdrawSeek: (id: string) => ask<void>('DELETE', offer('seeks', id)),
  wait: (wish: Wish) => ask<void>('PUT', '/api/club/waiting', wish),
  stopWaiting: () => ask<void>('DELETE', '/api/club/waiting'),
  challenge: (challenge: NewChallenge) => ask<Challenge>('POST', '/api/club/challenges', challenge),
  challenges: () => ask<Challenge[]>('GET', '/api/club/challenges'),
  acceptChallenge: (id: string) => ask<Seated>('POST', `${offer('challenges', id)}/accept`, {}),
  declineChallenge: (id: string, reason: DeclineReason) => ask<void>('POST', `${offer('challenges', id)}/decline`, { reason }),
  withdrawChallenge: (id: string) => ask<void>('DELETE', offer('challenges', id)),
  recordUrl: (id: string, form: 'txt' | 'json') => `${match(id)}/record.${form}`,
};
