import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { roofIds } from '@hearthline/rules/design.ts';
import { describe, expect, it } from 'vitest';
import { floorHeight, outside, type Box } from '../../plan/document.ts';
import { newDouble, newSingle } from '../../testing/new-plans.ts';
import { dressedPlans } from '../../testing/dressed-plans.ts';
import { houseIn } from '../house.ts';
import { collectFaces, type SolidFace } from './faces.ts';
import { addCeiling } from './ceiling-faces.ts';
import { houseFaces } from './house-solid.ts';
import { areaVector } from './faces.ts';

const plans = [
  ['single', newSingle()],
  ['double', newDouble()],
  ['home with its street at the left', dressedPlans.find(({ plan }) => plan.street === 'left')!.plan],
] as const;

/** How far a face reaches, in the plan's own inches and above the floor. */
const extentOf = ({ points }: SolidFace, width: number) => {
  const [xs, ys, zs] = [
    points.map(([x]) => x),
    points.map(([, y]) => width - y),
    points.map(([, , z]) => z - floorHeight),
  ];
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    w: Math.max(...xs) - Math.min(...xs),
    h: Math.max(...ys) - Math.min(...ys),
    low: Math.min(...zs),
    high: Math.max(...zs),
  };
};

const isIn = (box: Box, outer: Box, by: number): boolean =>
  box.x >= outer.x - by &&
  box.y >= outer.y - by &&
  box.x + box.w <= outer.x + outer.w + by &&
  box.y + box.h <= outer.y + outer.h + by;

describe.each(plans)('the inside of a %s', (_name, plan) => {
  it('has boards on its walls that stand out less than an inch, and none where one walks through a door', () => {
    const [level] = plan.levels;
    const boards = houseFaces(houseIn(plan)).filter(({ material }) => material === 'inner-trim');
    expect(boards.length).toBeGreaterThan(100);
    for (const board of boards) {
      const [kind, id] = board.node.split(':');
      const at = extentOf(board, plan.width);
      const of = (kind === 'wall' ? level.walls : level.doors).find((one) => one.id === id);
      expect(of && isIn(at, of, 1), board.node).toBe(true);
      expect(at.low, board.node).toBeGreaterThanOrEqual(0);
    }
    for (const door of level.doors.filter(({ rooms }) => !rooms.includes(outside))) {
      const way = { x: door.x + 1, y: door.y + 1, w: door.w - 2, h: door.h - 2 };
      const [along, across] = door.w > door.h ? (['x', 'y'] as const) : (['y', 'x'] as const);
      const [long, deep] = along === 'x' ? (['w', 'h'] as const) : (['h', 'w'] as const);
      const inWay = boards
        .map((board) => extentOf(board, plan.width))
        .filter(
          (at) =>
            at.low < door.clearHeight - 1 &&
            at[along] + at[long] > way[along] &&
            at[along] < way[along] + way[long] &&
            at[across] + at[deep] > door[across] - 2 &&
            at[across] < door[across] + door[deep] + 2,
        );
      expect(inWay, door.id).toEqual([]);
    }
  });

  it('has a floor in every doorway', () => {
    const floors = houseFaces(houseIn(plan))
      .filter(({ node, points }) => node === 'floor' && areaVector(points)[2] > 0)
      .map((face) => extentOf(face, plan.width));
    for (const door of plan.levels[0].doors)
      expect(
        floors.some((floor) => isIn(door, floor, 0.1)),
        door.id,
      ).toBe(true);
  });

  it.each(roofIds)('has a ceiling below a %s roof, 98 inches above the floor where that lets it', (roof) => {
    const house = houseIn(plan, { ...standardLook, roof });
    const { of, all } = collectFaces();
    addCeiling(of('ceiling'), house);
    for (const { points, lifts } of all) {
      expect(lifts).toBe(true);
      // It looks down.
      expect(areaVector(points)[2]).toBeLessThan(0);
      for (const [x, y, z] of points) {
        expect(z).toBeLessThanOrEqual(floorHeight + 98);
        expect(z).toBeLessThan(house.roof.heightAt((x + house.length) / 3, y));
      }
    }
    const levels = all.flatMap(({ points }) => points.map(([, , z]) => z));
    expect(levels.filter((z) => z === floorHeight + 98).length).toBeGreaterThan(levels.length / 2);
    if (roof !== 'saltbox') expect(Math.min(...levels)).toBe(floorHeight + 98);
  });
});

it('has counters 35 inches high, and what stands in an island is seen above and before it', () => {
  const plan = newDouble();
  const faces = houseFaces(houseIn(plan));
  const [level] = plan.levels;
  for (const { id, kind, facing, ...box } of level.fixtures) {
    const own = faces.filter(({ node }) => node === `fixture:${id}`);
    const top = Math.max(...own.map((face) => extentOf(face, plan.width).high));
    if (kind === 'counter' || kind === 'island' || kind === 'dishwasher') expect(top, id).toBeCloseTo(35);
    if (kind === 'sink') expect(top, id).toBeCloseTo(35.4);
    if (kind === 'dishwasher') {
      const front = own
        .filter(({ material }) => material === 'fixture')
        .map((face) => extentOf(face, plan.width));
      expect(
        front.every((face) => isIn(face, box, 0.5)),
        facing,
      ).toBe(true);
      expect(
        front.some((face) => !isIn(face, box, 0.1)),
        facing,
      ).toBe(true);
    }
  }
  expect(level.fixtures.some(({ kind }) => kind === 'sink')).toBe(true);
  expect(level.fixtures.some(({ kind }) => kind === 'dishwasher')).toBe(true);
});
