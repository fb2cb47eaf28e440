/** Whom this browser does not want to hear. Nobody else learns of it. */

const KEY = 'fiveaside-muted';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

const state = $state({ names: read() });

export const isMuted = (name: string): boolean => state.names.includes(name);

export function mute(name: string, muted: boolean): void {
  state.names = muted ? [...state.names.filter((other) => other !== name), name] : state.names.filter((other) => other !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify(state.names));
  } catch {
    // Without storage it holds until the page is closed.
  }
}
