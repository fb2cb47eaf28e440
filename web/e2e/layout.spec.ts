import { expect, test } from '@playwright/test';
import { anything, type Choose, Gate, OTHER_SCREENS, playMeasured, SCREENS } from './layout';
import { clean, fullTime, sitAt } from './table';

/** The games whose boards stand on the stage: each a short match, and how to choose where chance would never end. */
const GAMES: { game: string; options: Record<string, unknown>; choose?: Choose; least: number }[] = [
  {
    game: 'flip-football',
    options: { half_cards: 15 },
    choose: (offered) => ['start', 'lay', 'pack'].find((key) => offered.includes(key)),
    least: 30,
  },
  {
    game: 'flip-football',
    options: { half_cards: 15, hand_size: 3 },
    choose: (offered, turn) => (offered.includes('start') ? 'start' : anything(offered, turn)),
    least: 30,
  },
  {
    game: 'soccer-tactics',
    options: { half_minutes: 8, clock: 'virtual', tie_break: 'draw' },
    choose: (offered, turn) => (offered.includes('done') ? 'done' : anything(offered, turn)),
    least: 12,
  },
  {
    game: 'social-soccer',
    options: { rounds: 2, lead: 0 },
    choose: (offered, turn) => {
      const made = offered.filter((key) => key !== 'suggestion');
      return anything(made.length > 0 ? made : offered, turn);
    },
    least: 8,
  },
  {
    game: 'soccer-city',
    options: { quick: 'on' },
    // A line-up and a turn of moves are ended, and a choice is made rather than changed. Where nobody was placed on the
    // ball a line-up cannot be ended: now and then it is taken from the book.
    choose: (offered, turn) => {
      const book = turn % 12 === 0 ? offered.find((key) => key.startsWith('formation-')) : undefined;
      const ends = book ?? ['standard', ...(turn % 3 > 0 ? ['done'] : [])].find((key) => offered.includes(key));
      const made = offered.filter((key) => !/^(value-|way-|formation-|back$|short$|medium$|long$|plain$)/.test(key));
      return ends ?? anything(made.length > 0 ? made : offered, turn);
    },
    least: 40,
  },
  {
    game: 'simulator-soccer',
    options: { referees_per_half: 1, stall_guard: 5, execution: 'exact' },
    // Line-ups place themselves, phases mostly end, and a choice is made rather than changed.
    choose: (offered, turn) => {
      const ends = ['auto', 'done'].find((key) => offered.includes(key) && (key === 'auto' ? turn % 2 === 0 : turn % 3 > 0));
      const made = offered.filter((key) => key !== 'back' && key !== 'auto');
      return ends ?? anything(made.length > 0 ? made : offered, turn);
    },
    least: 40,
  },
];

for (const game of new Set(GAMES.map(({ game }) => game))) {
  test.describe('without motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test(`${game}: everybody can use the table after full time, on every screen`, async ({ page }) => {
      await sitAt(page, game, {});
      await expect(page.getByText('Your decision')).toBeVisible();
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(fullTime(page)).toBeVisible();
      for (const { viewport } of Object.values({ ...SCREENS, ...OTHER_SCREENS })) {
        await page.setViewportSize(viewport);
        await clean(page);
      }
    });
  });
}

/** So many decisions are enough where the other screens have seen the whole match. */
const FEW = 25;

for (const [screens, most] of [[SCREENS, Infinity], [OTHER_SCREENS, FEW]] as const) {
  for (const [screen, use] of Object.entries(screens)) {
    test.describe(screen, () => {
      test.use({ ...use, reducedMotion: 'reduce' });
      for (const { game, options, choose, least } of GAMES) {
        test(`${game} ${JSON.stringify(options)}: every decision fits`, async ({ page }) => {
          const gate = await Gate.before(page);
          await sitAt(page, game, options);
          expect(await playMeasured(page, gate, choose, most)).toBeGreaterThanOrEqual(Math.min(least, most));
        });
      }
    });
  }
}
