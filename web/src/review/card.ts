/** A card to share: one picture that says what decided a match. Drawn with its own colours, so that it looks the same everywhere. */

import type { Review, Side } from '../types.gen';
import { bridge, chances, signed } from './reckoning';

const WIDTH = 1200;
const HEIGHT = 630;

export interface CardTexts {
  /** The house and the game. */
  title: string;
  /** The sides and the score. */
  score: string;
  sentence: string;
  /** What each part of the bridge is called. */
  parts: Record<string, string>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Breaks a sentence into lines of at most so many characters. */
export function lines(text: string, most: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}

/** The sign of the house: five discs, 2-1-2. */
const SIGN = [
  [0, 0, '#7fd0a5'],
  [24, 0, '#7fd0a5'],
  [12, 12, '#ffcf33'],
  [0, 24, '#7fd0a5'],
  [24, 24, '#7fd0a5'],
]
  .map(([x, y, fill]) => `<circle cx="${68 + Number(x)}" cy="${38 + Number(y)}" r="7" fill="${fill}"/>`)
  .join('');

export function cardSvg(review: Review, side: Side, texts: CardTexts): string {
  const curve = chances(review, side);
  const x = (at: number) => 60 + (at / Math.max(1, curve.length - 1)) * (WIDTH - 120);
  const y = (chance: number) => 490 - Math.min(1, Math.max(0, chance)) * 250;
  const point = (at: number, chance: number) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`;
  const points = curve.map(({ mean }, at) => point(at, mean)).join(' ');
  const band = [
    ...curve.map(({ mean, error }, at) => point(at, mean + 2 * error)),
    ...curve.map(({ mean, error }, at) => point(at, mean - 2 * error)).reverse(),
  ].join(' ');
  const goals = review.steps.flatMap(({ goal }, at) =>
    goal ? [`<circle cx="${x(at + 1).toFixed(1)}" cy="${goal === side ? 240 : 490}" r="9" fill="${goal === side ? '#7fd0a5' : '#ff9a8c'}"/>`] : [],
  );
  const parts = bridge(review.ledger[side])
    .slice(1, -1)
    .map(
      ({ part, from, to }, at) =>
        `<text x="${60 + at * 275}" y="548" fill="#b9c7bd" font-size="22">${escaped(texts.parts[part] ?? part)}</text>` +
        `<text x="${60 + at * 275}" y="592" fill="${to < from ? '#ff9a8c' : '#7fd0a5'}" font-size="40" font-weight="bold">${signed(to - from)} %</text>`,
    );
  const grid = [0, 0.5, 1].map(
    (chance) =>
      `<line x1="60" x2="${WIDTH - 60}" y1="${y(chance)}" y2="${y(chance)}" stroke="#2f6f4f" stroke-dasharray="6 8"/>` +
      `<text x="60" y="${y(chance) + (chance === 1 ? 22 : -8)}" fill="#8fa798" font-size="18">${100 * chance} %</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Barlow Condensed, Arial Narrow, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#123f2b"/>`,
    SIGN,
    `<text x="116" y="60" fill="#b9c7bd" font-size="28">${escaped(texts.title)}</text>`,
    `<text x="60" y="124" fill="#ffcf33" font-size="52" font-weight="bold">${escaped(texts.score)}</text>`,
    ...lines(texts.sentence, 84).slice(0, 2).map((line, at) => `<text x="60" y="${166 + at * 34}" fill="#f5f1e8" font-size="27">${escaped(line)}</text>`),
    ...grid,
    `<polygon points="${band}" fill="#ffcf33" fill-opacity="0.2"/>`,
    `<polyline points="${points}" fill="none" stroke="#ffcf33" stroke-width="5" stroke-linejoin="round"/>`,
    ...goals,
    ...parts,
    '</svg>',
  ].join('\n');
}

/** The same as a PNG, painted by the browser. */
export async function cardPng(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
