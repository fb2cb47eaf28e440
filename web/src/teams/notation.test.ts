import { describe, expect, it } from 'vitest';
import { RED } from './example';
import { designText, emptyTeam, printable, stripText, write } from './notation';

const OWN = { ...RED, id: 'own', name: '' };
const RED_TEXT =
  'jersey=plain/#C8102E; sleeves=contrast/#A00C24; collar=round/#FFFFFF; shorts=plain/#FFFFFF; socks=plain/#C8102E; ' +
  'badge=shield/#FFFFFF/#C8102E/star; sponsor=/#FFFFFF; numbers=block/#FFFFFF; keeper=#1F7A3A/#111111/#1F7A3A; category=fantasy';

describe('the text of a strip', () => {
  it('spells out all parts', () => expect(designText(OWN)).toBe(RED_TEXT));
  it('is the id of a ready one of the same design', () => {
    expect(stripText(OWN, [RED])).toBe('red');
    expect(stripText({ ...OWN, sponsor: 'QUAY ' }, [RED])).toContain('; sponsor=QUAY/#FFFFFF;');
  });
  it('has second colours, letters and names where they are', () => {
    const names = OWN.names.map((_, index) => ['Ada', '', 'Bo '][index] ?? '');
    const text = designText({ ...OWN, pattern: 'hoops', jersey_second: '#112233', badge: 'letters', badge_letters: 'AC', names });
    expect(text).toContain('jersey=hoops/#C8102E/#112233;');
    expect(text).toContain('/letters/AC;');
    expect(text).toMatch(/; names=Ada\/\/Bo$/);
  });
});

it('writes a team with its gaps', () => {
  const team = emptyTeam(' Sunday Eleven ', OWN);
  const stickers = team.stickers.map((_, index) => (index === 1 ? 'S035' : null));
  expect(write({ ...team, stickers }, [RED])).toBe('Sunday Eleven: -,S035,-,-,-,-,-,-,-,-,-,-,-,-,-,- | red');
  expect(write({ ...team, name: '' }, [RED])).toBe('-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- | red');
});

it.each([
  ['a|b:c;d=e/f', 'abcdef'],
  ['Łódź & Co. – 1', 'Łódź & Co.  '],
  ['O’Hara-Smith', 'O’Hara-Smith'],
  ['<script>alert', 'scriptalert'],
])('lets only printable letters in: %s', (text, expected) => expect(printable(text, 12)).toBe(expected));
