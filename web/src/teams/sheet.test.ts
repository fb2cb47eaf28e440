import { expect, it } from 'vitest';
import { POOL, RED } from './example';
import { emptyTeam } from './notation';
import { PAGE, sheetSvg } from './sheet';

it('holds sixteen wraps in their real size, sixteen round stickers, and nothing beyond the page', () => {
  const team = { ...emptyTeam('Ours', RED), stickers: ['S001', 'S003', ...Array.from({ length: 14 }, () => null)] };
  const svg = sheetSvg(team, POOL.stickers, { title: 'A & B', line: 'cut' });
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['210mm', '297mm']);
  const inner = [...root.querySelectorAll('svg')].map((part) => ['x', 'y', 'width', 'height'].map((name) => Number(part.getAttribute(name))));
  const sized = (width: number, height: number) => inner.filter(([, , w, h]) => w === width && h === height);
  expect([sized(37.7, 32).length, sized(12, 12).length]).toEqual([16, 16]);
  for (const [x = 0, y = 0, width = 0, height = 0] of inner) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(5);
    expect(x + width).toBeLessThanOrEqual(PAGE.width - 5);
    expect(y + height).toBeLessThanOrEqual(PAGE.height - 5);
  }
  expect(svg).toContain('A &#38; B');
  // The goalkeeper has his own jersey, the others have theirs.
  expect(svg.split('#1F7A3A').length).toBeGreaterThan(2);
  expect(svg.split('fill="#C8102E"').length).toBeGreaterThan(15);
});
