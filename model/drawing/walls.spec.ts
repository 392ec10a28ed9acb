import { describe, expect, it } from 'vitest';
import type { Box } from '../plan/document.ts';
import { areaOf } from '../plan/ring.ts';
import type { Ring } from './primitive.ts';
import { unionOf } from './draw-walls.ts';

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const corners = (rings: readonly Ring[]): number[] => rings.map((ring) => ring.length);
const areas = (rings: readonly Ring[]): number[] =>
  rings.map((ring) => areaOf(ring.map(({ x, y }): [number, number] => [x, y])));

describe('the outline of walls', () => {
  it('is one ring around bodies that touch or cross', () => {
    expect(areas(unionOf([box(0, 0, 10, 4), box(10, 0, 10, 4)], []))).toEqual([80]);
    expect(corners(unionOf([box(0, 4, 20, 4), box(8, 0, 4, 20)], []))).toEqual([12]);
  });

  it('has a ring outside and one inside where walls close', () => {
    const frame = [box(0, 0, 20, 2), box(0, 18, 20, 2), box(0, 0, 2, 20), box(18, 0, 2, 20)];
    expect(areas(unionOf(frame, [])).toSorted((a, b) => a - b)).toEqual([256, 400]);
  });

  it('is open where there is a hole', () => {
    expect(areas(unionOf([box(0, 0, 20, 4)], [box(8, 0, 4, 4)]))).toEqual([32, 32]);
    expect(unionOf([box(0, 0, 20, 4)], [box(0, 0, 20, 4)])).toEqual([]);
  });

  it('keeps bodies apart that touch at a corner only', () => {
    expect(corners(unionOf([box(0, 0, 4, 4), box(4, 4, 4, 4)], []))).toEqual([4, 4]);
  });

  it('is nothing without walls', () => {
    expect(unionOf([], [])).toEqual([]);
  });
});
