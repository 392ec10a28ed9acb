import type { Project } from '../space/camera.ts';
import { base } from './body/parts.ts';
import type { Opening } from './house-opening.ts';

/** A porch as its plan has it, in inches along the front. */
export interface Porch {
  readonly x: number;
  readonly w: number;
  readonly depth: number;
  /** Middle of the entry door. */
  readonly door: number;
  /** Whether it has posts, rails and a roof. One that is not covered is a landing: a deck with its steps. */
  readonly covered: boolean;
}

/** A porch whose posts have found their places. */
export interface PostedPorch extends Porch {
  /** Where the two posts stand along the front, and how far in front of the wall. */
  readonly posts: readonly [left: number, right: number];
  readonly out: number;
}

type Span = readonly [from: number, to: number];

/** Half a post, and the frame of a window or door with a hand's breadth of wall. */
const halfPost = 3;
const frame = 7;
/** Half of the steps, which stay free. */
const steps = 31;
/** How far a porch may grow beyond its plan to stand clear of a window. */
const reach = 130;
/** How far it may reach past the corner of the house, where a window ends close to that corner. */
const past = 34;
/** From the corner of the porch to the middle of its post. */
const inset = 5;

const overlaps = ([a, b]: Span, [c, d]: Span): boolean => a < d && c < b;

/**
 * Stands the posts of a porch beside the windows and doors behind them, as the viewer sees them: a post in front of a window
 * would cut it in two. They leave their corners as little as possible; then the porch grows with them, or they step back
 * under its roof.
 * @param openings of the front wall
 * @param length of the front wall, in inches
 * @param project the view: what covers what depends on it
 */
export const withPosts = (
  porch: Porch,
  openings: readonly Opening[],
  length: number,
  project: Project,
): PostedPorch => {
  const paper = (x: number, y: number): number => project([x, y, base + 40])[0];
  const taken = openings.map(({ u, w }): Span => [paper(u - frame, 0), paper(u + w + frame, 0)]);
  const isFree = (x: number, out: number): boolean => {
    const post: Span = [paper(x - halfPost, -out - halfPost), paper(x + halfPost, -out + halfPost)];
    return !taken.some((span) => overlaps(post, span));
  };
  const closest = (corner: number, from: number, to: number, out: number): number | null => {
    const places = Array.from(
      { length: Math.max(0, Math.floor(to - from) + 1) },
      (_, index) => from + index,
    ).filter((x) => isFree(x, out));
    return places.sort((a, b) => Math.abs(a - corner) - Math.abs(b - corner))[0] ?? null;
  };
  const [leftCorner, rightCorner] = [porch.x + inset, porch.x + porch.w - inset];
  const front = porch.depth - inset;
  const choices = [front, 46, 38, 30, 24].flatMap((out) => {
    const left = closest(leftCorner, Math.max(inset, leftCorner - reach), porch.door - steps, out);
    const right = closest(rightCorner, porch.door + steps, Math.min(length + past, rightCorner + reach), out);
    if (left === null || right === null) return [];
    return [
      {
        left,
        right,
        out,
        cost: Math.abs(left - leftCorner) + Math.abs(right - rightCorner) + (front - out) * 0.6,
      },
    ];
  });
  const { left, right, out } = choices.sort((a, b) => a.cost - b.cost)[0] ?? {
    left: leftCorner,
    right: rightCorner,
    out: front,
  };
  const x = Math.min(porch.x, left - inset);
  return { ...porch, x, w: Math.max(porch.x + porch.w, right + inset) - x, posts: [left, right], out };
};
