import { describe, expect, it } from 'vitest';
import { Pace } from './pace';

/** After how many of these frames a device is found too slow, if ever. */
const fallsAfter = (frames: number[]): number | null => {
  const pace = new Pace();
  const at = frames.findIndex((seconds) => pace.falls(seconds));
  return at < 0 ? null : at + 1;
};
const times = (count: number, ...frames: number[]): number[] => Array.from({ length: count }, () => frames).flat();

describe('the pace of a device', () => {
  it('is kept by one that draws sixty or fifty frames a second', () => {
    expect(fallsAfter(times(500, 1 / 60))).toBeNull();
    expect(fallsAfter(times(500, 1 / 50))).toBeNull();
  });

  it('is kept where only the first frames are slow, and one in a while', () => {
    expect(fallsAfter([...times(3, 0.4), ...times(20, 1, ...times(30, 1 / 60))])).toBeNull();
  });

  it('is lost the sooner the slower the frames are', () => {
    expect(fallsAfter(times(100, 1))).toBe(3 + 2);
    expect(fallsAfter(times(100, 1 / 20))).toBe(3 + 8);
    expect(fallsAfter([...times(300, 1 / 60), ...times(30, 1 / 30)])).toBe(300 + 19);
  });
});
