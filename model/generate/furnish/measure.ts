import type { Box } from '../../plan/document.ts';

// Whole numbers only: roots may differ from machine to machine in the last digit, and with them what is chosen.

const gap = (start: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, other - start - size, start - other - otherSize);

/** How far two boxes are apart, along x plus along y. */
export const apart = (a: Box, b: Box): number => gap(a.x, a.w, b.x, b.w) + gap(a.y, a.h, b.y, b.h);

/** Whether the straight line between two boxes is at most so long. */
export const isWithinReach = (a: Box, b: Box, inches: number): boolean =>
  gap(a.x, a.w, b.x, b.w) ** 2 + gap(a.y, a.h, b.y, b.h) ** 2 <= inches ** 2;

/** How far the middles of two boxes are apart, along x plus along y. */
export const middlesApart = (a: Box, b: Box): number =>
  Math.floor((Math.abs(2 * a.x + a.w - 2 * b.x - b.w) + Math.abs(2 * a.y + a.h - 2 * b.y - b.h)) / 2);

/** The nearest of some boxes, but no more than a most. */
export const nearestOf = (box: Box, others: readonly Box[], max: number): number =>
  others.reduce((min, other) => Math.min(min, apart(box, other)), max);
