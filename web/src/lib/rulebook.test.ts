import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pieces } from './rulebook.svelte';

it('reads strong words, code and clause names', () => {
  expect(pieces('The **attacker** lays `R01` (see FLIP-PLAY-3).')).toEqual([
    { kind: 'plain', text: 'The ' },
    { kind: 'strong', text: 'attacker' },
    { kind: 'plain', text: ' lays ' },
    { kind: 'code', text: 'R01' },
    { kind: 'plain', text: ' (see ' },
    { kind: 'clause', text: 'FLIP-PLAY-3' },
    { kind: 'plain', text: ').' },
  ]);
});

it('reads stressed words', () => {
  expect(pieces('Begin with *First match*, then *play*.')).toEqual([
    { kind: 'plain', text: 'Begin with ' },
    { kind: 'emphasis', text: 'First match' },
    { kind: 'plain', text: ', then ' },
    { kind: 'emphasis', text: 'play' },
    { kind: 'plain', text: '.' },
  ]);
});

it('leaves no mark of Markdown in any text of any game', () => {
  const games = join(__dirname, '../../../games');
  for (const game of readdirSync(games)) {
    for (const book of ['RULES.md', 'RULINGS.md', 'LEARN.md']) {
      const lines = readFileSync(join(games, game, book), 'utf8').split('\n');
      // What is read is the text of an item, or a paragraph; headings and files' own remarks are not shown.
      const texts = book === 'LEARN.md' ? lines.join('\n').replace(/```[^]*?```/g, '').split('\n\n') : lines.filter((line) => line.startsWith('- **'));
      for (const text of texts.filter((text) => !text.startsWith('#'))) {
        const shown = pieces(text.replace(/\s+/g, ' ')).map((piece) => piece.text);
        expect(shown.filter((part) => /[*`]|\]\(|^\s*\|/.test(part)), `${game}/${book}: ${text}`).toEqual([]);
      }
    }
  }
});

it('leaves plain text alone', () => {
  expect(pieces('A 2-1-2 formation, 3 * 4 and U-21.')).toEqual([
    { kind: 'plain', text: 'A 2-1-2 formation, 3 * 4 and U-21.' },
  ]);
});
