/** What is said of a game, its options and its kinds of match. */

import type { IconName } from '../parts/Icon.svelte';
import type { GameSummary, OptionValues } from '../types.gen';
import { has, t } from './i18n';
import { to } from './router';

export interface Card {
  id: string;
  title: string;
  line: string;
  players: string;
  minutes: string;
  /** How much of the game is luck and how much is skill, 0 to 5. */
  luck: number;
  skill: number;
}

export function card(id: string): Card {
  const text = (name: string) => t(`game-${id}-${name}`);
  return {
    id,
    title: text('title'),
    line: text('line'),
    players: text('players'),
    minutes: text('minutes'),
    luck: Number(text('luck')) || 0,
    skill: Number(text('skill')) || 0,
  };
}

/** The label of an option's value: its own text, or "off", or the value itself. */
export function valueLabel(game: string, option: string, value: string | number): string {
  const key = `option-${game}-${option}-${value}`;
  if (has(key)) return t(key);
  return value === 0 ? t('option-off') : String(value);
}

/** The preset that options amount to, if there is one. */
export function presetOf(game: GameSummary, values: OptionValues): string | null {
  const same = (a: OptionValues, b: OptionValues) =>
    game.options.every((spec) => (a[spec.name] ?? spec.default) === (b[spec.name] ?? spec.default));
  return game.presets.find(({ options }) => same(options, values))?.name ?? null;
}

/** The kind of match in words: the preset's name, or that it is somebody's own. */
export function kindOf(game: GameSummary, values: OptionValues): string {
  const preset = presetOf(game, values);
  return preset ? t(`preset-${game.id}-${preset}`) : t('preset-own');
}

/** Where people build what they bring to a match of this game: decks, or teams. */
export function builder(game: string): { href: string; icon: IconName; label: string } {
  return game === 'simulator-soccer'
    ? { href: to.teams(game), icon: 'people', label: t('teams-build') }
    : { href: to.decks(game), icon: 'cards', label: t('decks-build') };
}
