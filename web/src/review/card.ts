/** A card to share: one picture that says what decided a match. Drawn with its own colours, so that it looks the same everywhere. */

import type { Review, Side } from '../types.gen';
import { bridge, chances, signed } from './reckoning';

const WIDTH = 1200;
const HEIGHT = 630;

export interface CardTexts {
  title: string;
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

export function cardSvg(review: Review, side: Side, texts: CardTexts): string {
  const curve = chances(review, side);
  const x = (at: number) => 60 + (at / Math.max(1, curve.length - 1)) * (WIDTH - 120);
  const y = (chance: number) => 480 - Math.min(1, Math.max(0, chance)) * 200;
  const points = curve.map(({ mean }, at) => `${x(at).toFixed(1)},${y(mean).toFixed(1)}`).join(' ');
  const parts = bridge(review.ledger[side])
    .slice(1, -1)
    .map(
      ({ part, from, to }, at) =>
        `<text x="${60 + at * 275}" y="545" fill="#b9c7bd" font-size="22">${escaped(texts.parts[part] ?? part)}</text>` +
        `<text x="${60 + at * 275}" y="590" fill="${to < from ? '#ff9a8c' : '#7fd0a5'}" font-size="40" font-weight="bold">${signed(to - from)} %</text>`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Barlow Condensed, Arial Narrow, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#123f2b"/>`,
    `<text x="60" y="90" fill="#f5f1e8" font-size="44" font-weight="bold">${escaped(texts.title)}</text>`,
    `<text x="${WIDTH - 60}" y="90" fill="#ffcf33" font-size="56" font-weight="bold" text-anchor="end">${escaped(texts.score)}</text>`,
    ...lines(texts.sentence, 72).slice(0, 4).map((line, at) => `<text x="60" y="${145 + at * 34}" fill="#f5f1e8" font-size="28">${escaped(line)}</text>`),
    `<line x1="60" x2="${WIDTH - 60}" y1="${y(0.5)}" y2="${y(0.5)}" stroke="#2f6f4f" stroke-dasharray="6 8"/>`,
    `<polyline points="${points}" fill="none" stroke="#ffcf33" stroke-width="5" stroke-linejoin="round"/>`,
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
