import { describe, expect, it } from 'vitest';
import { faceOf } from './cards';
import attack from '$games/soccer-city/data/attack_cards.csv?raw';
import defence from '$games/soccer-city/data/defence_cards.csv?raw';
import saves from '$games/soccer-city/data/save_cards.csv?raw';
import shots from '$games/soccer-city/data/shot_cards.csv?raw';

const rows = (text: string): string[][] => text.trim().split('\n').slice(1).map((line) => line.split(','));
const list = (words: string | undefined): string[] => (words ? words.split(';') : []);

describe('the faces of the cards', () => {
  it.each([['attack', attack], ['defence', defence]])('are those of the %s cards', (_, text) => {
    expect(rows(text)).toHaveLength(27);
    for (const [card = '', move, , value, beats, tactic, marked] of rows(text)) {
      expect(faceOf(card), card).toMatchObject({ move, value: Number(value), beats: list(beats), tactic, marked: marked === '1' });
    }
  });

  it('are those of the Shot cards', () => {
    expect(rows(shots)).toHaveLength(26);
    for (const [card = '', move, , value, , bonus] of rows(shots)) expect(faceOf(card), card).toEqual({ deck: 'shot', move, value: Number(value), bonus: Number(bonus) });
  });

  it('are those of the Save cards', () => {
    expect(rows(saves)).toHaveLength(26);
    for (const [card = '', move, , value, beats] of rows(saves)) expect(faceOf(card), card).toEqual({ deck: 'save', move, value: Number(value), beats: list(beats) });
  });

  it('do not exist for Ball cards', () => {
    expect(faceOf('short')).toBeNull();
    expect(faceOf('A28')).toBeNull();
  });
});
