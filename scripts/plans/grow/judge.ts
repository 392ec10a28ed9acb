// What is thought of an entry while it is grown: the fewer points, the better.
import { buildEntry } from '../../../model/book/build.ts';
import type { Entry } from '../../../model/book/entry.ts';
import { letterOf } from '../../../model/book/rooms.ts';
import { lengthOf } from '../../../model/book/size.ts';
import { linksOf } from '../../../model/book/links.ts';
import { boxesOf, roomsIn } from '../../../model/book/tree.ts';
import type { RoomBox } from '../../../model/generate/home-rooms.ts';
import { checkInSteps } from '../../../model/check/check-plan.ts';
import { discomfortOf } from '../livability/livability.ts';
import type { Plan, Wish } from '../../../model/plan/document.ts';

export interface Judgement {
  readonly points: number;
  readonly plan?: Plan;
  readonly errors: readonly string[];
  readonly practice: readonly string[];
  readonly discomfort: number;
}

const crossing = new Set(['L', 'D', 'F', 'K', 'E', 'H']);
const least: Readonly<Record<string, readonly [number, number]>> = {
  L: [124, 124],
  P: [110, 110],
  R: [32, 40],
  A: [58, 64],
  B: [58, 64],
  Q: [58, 64],
  Z: [38, 56],
  H: [40, 40],
  K: [90, 100],
  U: [60, 60],
  C: [28, 44],
  W: [30, 44],
  E: [44, 44],
  D: [70, 76],
  Y: [26, 26],
  N: [22, 22],
  G: [28, 30],
  M: [48, 60],
};

const need: Readonly<Record<string, number>> = { hinged: 42, cased: 40, pocket: 38, bifold: 40 };

/** How long the common walls of two rooms are at most, in inches. */
const contactOf = (boxes: readonly RoomBox[], a: string, b: string): number => {
  let longest = 0;
  for (const one of boxes) {
    if (one.room !== a) continue;
    for (const other of boxes) {
      if (other.room !== b) continue;
      const alongX = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
      const alongY = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
      if (one.y + one.h === other.y || other.y + other.h === one.y) longest = Math.max(longest, alongX);
      if (one.x + one.w === other.x || other.x + other.w === one.x) longest = Math.max(longest, alongY);
    }
  }
  return longest;
};

const doorFault = (boxes: readonly RoomBox[], tokens: readonly string[]): number => {
  let fault = 0;
  for (const { kind, a, b, optional } of linksOf(tokens, false)) {
    if (kind === 'open' || optional) continue;
    const wanted = need[kind] ?? 42;
    const best = Math.max(0, ...(typeof a === 'string' ? [a] : a).map((one) => contactOf(boxes, one, b)));
    if (best < wanted) fault += 60 + (wanted - best);
  }
  return fault;
};

/** How long a room's outside walls are, in the street wall and elsewhere. */
const outsideOf = (
  boxes: readonly RoomBox[],
  room: string,
  length: number,
  width: number,
  street: string,
): { street: number; other: number } => {
  const found = { street: 0, other: 0 };
  const count = (side: string, inches: number): void => {
    if (side === street) found.street = Math.max(found.street, inches);
    else found.other = Math.max(found.other, inches);
  };
  for (const { room: one, x, y, w, h } of boxes) {
    if (one !== room) continue;
    if (y === 0) count('rear', w);
    if (y + h === width) count('front', w);
    if (x === 0) count('left', h);
    if (x + w === length) count('right', h);
  }
  return found;
};

/** Whether rooms lie as an arrangement wants them, by the tree alone. */
const mayHold = (
  { arrangement, entry, patio, exits }: Entry,
  boxes: readonly RoomBox[],
  tokens: readonly string[],
  length: number,
): boolean => {
  const has = (letters: string): boolean => tokens.some((one) => letters.includes(letterOf(one)));
  const middle = (letters: string): number[] =>
    boxes.filter(({ room }) => letters.includes(letterOf(room))).map(({ x, w }) => x + w / 2);
  const great = boxes.filter(({ room }) => 'LDKEFV'.includes(letterOf(room)));
  const g =
    great.reduce((sum, { x, w, h }) => sum + (x + w / 2) * w * h, 0) /
    great.reduce((sum, { w, h }) => sum + w * h, 0);
  const [primary = 0] = middle('P');
  const sides = [...new Set(tokens.filter((one) => 'PR'.includes(letterOf(one))))].map((token) => {
    const own = boxes.filter(({ room }) => room === token);
    return (Math.min(...own.map(({ x }) => x)) + Math.max(...own.map(({ x, w }) => x + w))) / 2 < g;
  });
  switch (arrangement) {
    case 'cottage':
      return !has('H');
    case 'two-suites':
      return has('JQ') && has('AS');
    case 'foyer-wings':
      return entry === 'E' && sides.includes(true) && sides.includes(false);
    case 'rear-living':
      return patio === 'L' && boxes.some(({ room, y }) => room === 'L' && y === 0);
    case 'porch-end':
      return boxes.some(({ room, x }) => room === entry && x === 0);
    case 'one-wing':
      return (
        !(sides.includes(true) && sides.includes(false)) &&
        great.some(({ x, w }) => (sides[0] ? x + w === length : x === 0))
      );
    case 'split':
      return (
        middle('R').length > 0 && sides.length > 1 && sides.filter((one) => one === primary < g).length === 1
      );
    case 'galley':
      return exits.length > 0;
  }
};

/** What speaks against a tree before anything is built; Infinity if it can never be what it should. */
const quickFault = (entry: Entry): number => {
  const { tree, depths } = entry;
  const length = lengthOf(tree);
  const width = depths.reduce((sum, depth) => sum + depth, 0);
  const boxes = boxesOf(tree, { x: 0, y: 0, w: length, h: width });
  const tokens = roomsIn(tree);
  if (!mayHold(entry, boxes, tokens, length)) return Infinity;
  let lines: number[] = [];
  let at = 0;
  for (const depth of depths.slice(0, -1)) lines = [...lines, (at += depth)];
  let fault = doorFault(boxes, tokens);
  for (const { room, y, w, h } of boxes) {
    const letter = letterOf(room);
    if (!crossing.has(letter) && lines.some((line) => y < line && line < y + h)) fault += 120;
    // Of a room with several leaves only the largest counts.
    if (boxes.some((other) => other.room === room && other.w * other.h > w * h)) continue;
    const [small = 24, large = 24] = least[letter] ?? [];
    fault += 4 * Math.max(0, small - Math.min(w, h)) + 2 * Math.max(0, large - Math.max(w, h));
    if (letter === 'R' && w * h > 9000 && Math.min(w, h) < 98) fault += 3 * (98 - Math.min(w, h));
  }
  const street = entry.arrangement === 'porch-end' ? 'left' : 'front';
  const short = (inches: number, wanted: number): number => (inches < wanted ? 60 + wanted - inches : 0);
  fault += short(outsideOf(boxes, entry.entry, length, width, street).street, 50);
  for (const exit of entry.exits) fault += short(outsideOf(boxes, exit, length, width, street).other, 44);
  if (entry.patio !== null) fault += short(outsideOf(boxes, entry.patio, length, width, street).other, 80);
  return fault;
};

/** What an error weighs against what is only not as one would like it. */
const perError = 400;
const perPractice = 60;

export const judge = (entry: Entry, wish: Wish, fits: (plan: Plan) => boolean, limit: number): Judgement => {
  const none = { errors: [], practice: [], discomfort: 0 };
  const quick = quickFault(entry);
  if (quick > 40) return { points: 10_000 + quick, ...none };
  const built = buildEntry(
    entry,
    {
      length: lengthOf(entry.tree),
      mirror: false,
      style: entry.arrangement === 'porch-end' ? 'porch-end' : 'cottage',
      color: 'white',
    },
    wish,
  );
  if ('refused' in built)
    return {
      points:
        (built.refused.startsWith('furniture') ? 1_000 * (1 + built.refused.split(',').length) : 9_000) +
        quick,
      ...none,
      errors: [built.refused],
    };
  const discomfort = discomfortOf(built);
  const misfit = fits(built) ? 0 : 300;
  if (discomfort + misfit > limit) return { points: discomfort + misfit, plan: built, ...none, discomfort };
  const errors: string[] = [];
  const practice = new Set<string>();
  const points = (): number =>
    quick + perError * errors.length + perPractice * practice.size + discomfort + misfit;
  for (const findings of checkInSteps(built, wish)) {
    for (const { rule, level } of findings) {
      if (level === 'error') errors.push(rule);
      if (level === 'practice') practice.add(rule);
    }
    if (points() > limit) break;
  }
  return { points: points(), plan: built, errors, practice: [...practice], discomfort };
};
