/** A small box for the tests. */

import type { Pool, PoolSticker, Report, Strip } from './types';

const item = (id: string, level: number, role: string, change: Partial<PoolSticker['sticker']>, skills: PoolSticker['skills'] = []): PoolSticker => ({
  id,
  level,
  role,
  skills,
  sticker: { yellow: 0, blue: 0, green: 0, red: 0, grey: 0, black: false, dribbling: 3, marking: 3, tackling: 3, defending: 3, ...change },
});

export const RED: Strip = {
  id: 'red',
  name: 'Red',
  category: 'fantasy',
  pattern: 'plain',
  jersey: '#C8102E',
  jersey_second: null,
  sleeves: 'contrast',
  sleeve_colour: '#A00C24',
  collar: 'round',
  collar_colour: '#FFFFFF',
  shorts_pattern: 'plain',
  shorts: '#FFFFFF',
  shorts_second: null,
  socks_pattern: 'plain',
  socks: '#C8102E',
  socks_second: null,
  badge_shape: 'shield',
  badge_colour: '#FFFFFF',
  badge_second: '#C8102E',
  badge: 'star',
  badge_letters: '',
  badge_picture: null,
  sponsor: '',
  sponsor_colour: '#FFFFFF',
  number_font: 'block',
  number: '#FFFFFF',
  keeper_jersey: '#1F7A3A',
  keeper_shorts: '#111111',
  keeper_socks: '#1F7A3A',
  names: Array.from({ length: 16 }, () => ''),
};

export const POOL: Pool = {
  stickers: [
    item('S001', 1, 'GK', { black: true, dribbling: 0, marking: 4, defending: 5 }),
    item('S003', 1, 'DF', { blue: 1, marking: 4 }),
    item('S040', 2, 'MF', { yellow: 2 }, ['assist']),
    item('S105', 5, 'FW', { yellow: 1, red: 3, grey: 1, dribbling: 6 }, ['offside_line', 'striker', 'speed']),
  ],
  teams: [{ id: 'reds', name: 'Red', formation: '4-4-2', strength: 36, band: 'balanced', strip: 'red', text: 'Red: S001,S003,-,-,-,-,-,-,-,-,-,-,-,-,-,- | red' }],
  strips: [RED],
  designs: [],
  bands: [{ band: 'weak', from: 16, to: 24 }],
  slots: ['GK', 'RB', 'LB', 'LST', 'RCB', 'LCB', 'RM', 'RCM', 'RST', 'LCM', 'LM', 'SUB1', 'SUB2', 'SUB3', 'SUB4', 'SUB5'],
};

/** What the server says of the text of a team in the example's strip. */
export function report(text: string, legal = true): Report {
  const [head = '', strip = ''] = text.split(' | ');
  const [name = '', list = ''] = head.includes(':') ? head.split(': ') : ['', head];
  return {
    legal,
    breaches: legal ? [] : [{ clause: 'SIM-TEAM-1', detail: 'too few' }],
    text,
    name,
    stickers: list.split(',').map((id) => (id === '-' ? null : id)),
    strip: RED,
    strength: 2,
    band: 'weak',
    team_option: '',
    strip_option: strip,
  };
}
