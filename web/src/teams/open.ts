/** Where teams come from: the text of an address, a saved team, a ready one, or nothing yet. */

import { ApiError } from '../lib/api';
import { t } from '../lib/i18n';
import { readTeam, savedTeams, TeamBench } from './bench.svelte';
import { emptyTeam, NAME_LETTERS, write } from './notation';
import type { Pool, Report, SavedTeam, Strip } from './types';

/** The address of a team without footballers. */
export const NEW = 'new';
/** The address of a team that somebody sent. */
export const SHARED = 'shared';

export type Opened = { bench: TeamBench } | { report: Report };

/** The team of an address; what its text says counts more than what is saved. */
export async function openTeam(game: string, pool: Pool, id: string, text: string): Promise<Opened> {
  const kept = (await savedTeams(game)).find(({ name }) => name === id);
  const ready = pool.teams.find((team) => team.id === id);
  const base = kept?.text ?? ready?.text ?? null;
  const origin = { game, id, saved: kept?.name ?? null, base };
  if (!text && base === null) {
    if (id !== NEW) throw new ApiError('team_not_found', 404, '');
    const team = emptyTeam(t('team-new-name'), pool.strips[0] as Strip);
    return { bench: new TeamBench(pool, { ...origin, base: write(team, pool.strips) }, team) };
  }
  const read = await readTeam(game, text || (base ?? ''));
  return 'team' in read ? { bench: new TeamBench(pool, origin, read.team) } : read;
}

/** The name, or the next free one: `Sunday Eleven 2`. */
export function freeName(name: string, taken: SavedTeam[]): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const next = [...name].slice(0, NAME_LETTERS - ending.length).join('').trim() + ending;
    if (!taken.some((team) => team.name === next)) return next;
  }
}
