import type { Box, Fixture, FixtureKind, Plan, Side, Use } from '../../plan/document.ts';
import { ahead, opposite, runsAlongX } from '../../plan/box.ts';
import { fixtureFacts, isBed } from '../../plan/kinds.ts';
import { boxesOf } from '../../plan/ring.ts';
import { base, wallHeight } from '../body/parts.ts';
import { addBox, type AddFace, type SolidMaterial } from './mesh.ts';

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

const fabrics: readonly FixtureKind[] = ['sofa', 'armchair', 'chair'];

/** The strip along one side of a box, inside. */
const strip = (box: Box, side: Side, depth: number): Box => {
  const beyond = ahead(box, side, depth);
  const along = side === 'left' || side === 'right';
  const by = side === 'left' || side === 'rear' ? depth : -depth;
  return along ? { ...beyond, x: beyond.x + by } : { ...beyond, y: beyond.y + by };
};

/** Floors, inner walls and furniture of a plan. */
export const addInside = (add: AddFace, { width, levels: [level] }: Plan): void => {
  const block = (material: SolidMaterial, { x, y, w, h }: Box, from: number, to: number): void =>
    addBox(add, material, {
      x: [x, x + w],
      y: [width - y - h, width - y],
      z: [base + from, base + to],
    });
  for (const { use, floor } of level.rooms)
    for (const part of boxesOf(floor)) block(tiled.includes(use) ? 'floor-tile' : 'floor', part, -1, 0.2);
  for (const wall of level.walls.filter(({ kind }) => kind !== 'exterior')) {
    const isAlong = runsAlongX(wall);
    const part = (from: number, to: number, low: number): void => {
      if (to - from < 0.1) return;
      const box = isAlong ? { ...wall, x: from, w: to - from } : { ...wall, y: from, h: to - from };
      block('inner-wall', box, low, wallHeight - 8);
    };
    let from = isAlong ? wall.x : wall.y;
    const end = from + (isAlong ? wall.w : wall.h);
    const doors = level.doors
      .filter((door) => door.wall === wall.id)
      .map((door) => (isAlong ? { at: door.x, size: door.w } : { at: door.y, size: door.h }))
      .sort((a, b) => a.at - b.at);
    for (const { at, size } of doors) {
      part(from, at, 0);
      part(at, at + size, 82);
      from = at + size;
    }
    part(from, end, 0);
  }
  for (const fixture of level.fixtures) addFixture(block, fixture);
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
  block(material, fixture, 0, heights[kind] ?? (tall ? 68 : 35));
};
