/** Addresses: every page has a URL that can be shared. */

export type Route =
  | { page: 'shelf' }
  | { page: 'box'; game: string }
  | { page: 'rulebook'; game: string }
  | { page: 'leaders'; game: string }
  | { page: 'decks'; game: string; name?: string }
  | { page: 'teams'; game: string; name?: string }
  | { page: 'sheet'; game: string; name: string }
  | { page: 'table'; match: string }
  | { page: 'replay'; match: string }
  | { page: 'review'; match: string }
  | { page: 'join'; match: string; token: string }
  | { page: 'matches' }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'member'; name: string }
  | { page: 'following' }
  | { page: 'not-found' };

/** One line per page: the parts of its path; `:name` stands for any word. */
const patterns: [string, (words: string[]) => Route][] = [
  ['', () => ({ page: 'shelf' })],
  ['game/:id', ([game = '']) => ({ page: 'box', game })],
  ['game/:id/leaders', ([game = '']) => ({ page: 'leaders', game })],
  ['game/:id/rules', ([game = '']) => ({ page: 'rulebook', game })],
  ['game/:id/decks', ([game = '']) => ({ page: 'decks', game })],
  ['game/:id/decks/:name', ([game = '', name = '']) => ({ page: 'decks', game, name })],
  ['game/:id/teams', ([game = '']) => ({ page: 'teams', game })],
  ['game/:id/teams/:name', ([game = '', name = '']) => ({ page: 'teams', game, name })],
  ['game/:id/teams/:name/print', ([game = '', name = '']) => ({ page: 'sheet', game, name })],
  ['match/:id', ([match = '']) => ({ page: 'table', match })],
  ['match/:id/replay', ([match = '']) => ({ page: 'replay', match })],
  ['match/:id/review', ([match = '']) => ({ page: 'review', match })],
  ['join/:id/:token', ([match = '', token = '']) => ({ page: 'join', match, token })],
  ['matches', () => ({ page: 'matches' })],
  ['settings', () => ({ page: 'settings' })],
  ['account', () => ({ page: 'account' })],
  ['member/:name', ([name = '']) => ({ page: 'member', name })],
  ['following', () => ({ page: 'following' })],
];

export function route(pathname: string): Route {
  const path = pathname.split('/').filter(Boolean);
  for (const [pattern, make] of patterns) {
    const words = match(pattern.split('/').filter(Boolean), path);
    if (words) return make(words);
  }
  return { page: 'not-found' };
}

function match(pattern: string[], path: string[]): string[] | null {
  if (pattern.length !== path.length) return null;
  const words: string[] = [];
  for (const [index, part] of pattern.entries()) {
    const word = path[index] ?? '';
    if (part.startsWith(':')) words.push(decode(word));
    else if (part !== word) return null;
  }
  return words;
}

export function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const to = {
  shelf: () => '/',
  box: (game: string) => `/game/${encodeURIComponent(game)}`,
  leaders: (game: string) => `${to.box(game)}/leaders`,
  rules: (game: string, clause?: string) => `${to.box(game)}/rules${clause ? `#${clause}` : ''}`,
  decks: (game: string, name?: string) => `${to.box(game)}/decks${name ? `/${encodeURIComponent(name)}` : ''}`,
  sharedDeck: (game: string, text: string) => `${to.decks(game)}?${new URLSearchParams({ deck: text })}`,
  /** The shelf of teams, or one on the bench; a team that is not saved stands in the address as its text. */
  teams: (game: string, name?: string, text?: string) =>
    `${to.box(game)}/teams${name ? `/${encodeURIComponent(name)}` : ''}${text ? `#${encodeURIComponent(text)}` : ''}`,
  sheet: (game: string, name: string, text: string) => `${to.teams(game, name)}/print#${encodeURIComponent(text)}`,
  table: (match: string) => `/match/${encodeURIComponent(match)}`,
  replay: (match: string, query: Record<string, string | number> = {}) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return `${to.table(match)}/replay${search.size > 0 ? `?${search}` : ''}`;
  },
  review: (match: string, query: { at?: number } = {}) => `${to.table(match)}/review${query.at === undefined ? '' : `?at=${query.at}`}`,
  join: (match: string, token: string) => `/join/${encodeURIComponent(match)}/${encodeURIComponent(token)}`,
  matches: () => '/matches',
  settings: () => '/settings',
  account: () => '/account',
  member: (name: string) => `/member/${encodeURIComponent(name)}`,
  following: () => '/following',
};

type Listener = (url: URL) => void;
const listeners = new Set<Listener>();
const tell = () => listeners.forEach((listener) => listener(new URL(location.href)));

/** Goes to an address of ours without loading the page anew. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  tell();
}

/** Gives the page that is open another address; the page itself stays as it is. */
export const readdress = (path: string): void => history.replaceState(null, '', path);

/** Calls `listener` whenever the address changes, and lets plain clicks on our own links stay in the page. */
export function followAddress(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('popstate', tell);
    document.addEventListener('click', followLink);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener('popstate', tell);
      document.removeEventListener('click', followLink);
    }
  };
}

function followLink(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  click.preventDefault();
  go(url.pathname + url.search + url.hash);
}
