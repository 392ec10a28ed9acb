import { floorHeight, type Style } from '../../plan/document.ts';
import type { Point3 } from '../../space/point.ts';
import { seenAt, type House, type HousePorch, type Stretch } from '../house.ts';
import {
  addPlate,
  addPrism,
  addSlab,
  type AddFace,
  type FacesOf,
  type Pair,
  type SolidMaterial,
} from './faces.ts';

/** The upper side of a deck, above the ground: an inch below the floor. */
export const deckHeight = floorHeight - 1;
/** Where posts end and beams begin, and where beams end. */
const [postTop, beamTop] = [floorHeight + 86, floorHeight + 94];
/** The upper side of a porch roof at its outer edge, and where it meets the roof of the home behind the wall. */
const [edge, root] = [beamTop + 6, floorHeight + 112];
/** How far the roof of a porch reaches beyond it. */
export const porchEaves = 10;
const behind = 10;
const thick = 6;
/** From the edge of a porch to the middle of its posts. */
const inset = 5;
const railHigh = 36;

interface Posts {
  /** Across, in inches. */
  readonly wide: number;
  /** At most so far apart. */
  readonly apart: number;
  readonly kind: 'square' | 'tapered' | 'log';
  readonly material: SolidMaterial;
  readonly rails: boolean;
}

const usual: Posts = { wide: 5.5, apart: 108, kind: 'square', material: 'trim', rails: true };

/** The posts of each style; others have the usual ones. */
const postsOf: Readonly<Partial<Record<Style, Posts>>> = {
  farmhouse: { ...usual, wide: 7, apart: 120 },
  craftsman: { ...usual, wide: 15, apart: 150, kind: 'tapered' },
  modern: { ...usual, wide: 4, apart: 150, material: 'frame', rails: false },
  cabin: { ...usual, wide: 9, apart: 120, kind: 'log', material: 'porch' },
  'porch-end': { ...usual, wide: 6.5, apart: 84 },
};

/** Where posts stand along a porch: at its corners and as few between them as may be; one more or less rather than one before a door. */
export const postPlaces = ({ from, to, wall }: HousePorch, apart: number): number[] => {
  const [first, last] = [from + inset, to - inset];
  const doors = wall.openings.filter(({ kind }) => kind !== 'window');
  const spread = (count: number): number[] =>
    Array.from({ length: count + 1 }, (_, index) => first + ((last - first) * index) / count);
  const blocks = (places: readonly number[]): number =>
    places.filter((at) => doors.some(({ u, w }) => at > u - 8 && at < u + w + 8)).length;
  const least = Math.max(1, Math.ceil((last - first) / apart));
  return [least, least - 1, least + 1, least + 2]
    .filter((count) => count > 0)
    .map(spread)
    .reduce((best, places) => (blocks(places) < blocks(best) ? places : best));
};

const addPost = (
  add: AddFace,
  porch: HousePorch,
  { wide, kind, material }: Posts,
  u: number,
  out: number,
): void => {
  const { wall } = porch;
  const block = (of: SolidMaterial, half: number, z: Pair): void =>
    addSlab(add, wall, of, [u - half, u + half], [out - half, out + half], z);
  if (kind === 'log') {
    const ring = (z: number): Point3[] =>
      Array.from({ length: 8 }, (_, index) => {
        const angle = ((index + 0.5) * Math.PI) / 4;
        return wall.at(u + (Math.cos(angle) * wide) / 2, out - (Math.sin(angle) * wide) / 2, z);
      });
    const [low, high] = [ring(deckHeight), ring(postTop)];
    for (const [index, a] of low.entries()) {
      const next = (index + 1) % low.length;
      const [b, c, d] = [low[next], high[next], high[index]];
      if (b && c && d) add(material, [a, b, c, d]);
    }
    return;
  }
  if (kind === 'square') {
    block(material, wide / 2, [deckHeight, postTop]);
    if (material === 'trim') {
      block(material, wide / 2 + 1.2, [deckHeight, deckHeight + 7]);
      block(material, wide / 2 + 1.2, [postTop - 5, postTop]);
    }
    return;
  }
  // A pier of the second siding, and on it a shaft that grows thinner.
  const pier = deckHeight + 34;
  block('second', wide / 2, [deckHeight, pier]);
  block('trim', wide / 2 + 1.2, [pier, pier + 3]);
  const square = (half: number, z: number): Point3[] =>
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ].map(([a = 0, b = 0]) => wall.at(u + a * half, out + b * half, z));
  const [low, high] = [square(wide * 0.36, pier + 3), square(wide * 0.25, postTop)];
  for (const [index, a] of low.entries()) {
    const next = (index + 1) % 4;
    const [b, c, d] = [low[next], high[next], high[index]];
    if (b && c && d) add('trim', [a, b, c, d]);
  }
  block('trim', wide * 0.25 + 1.5, [postTop - 3, postTop]);
};

/** A stretch without those that steps take. */
const without = (whole: Stretch, taken: readonly Stretch[]): Stretch[] => {
  const found: Stretch[] = [];
  let { from } = whole;
  for (const one of taken.toSorted((a, b) => a.from - b.from)) {
    if (one.from > from) found.push({ from, to: Math.min(one.from, whole.to) });
    from = Math.max(from, one.to);
  }
  if (from < whole.to) found.push({ from, to: whole.to });
  return found.filter(({ from: start, to }) => to - start > 12);
};

type Edge = 'outer' | 'start' | 'end';

/** The edge of its porch at which steps begin. */
const edgeOf = (house: House, { wall, porch }: HousePorch, box: HousePorch['steps'][number]): Edge => {
  if (box.facing === wall.side) return 'outer';
  const span = seenAt(house.plan, wall.side, box);
  const own = seenAt(house.plan, wall.side, porch);
  return span.from + span.to < own.from + own.to ? 'start' : 'end';
};

/** How far out of the wall of a porch a box reaches: where it begins and ends. */
const outOf = (house: House, { wall }: HousePorch, box: HousePorch['steps'][number]): Stretch => {
  const { length, width } = house.plan;
  switch (wall.side) {
    case 'front':
      return { from: box.y - width, to: box.y + box.h - width };
    case 'rear':
      return { from: -box.y - box.h, to: -box.y };
    case 'left':
      return { from: -box.x - box.w, to: -box.x };
    case 'right':
      return { from: box.x - length, to: box.x + box.w - length };
  }
};

/** Rails along the edges of a porch, open where steps lead up, clear of its posts. */
const addRails = (add: AddFace, house: House, porch: HousePorch, material: SolidMaterial): void => {
  const { wall, depth, from, to } = porch;
  const bar = (us: Pair, outs: Pair, low: number, high: number): void =>
    addSlab(add, wall, material, us, outs, [deckHeight + low, deckHeight + high]);
  const openAt = (edge: Edge): Stretch[] =>
    porch.steps
      .filter((one) => edgeOf(house, porch, one) === edge)
      .map((one) => (edge === 'outer' ? seenAt(house.plan, wall.side, one) : outOf(house, porch, one)));
  for (const rail of without({ from: from + 2, to: to - 2 }, openAt('outer'))) {
    bar([rail.from, rail.to], [depth - 6, depth - 3], railHigh - 3, railHigh);
    bar([rail.from, rail.to], [depth - 5.5, depth - 3.5], 3, 5);
    for (let u = rail.from + 2; u < rail.to - 1; u += 6)
      bar([u, u + 1.4], [depth - 5.2, depth - 3.8], 5, railHigh - 3);
    if (!porch.porch.covered)
      for (const u of [rail.from, rail.to - 3]) bar([u, u + 3], [depth - 6.5, depth - 2.5], 0, railHigh + 2);
  }
  for (const [edge, u] of [
    ['start', from + 3],
    ['end', to - 6],
  ] as const)
    for (const rail of without({ from: 1, to: depth - 3 }, openAt(edge))) {
      bar([u, u + 3], [rail.from, rail.to], railHigh - 3, railHigh);
      bar([u + 0.5, u + 2.5], [rail.from, rail.to], 3, 5);
      for (let out = rail.from + 2; out < rail.to - 1; out += 6)
        bar([u + 0.8, u + 2.2], [out, out + 1.4], 5, railHigh - 3);
    }
};

/** The roof that slopes from that of the home to the outer edge of a porch. */
const addLeanTo = (add: AddFace, { wall, from, to, depth }: HousePorch): void => {
  const [left, right] = [from - porchEaves, to + porchEaves];
  const out = depth + porchEaves;
  addPlate(
    add,
    'roof',
    [
      wall.at(left, out, edge),
      wall.at(right, out, edge),
      wall.at(right, -behind, root),
      wall.at(left, -behind, root),
    ],
    thick,
  );
};

const addPorch = (of: FacesOf, house: House, porch: HousePorch): void => {
  const { wall, from, to, depth } = porch;
  const { id, covered = false } = porch.porch;
  const add = of(`porch:${id}`);
  addSlab(add, wall, 'porch', [from, to], [0, depth], [deckHeight - 6, deckHeight]);
  addSlab(add, wall, 'skirting', [from + 2, to - 2], [0, depth - 2], [0, deckHeight - 6]);
  const style = postsOf[house.plan.front.style] ?? usual;
  if (!covered) {
    addRails(add, house, porch, style.material === 'porch' ? 'porch' : 'trim');
    return;
  }
  if (style.rails) addRails(add, house, porch, style.material);
  const out = depth - inset - Math.max(0, style.wide / 2 - 4);
  const places = postPlaces(porch, style.apart);
  for (const [index, u] of places.entries()) {
    const inward = Math.max(0, style.wide / 2 - 4);
    addPost(add, porch, style, index === 0 ? u + inward : index === places.length - 1 ? u - inward : u, out);
  }
  const beam = style.material === 'porch' ? 'porch' : 'trim';
  addSlab(add, wall, beam, [from, to], [depth - 8, depth - 2], [postTop, beamTop], true);
  for (const u of [from, to - 6])
    addSlab(add, wall, beam, [u, u + 6], [0, depth - 8], [postTop, beamTop], true);
  if (!porch.gable) addLeanTo(of('roof', id), porch);
};

/** Stairs as solid treads, or a ramp as a plate that falls to the ground. */
const addSteps = (
  add: AddFace,
  house: House,
  porch: HousePorch,
  steps: HousePorch['steps'][number],
): void => {
  const { wall } = porch;
  const span = seenAt(house.plan, wall.side, steps);
  const outs = outOf(house, porch, steps);
  const where = edgeOf(house, porch, steps);
  const run = where === 'outer' ? outs : span;
  const across = where === 'outer' ? span : outs;
  /** A slab between two shares of the way down, 0 at the porch. */
  const slab = (material: SolidMaterial, [a, b]: Pair, [left, right]: Pair, z: Pair): void => {
    const long = run.to - run.from;
    const along: Pair =
      where === 'start' ? [run.to - b * long, run.to - a * long] : [run.from + a * long, run.from + b * long];
    const [us, os]: [Pair, Pair] = where === 'outer' ? [[left, right], along] : [along, [left, right]];
    addSlab(add, wall, material, us, os, z);
  };
  const place = (share: number, side: number, z: number): Point3 => {
    const long = run.to - run.from;
    const along = where === 'start' ? run.to - share * long : run.from + share * long;
    return where === 'outer' ? wall.at(side, along, z) : wall.at(along, side, z);
  };
  /** A body between two lines across the way down, of an outline seen from beside it. */
  const body = (material: SolidMaterial, profile: readonly Pair[], [left, right]: Pair): void =>
    addPrism(
      add,
      material,
      profile.map(([share, z]) => place(share, left, z)),
      profile.map(([share, z]) => place(share, right, z)),
    );
  const [start, end] = [0.03, 0.97];
  const rails: readonly Pair[] = [
    [across.from, across.from + 2],
    [across.to - 2, across.to],
  ];
  const isRamp = steps.kind === 'ramp';
  if (isRamp)
    body(
      'porch',
      [
        [0, 0],
        [0, deckHeight],
        [1, 0.5],
        [1, 0],
      ],
      [across.from, across.to],
    );
  const treads = Math.max(1, steps.risers - 1);
  for (let tread = 0; tread < treads && !isRamp; tread++)
    slab(
      'porch',
      [tread / treads, (tread + 1) / treads],
      [across.from, across.to],
      [0, (deckHeight * (treads - tread)) / (treads + 1)],
    );
  const foot = isRamp ? 0 : deckHeight / (treads + 1);
  for (const rail of rails) {
    body(
      'trim',
      [
        [start, deckHeight + railHigh - 3],
        [start, deckHeight + railHigh],
        [end, foot + railHigh],
        [end, foot + railHigh - 3],
      ],
      rail,
    );
    for (const share of isRamp ? [start, 0.27, 0.5, 0.73, end] : [end]) {
      const wide = 1.2 / (run.to - run.from);
      const high = foot + (deckHeight - foot) * (1 - share) + railHigh - 2;
      slab('trim', [share - wide, share + wide], rail, [0, high]);
    }
  }
};

/** Porches and landings with their steps, as the document has them. */
export const addPorches = (of: FacesOf, house: House): void => {
  for (const porch of house.porches) {
    addPorch(of, house, porch);
    for (const steps of porch.steps) addSteps(of(`steps:${steps.id}`), house, porch, steps);
  }
};
