/** The craft of teams: how they are written, read and played. */

import { type Craft, type Draft, isRecord, isText } from '../bench/craft';
import { api } from '../lib/api';
import { to } from '../lib/router';
import type { SavedDeck } from '../types.gen';
import { emptyTeam, fromReport, NAME_LETTERS, SQUAD, type Team, write } from './notation';
import type { Pool, Report, Strip } from './types';

/** The address of a team that somebody sent: its text stands behind it. */
export const SHARED = 'shared';

export interface TeamCraft extends Craft<Team, Report> {
  pool: Pool;
}

export function teamCraft(game: string, pool: Pool): TeamCraft {
  const strip = pool.strips[0] as Strip;
  return {
    game,
    pool,
    kind: 'team',
    nameLetters: NAME_LETTERS,
    ready: pool.teams.map(({ id, name, text }) => ({ id, name, text })),
    empty: (name) => emptyTeam(name, strip),
    write: (team) => write(team, pool.strips),
    read(report, name) {
      const team = fromReport(report);
      return team && { ...team, name: team.name || name };
    },
    refill: (team, { stickers, strip }) => ({ ...team, stickers, strip }),
    terms: () => ({}),
    match(_, { team_option, strip_option }, rival) {
      const away_strip = pool.teams.find(({ id }) => id === rival)?.strip ?? strip.id;
      return { home_team: team_option, home_strip: strip_option, away_team: rival, away_strip, away_coach: 'bot' };
    },
    address: (id) => to.teams(game, id),
    link: (text) => to.teams(game, SHARED, text),
    isThing: isTeam,
    earlier: (read, saved) => earlierTeam(game, read, saved),
  };
}

/** Reads a text: the team, or what the server says of it. */
export async function readTeam(game: string, text: string): Promise<{ team: Team } | { report: Report }> {
  const report = await api.checkDeck<Report>(game, text);
  const team = fromReport(report);
  return team ? { team } : { report };
}

const isTeam = (value: unknown): value is Team =>
  isRecord(value) &&
  isText(value.name) &&
  Array.isArray(value.stickers) &&
  value.stickers.length === SQUAD &&
  value.stickers.every((id) => id === null || isText(id)) &&
  isRecord(value.strip) &&
  isText(value.strip.id) &&
  Array.isArray(value.strip.names);

const EARLIER = 'five-a-side-team';

/** The one team that waited in this browser before there was one bench for all: taken over once. */
async function earlierTeam(game: string, read: (text: string) => Promise<Team | null>, saved: SavedDeck[]): Promise<Draft<Team>[]> {
  const kept = waiting();
  if (kept?.game !== game) return [];
  // What cannot be read now is tried again on the next visit.
  const thing = await read(kept.text).catch(() => undefined);
  if (thing === undefined) return [];
  localStorage.removeItem(EARLIER);
  if (!thing) return [];
  const own = saved.find(({ name }) => name === kept.id);
  return [{ id: own?.name ?? thing.name, saved: own?.name ?? null, base: own?.text ?? null, thing }];
}

function waiting(): { game: string; id: string; text: string } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(EARLIER) ?? 'null');
    if (!isRecord(kept)) return null;
    const { game, id, text } = kept;
    return isText(game) && isText(id) && isText(text) ? { game, id, text } : null;
  } catch {
    return null;
  }
}
