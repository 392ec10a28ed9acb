import {
  floorHeight,
  type Box,
  type Fixture,
  type FixtureKind,
  type Plan,
  type Side,
  type Use,
  type Wall,
} from '../../plan/document.ts';
import { ahead, opposite, runsAlongX } from '../../plan/box.ts';
import { fixtureFacts, isBed } from '../../plan/kinds.ts';
import { boxesOf } from '../../plan/ring.ts';
import { wallHeight } from '../roof.ts';
import { addBox, type FacesOf, type SolidMaterial } from './faces.ts';

const tiled: readonly Use[] = ['bath', 'toilet', 'laundry', 'utility', 'mud', 'mechanical'];

const heights: Partial<Record<FixtureKind, number>> = {
  toilet: 17,
  tub: 22,
  'tub-shower': 22,
  shower: 4,
  table: 30,
  chair: 18,
  desk: 30,
  nightstand: 24,
  bench: 18,
  'media-unit': 22,
  panel: 60,
};

/** The top of a counter, above the floor. */
const counter = { high: 35, thick: 1.5 } as const;

/** Kinds that are cabinets with a counter, or stand below one. */
const underCounter: readonly FixtureKind[] = ['counter', 'island', 'sink', 'dishwasher'];

const fabrics: readonly FixtureKind[] = ['sofa', 'armchair', 'chair'];

/** The strip along one side of a box, inside. */
const strip = (box: Box, side: Side, depth: number): Box => {
  const beyond = ahead(box, side, depth);
  const along = side === 'left' || side === 'right';
  const by = side === 'left' || side === 'rear' ? depth : -depth;
  return along ? { ...beyond, x: beyond.x + by } : { ...beyond, y: beyond.y + by };
};

/** How high inner walls reach above the floor, in inches: to the ceiling, below the roof, which is lifted off them. */
export const ceiling = wallHeight - 8;

type AddBlock = (node: string, material: SolidMaterial, box: Box, from: number, to: number) => void;

/** An inner wall with its doorways, and their frames. */
const addInnerWall = (block: AddBlock, { doors }: Plan['levels'][0], wall: Wall): void => {
  const isAlong = runsAlongX(wall);
  const node = `wall:${wall.id}`;
  const part = (from: number, to: number, low: number): void => {
    if (to - from < 0.1) return;
    const box = isAlong ? { ...wall, x: from, w: to - from } : { ...wall, y: from, h: to - from };
    block(node, 'inner-wall', box, low, ceiling);
  };
  let from = isAlong ? wall.x : wall.y;
  const end = from + (isAlong ? wall.w : wall.h);
  const own = doors
    .filter((door) => door.wall === wall.id)
    .map((door) => ({ door, ...(isAlong ? { at: door.x, size: door.w } : { at: door.y, size: door.h }) }))
    .sort((a, b) => a.at - b.at);
  for (const { door, at, size } of own) {
    part(from, at, 0);
    part(at, at + size, door.clearHeight);
    from = at + size;
    const frame = (box: Box, low: number): void =>
      block(`door:${door.id}`, 'inner-trim', box, low, door.clearHeight);
    const thin = 0.8;
    for (const offset of [0, size - thin])
      frame(isAlong ? { ...door, x: door.x + offset, w: thin } : { ...door, y: door.y + offset, h: thin }, 0);
    frame(door, door.clearHeight - thin);
  }
  part(from, end, 0);
};

/** Floors, inner walls and furniture of a plan. */
export const addInside = (of: FacesOf, { width, levels: [level] }: Plan): void => {
  const block: AddBlock = (node, material, { x, y, w, h }, from, to) =>
    addBox(of(node), material, {
      x: [x, x + w],
      y: [width - y - h, width - y],
      z: [floorHeight + from, floorHeight + to],
    });
  for (const { use, floor } of level.rooms)
    for (const part of boxesOf(floor))
      block('floor', tiled.includes(use) ? 'floor-tile' : 'floor', part, -1, 0.2);
  for (const door of level.doors) block('floor', 'floor', door, -1, 0.2);
  for (const wall of level.walls.filter(({ kind }) => kind !== 'exterior')) addInnerWall(block, level, wall);
  for (const fixture of level.fixtures)
    addFixture((...about) => block(`fixture:${fixture.id}`, ...about), fixture);
};

const addFixture = (
  block: (material: SolidMaterial, box: Box, from: number, to: number) => void,
  fixture: Fixture,
): void => {
  const { kind, facing } = fixture;
  const back = facing && opposite[facing];
  if (isBed(kind)) {
    block('furniture', fixture, 4, 12);
    block(
      'fabric',
      { ...fixture, x: fixture.x + 1, y: fixture.y + 1, w: fixture.w - 2, h: fixture.h - 2 },
      12,
      23,
    );
    if (!back) return;
    block('fixture', strip(fixture, back, 18), 23, 27);
    block('furniture', strip(fixture, back, 3), 0, 42);
    return;
  }
  const { plumbing, tall } = fixtureFacts[kind];
  const material: SolidMaterial = fabrics.includes(kind)
    ? 'fabric'
    : plumbing || kind === 'refrigerator' || kind === 'range' || kind === 'dryer'
      ? 'fixture'
      : 'furniture';
  if (kind === 'sofa' || kind === 'armchair') {
    block(material, fixture, 3, 17);
    if (back) block(material, strip(fixture, back, 8), 17, 33);
    return;
  }
  if (underCounter.includes(kind)) {
    const top = counter.high - counter.thick;
    block('furniture', fixture, 0, top);
    block('counter', fixture, top, counter.high);
    // They may stand in an island, of which they are seen by what stands out of it.
    if (kind === 'dishwasher' && facing) block('fixture', ahead(fixture, facing, 0.5), 3, top - 1);
    if (kind === 'sink') {
      const { x, y, w, h } = fixture;
      block('fixture', { x: x + 4, y: y + 4, w: w - 8, h: h - 8 }, counter.high, counter.high + 0.4);
    }
    return;
  }
  block(material, fixture, 0, heights[kind] ?? (tall ? 68 : counter.high));
};
