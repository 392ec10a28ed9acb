import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { dressed, ownLook } from '@hearthline/model/generate/exterior/dressed.ts';
import type { Box, Plan } from '@hearthline/model/plan/document.ts';
import { dressedPlans } from '@hearthline/model/testing/dressed-plans.ts';
import { doubleWide } from '@hearthline/model/testing/plans.ts';
import { planGlb } from './plan-glb.ts';

interface Gltf {
  readonly nodes: readonly { readonly name: string; readonly mesh: number }[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[];
  }[];
  readonly accessors: readonly { readonly min?: readonly number[]; readonly max?: readonly number[] }[];
}

const read = (file: Buffer): Gltf =>
  JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12))) as Gltf;

/** The box of each node, in inches: from where to where along x, up, and along z. */
const boxesOf = ({ nodes, meshes, accessors }: Gltf): Map<string, [from: number[], to: number[]]> =>
  new Map(
    nodes.map(({ name, mesh }) => {
      const corners = (meshes[mesh]?.primitives ?? []).map(
        ({ attributes }) => accessors[attributes.POSITION],
      );
      const along = (axis: number, of: 'min' | 'max'): number =>
        Math[of](...corners.map((corner) => (corner?.[of]?.[axis] ?? NaN) / 0.0254));
      return [
        name,
        [[0, 1, 2].map((axis) => along(axis, 'min')), [0, 1, 2].map((axis) => along(axis, 'max'))],
      ];
    }),
  );

const expectedOf = (plan: Plan): Map<string, Box> => {
  const shown = dressed(plan, ownLook(plan)) ?? plan;
  const [{ walls, windows, doors, fixtures }] = shown.levels;
  const lists = {
    wall: walls,
    window: windows,
    door: doors,
    fixture: fixtures,
    porch: shown.porches,
    steps: shown.steps ?? [],
  };
  return new Map(
    Object.entries(lists).flatMap(([kind, list]) =>
      list.map((one): [string, Box] => [`${kind}:${one.id}`, one]),
    ),
  );
};

const some = [
  ...dressedPlans.filter((_plan, index) => index % 3 === 0),
  { name: 'furnished', plan: doubleWide() },
];

describe.each(some)('GLB of $name', ({ plan }) => {
  const file = planGlb(plan);
  const gltf = read(file);
  const boxes = boxesOf(gltf);

  it('is valid glTF of 2 MB at most', async () => {
    expect(file.length).toBeLessThan(2_000_000);
    const { issues } = await validateBytes(file);
    expect(issues.messages.filter(({ code }) => code !== 'ACCESSOR_INDEX_TRIANGLE_DEGENERATE')).toEqual([]);
  });

  it('front.one-body: has one node for each thing of the document and the roof, and no other porches, steps, parts or openings', () => {
    const names = gltf.nodes.map(({ name }) => name);
    const parts = (plan.front?.parts ?? []).map(({ id }) => `part:${id}`);
    expect(names.toSorted()).toEqual(
      [...expectedOf(plan).keys(), ...parts, 'roof', 'floor', 'foundation'].toSorted(),
    );
  });

  it('has boxes where the document has them, within an inch', () => {
    for (const [name, { x, y, w, h }] of expectedOf(plan)) {
      const [from, to] = boxes.get(name) ?? [[], []];
      for (const [found, stated] of [
        [from[0], x],
        [to[0], x + w],
        [from[2], y],
        [to[2], y + h],
      ])
        expect(Math.abs((found ?? NaN) - (stated ?? NaN)), name).toBeLessThanOrEqual(1);
    }
  });

  it('has the floor at 0, decks below it, windows and doors as high as stated', () => {
    const [{ windows, doors }] = plan.levels;
    for (const { id, sill, height } of windows) {
      const [from, to] = boxes.get(`window:${id}`) ?? [[], []];
      expect([from[1], to[1]].map((value) => Math.round((value ?? NaN) * 10) / 10)).toEqual([
        sill,
        sill + height,
      ]);
    }
    for (const { id, clearHeight } of doors)
      expect(boxes.get(`door:${id}`)?.[1][1]).toBeCloseTo(clearHeight, 2);
    expect(boxes.get('floor')?.[1][1]).toBeLessThan(1);
    expect(boxes.get('foundation')?.[0][1]).toBeCloseTo(-30, 3);
  });

  it('has its parts along the stretch that they take', () => {
    for (const { id, side, from, to } of plan.front?.parts ?? []) {
      const axis = side === 'left' || side === 'right' ? 2 : 0;
      const [start, end] = boxes.get(`part:${id}`) ?? [[], []];
      expect(Math.abs((start[axis] ?? NaN) - from)).toBeLessThanOrEqual(1);
      expect(Math.abs((end[axis] ?? NaN) - to)).toBeLessThanOrEqual(1);
    }
  });
});

it('gives the same bytes for the same plan', () => {
  expect(planGlb(doubleWide()).equals(planGlb(doubleWide()))).toBe(true);
});
