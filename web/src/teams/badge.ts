/** Badges, as SVG on a field ten wide and ten high around its middle. */

import type { SimBadgeShape as BadgeShape, SimEmblem as Emblem } from '../types.gen';
import { wordSvg } from './lettering';
import { pictureSvg } from './picture';

const SHAPES: Record<Exclude<BadgeShape, 'none'>, string> = {
  shield: 'M-4-4.6H4V.4C4 3 2 4.4 0 5C-2 4.4-4 3-4 .4Z',
  circle: 'M-4.7 0A4.7 4.7 0 1 1 4.7 0A4.7 4.7 0 1 1-4.7 0Z',
  diamond: 'M0-5L4.4 0L0 5L-4.4 0Z',
  pennant: 'M-4.2-4.4H4.2L0 5Z',
};

const spoke = (angle: number, length: number) => {
  const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};
const star = (points: number, outer: number, inner: number) =>
  `M${Array.from({ length: points * 2 }, (_, index) => spoke((index * Math.PI) / points - Math.PI / 2, index % 2 ? inner : outer)).join('L')}Z`;

const line = (d: string) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;

const EMBLEMS: Record<Exclude<Emblem, 'letters' | 'image'>, string> = {
  star: solid(star(5, 2.9, 1.2)),
  anchor: line('M0-1.5V2.6M-2.3.6C-2.1 2.1-1 2.6 0 2.7C1 2.6 2.1 2.1 2.3.6M-1.1-.7H1.1M0-1.5A.7.7 0 1 1 .01-1.5'),
  tower: solid('M-2-2.7H-1.2V-2H-.4V-2.7H.4V-2H1.2V-2.7H2V-1H1.5V2.6H.6V1.2A.6.6 0 0 0-.6 1.2V2.6H-1.5V-1H-2Z'),
  tree: solid('M0-3L1.9-.6H1.1L2.3 1.2H.4V2.7H-.4V1.2H-2.3L-1.1-.6H-1.9Z'),
  wave: line('M-2.8-1.3Q-1.9-2.4-.9-1.3T.9-1.3T2.8-1.3M-2.8.3Q-1.9-.8-.9.3T.9.3T2.8.3M-2.2 1.9Q-1.5.9-.7 1.9T.7 1.9T2.2 1.9'),
  sun: solid(star(10, 3, 1.9)),
  wheel: line(`M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1-2.6 0M${[0, 1, 2].map((index) => `${spoke((index * Math.PI) / 3, 2.6)}L${spoke((index * Math.PI) / 3 + Math.PI, 2.6)}`).join('M')}`),
};

export interface Badge {
  shape: BadgeShape;
  emblem: Emblem;
  letters: string;
  picture: string | null;
  ground: string;
  ink: string;
}

/** The badge around a middle, `size` high. */
export function badgeSvg({ shape, emblem, letters, picture, ground, ink }: Badge, x: number, y: number, size: number): string {
  if (shape === 'none') return '';
  const high = shape === 'pennant' ? -1.2 : 0;
  const shown =
    emblem === 'letters'
      ? wordSvg(letters, shape === 'circle' || shape === 'shield' ? 7 : 5, { x: 0, y: 0, height: 4, colour: ink, ground })
      : emblem === 'image'
        ? `<g transform="scale(${shape === 'diamond' || shape === 'pennant' ? 0.5 : 0.64})">${pictureSvg(picture ?? '')}</g>`
        : EMBLEMS[emblem];
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 10})" color="${ink}">` +
    `<path d="${SHAPES[shape]}" fill="${ground}" stroke="${ink}" stroke-width=".7"/><g transform="translate(0 ${high})">${shown}</g></g>`
  );
}
