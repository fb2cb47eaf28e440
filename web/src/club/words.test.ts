import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../lib/i18n';
import { noticeText } from './words';

beforeAll(() => loadTexts('club'));

it('calls a coach by name, and a bot by the name of its level', () => {
  const turn = (opponent: string) => noticeText({ kind: 'your_turn', match: 'm', game: 'flip-football', opponent });
  expect(turn('Ada')).toBe('It is your turn against Ada at Flip Football.');
  expect(turn('club')).toBe('It is your turn against Club at Flip Football.');
});
