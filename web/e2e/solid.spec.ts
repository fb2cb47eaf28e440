import { expect, type Locator, type Page, test } from '@playwright/test';
import { act, aim, board, openFlicked, playToAim } from './simulator';
import { middleOf } from './table';

test.use({ reducedMotion: 'reduce' });
// The solid table is drawn without a graphics processor here: a slow machine may take its time.
test.describe.configure({ timeout: 600_000 });
const PATIENT = { timeout: 120_000 };

const canvas = (page: Page) => board(page).locator('canvas');
const handle = (page: Page) => board(page).locator('[data-handle]');
const solid = (page: Page) => page.getByRole('button', { name: '3D' });
const camera = (page: Page) => page.getByRole('button', { name: /^Camera:/ });

/** Plays on, flat, until a kick is to be aimed; then the table is turned solid. */
async function aimSolid(page: Page): Promise<void> {
  await openFlicked(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await playToAim(page);
  await solid(page).click();
}

/** What the handle on the ball says. */
async function aimed(page: Page): Promise<{ direction: number; power: number }> {
  const [, direction, power] = /direction (\d+) degrees, power (\d+)/.exec((await handle(page).getAttribute('aria-label')) ?? '') ?? [];
  return { direction: Number(direction), power: Number(power) };
}

/** Which share of a drawing is as green as the fabric. */
async function greenOf(page: Page, drawing: Locator): Promise<number> {
  const shot = (await drawing.screenshot(PATIENT)).toString('base64');
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [image.width, image.height];
    const brush = copy.getContext('2d');
    brush?.drawImage(image, 0, 0);
    const bytes = brush?.getImageData(0, 0, image.width, image.height).data ?? [];
    let green = 0;
    for (let at = 0; at < bytes.length; at += 4) if ((bytes[at + 1] ?? 0) > 1.3 * Math.max(bytes[at] ?? 0, bytes[at + 2] ?? 0)) green += 1;
    return (4 * green) / bytes.length;
  }, shot);
}

test('the solid table is drawn, aimed at by pull and by keys, and kicked on', async ({ page }) => {
  await aimSolid(page);
  await expect(camera(page)).toBeVisible(PATIENT);
  await expect.poll(() => greenOf(page, canvas(page)), PATIENT).toBeGreaterThan(0.1);

  // Another camera sees the ball elsewhere, and the handle stays on the ball.
  const stand = await handle(page).boundingBox();
  await camera(page).click();
  await expect(camera(page)).toHaveAccessibleName('Camera: Above the ball');
  await camera(page).click();
  await expect.poll(() => handle(page).boundingBox(), PATIENT).not.toEqual(stand);

  // A hand that pulls straight back, down the screen, aims straight up: across the pitch.
  const { x, y } = await middleOf(handle(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 3 });
  await page.mouse.up();
  const pulled = await aimed(page);
  expect(Math.abs(pulled.direction - 90)).toBeLessThan(10);
  expect(pulled.power).toBeGreaterThan(5);

  await handle(page).press('ArrowLeft');
  await handle(page).press('ArrowDown');
  expect(await aimed(page)).toEqual({ direction: pulled.direction + 2, power: pulled.power - 2 });

  await handle(page).press('Enter');
  await expect(aim(page)).toBeHidden(PATIENT);
  await expect(page.getByRole('region', { name: 'Commentary' })).toContainText('flicks the ball', PATIENT);
});

test('where nothing solid can be drawn the table is flat, and can be played', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...more]);
    } as typeof real;
  });
  await aimSolid(page);
  await expect(solid(page)).toHaveAttribute('aria-pressed', 'false', PATIENT);
  await expect(canvas(page)).toHaveCount(0);
  await expect(board(page).locator('[data-peg]').first()).toBeVisible();
  await act(page, 'kick').click();
  await expect(aim(page)).toBeHidden(PATIENT);
});
