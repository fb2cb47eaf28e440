import { describe, expect, it } from 'vitest';
import { NoPicture, pictureOf, pictureSvg, readPicture, SIDE } from './picture';

const RED = [200, 16, 46, 255];
const CLEAR = [0, 0, 0, 0];
const dots = (colour: (i: number) => number[]) => Array.from({ length: SIDE * SIDE }, (_, i) => colour(i)).flat();
const parse = (svg: string) => new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, 'image/svg+xml');

describe('a picture', () => {
  it('names its colours and which one each dot has', () => {
    expect(pictureOf(dots((i) => (i % SIDE < 12 ? RED : CLEAR)))).toBe(`C8102E.${`${'1'.repeat(12)}${'0'.repeat(12)}`.repeat(SIDE)}`);
  });

  it('is nothing if all of it is clear', () => expect(pictureOf(dots(() => CLEAR))).toBeNull());

  it('has fifteen colours at most, however many there were', () => {
    const text = pictureOf(dots((i) => [i % 256, (i * 7) % 256, (i * 13) % 256, 255])) ?? '';
    const [colours = '', figures = ''] = text.split('.');
    expect(colours.length / 6).toBe(15);
    expect(figures).toMatch(new RegExp(`^[1-9a-f]{${SIDE * SIDE}}$`));
  });

  it('keeps few colours exactly', () => {
    const three = [RED, [255, 255, 255, 255], [0, 0, 0, 255]];
    const [colours = ''] = (pictureOf(dots((i) => three[i % 3] ?? RED)) ?? '').split('.');
    expect(colours.match(/.{6}/g)?.toSorted()).toEqual(['000000', 'C8102E', 'FFFFFF']);
  });

  it('is drawn with one shape for a run of dots, and with nothing that it does not name', () => {
    const row = `${'1'.repeat(12)}${'2'.repeat(6)}${'0'.repeat(6)}`;
    const drawn = parse(pictureSvg(`C8102EFFFFFF.${row.repeat(SIDE)}`));
    expect(drawn.querySelectorAll('rect').length).toBe(2 * SIDE);
    expect(parse(pictureSvg(`"><x/>.${'1'.repeat(SIDE * SIDE)}`)).querySelectorAll('rect, x').length).toBe(0);
  });

  it('is read from a file of dots that is not too large', async () => {
    const why = (file: File) => readPicture(file).catch((reason: NoPicture) => reason.why);
    expect(await why(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))).toBe('kind');
    expect(await why(new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' }))).toBe('size');
  });
});
