import { describe, expect, it } from 'vitest';
import { RED } from './example';
import { rounded } from './lettering';
import { inkOn, jerseySvg, kitOf, wrapSvg } from './strip';
import type { Strip } from './types';

const PATTERNS: Strip['pattern'][] = [
  'plain', 'stripes_vertical', 'stripes_thin', 'hoops', 'halves', 'quarters', 'sash', 'chest_band', 'centre_stripe', 'chevron', 'checks', 'gradient', 'cross',
];
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('a kit', () => {
  it('is the strip’s own', () => {
    const kit = kitOf({ ...RED, pattern: 'hoops', jersey_second: '#112233' });
    expect([kit.pattern, kit.jersey, kit.sleeve]).toEqual(['hoops', { first: '#C8102E', second: '#112233' }, '#A00C24']);
  });
  it('is the keeper’s, whatever the others wear', () => {
    const kit = kitOf({ ...RED, pattern: 'hoops' }, { keeper: true, jersey: '#FFFFFF' });
    expect([kit.pattern, kit.jersey.first, kit.shorts.first, kit.socks.first, kit.sleeves]).toEqual(['plain', '#1F7A3A', '#111111', '#1F7A3A', 'same']);
  });
  it('is plain in the colour that the side shows instead', () => {
    const kit = kitOf({ ...RED, pattern: 'hoops' }, { jersey: '#FFFFFF' });
    expect([kit.pattern, kit.jersey.first, kit.number, kit.shorts.first]).toEqual(['plain', '#FFFFFF', '#111111', '#FFFFFF']);
  });
  it('has ink that can be read', () => expect(['#FFFFFF', '#F2C230', '#C8102E', '#111111'].map(inkOn)).toEqual(['#111111', '#111111', '#FFFFFF', '#FFFFFF']));
});

describe('a wrap', () => {
  it.each(PATTERNS)('is drawn with %s', (pattern) => {
    const strip = { ...RED, pattern, jersey_second: '#123456' };
    for (const svg of [wrapSvg(strip, { number: 16 }), jerseySvg(strip)]) {
      expect(svg.includes('#123456')).toBe(pattern !== 'plain');
      expect(parse(svg).documentElement.nodeName).toBe('svg');
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });
  it('shows the name of its shirt, and no more markup than its own', () => {
    const names = RED.names.map((_, index) => (index === 9 ? 'O<b>’Hara' : ''));
    expect(wrapSvg({ ...RED, names }, { number: 10 })).toContain('>O&#60;b&#62;’Hara</text>');
    expect(wrapSvg({ ...RED, names }, { number: 9 })).not.toContain('Hara');
    expect(wrapSvg({ ...RED, sponsor: 'A&B' }, { number: 9 })).toContain('>A&#38;B</text>');
  });
  it('leaves a badge out where there is none', () => {
    expect(wrapSvg(RED, { number: 1 }).length).toBeGreaterThan(wrapSvg({ ...RED, badge_shape: 'none' }, { number: 1 }).length);
  });
  it.each(['block', 'round', 'slim', 'outline'] as const)('draws two figures in %s', (number_font) => {
    const paths = (number: number) => wrapSvg({ ...RED, number_font, badge_shape: 'none' }, { number }).split('<path transform').length;
    expect(paths(16) - 1).toBe((paths(6) - 1) * 2);
  });
});

it('rounds corners off', () => {
  expect(rounded([[0, 0], [4, 0], [4, 6]], false, 1)).toBe('M0,0L3,0Q4,0 4,1L4,6');
  expect(rounded([[0, 0], [4, 0], [4, 4]], true, 9)).toMatch(/^M.*Z$/);
});
