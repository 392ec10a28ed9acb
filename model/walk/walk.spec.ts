import { expect, it } from 'vitest';
import { designOf } from '../designs/designs.ts';
import { distanceTo, type Point } from '../plan/box.ts';
import { outside, type Box, type Plan } from '../plan/document.ts';
import { sequence } from '../random.ts';
import { knownDesigns } from '../testing/known-designs.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { changed } from '../testing/plans.ts';
import { bodyRadius, walkOf, type Walk } from './walk.ts';

const through = (plan: Plan): Walk => {
  const walk = walkOf(plan);
  if (!walk) throw new Error('No way in');
  return walk;
};

const walks = [
  { name: 'single', plan: newSingle() },
  { name: 'double', plan: newDouble() },
  ...knownDesigns.map(([code]) => ({ name: code, plan: designOf(code)!.plan })),
].map((one) => ({ ...one, walk: through(one.plan) }));

/** What stands in the way in a plan: fixtures, and walls less the doors between rooms. */
const solidIn = ({ levels: [level] }: Plan): (Box & { id: string })[] => [
  ...level.fixtures,
  ...level.walls.flatMap((wall) => {
    const isAlong = wall.w >= wall.h;
    const doors = level.doors
      .filter((door) => door.wall === wall.id && !door.rooms.includes(outside))
      .sort((a, b) => (isAlong ? a.x - b.x : a.y - b.y));
    const ends = isAlong ? [wall.x, wall.x + wall.w] : [wall.y, wall.y + wall.h];
    const cuts = [
      ends[0]!,
      ...doors.flatMap(({ x, y, w, h }) => (isAlong ? [x, x + w] : [y, y + h])),
      ends[1]!,
    ];
    return Array.from({ length: cuts.length / 2 }, (_, index) => {
      const [from, to] = [cuts[index * 2]!, cuts[index * 2 + 1]!];
      return isAlong ? { ...wall, x: from, w: to - from } : { ...wall, y: from, h: to - from };
    });
  }),
];

/** What somebody at a place is in, to an inch. */
const touchedAt = (plan: Plan, at: Point): string[] =>
  solidIn(plan)
    .filter((box) => distanceTo(box, at) < bodyRadius - 1)
    .map(({ id }) => id);

it('cfg.walk: every room but closets is reached from the front door, and one stands free in it', () => {
  for (const { name, plan, walk } of walks) {
    const { entry, rooms, isFree, isReached, roomAt } = walk;
    const wanted = plan.levels[0].rooms.filter(({ use }) => use !== 'closet').map(({ id }) => id);
    expect(
      rooms.map(({ room }) => room.id),
      name,
    ).toEqual(wanted);
    for (const { room, stand } of rooms) {
      expect(isReached(stand) && isFree(stand), `${name} ${room.name}`).toBe(true);
      expect(roomAt(stand), `${name} ${room.name}`).toBe(room);
      expect(touchedAt(plan, stand), `${name} ${room.name}`).toEqual([]);
    }
    expect(touchedAt(plan, entry), name).toEqual([]);
  }
});

it('cfg.walk: one begins just inside of the front door, and looks away from it', () => {
  for (const { name, plan, walk } of walks) {
    const { entry, roomAt } = walk;
    const door = plan.levels[0].doors.find((one) => one.entry)!;
    expect(door.rooms, name).toContain(roomAt(entry)?.id);
    expect(distanceTo(door, entry), name).toBeLessThan(42);
    const ahead = { x: entry.x + Math.cos(entry.heading) * 12, y: entry.y + Math.sin(entry.heading) * 12 };
    expect(distanceTo(door, ahead), name).toBeGreaterThan(distanceTo(door, entry));
  }
});

it('cfg.walk: wherever one goes, one is never in a wall or a fixture', () => {
  for (const { name, plan, walk } of walks.filter((_, index) => index % 4 === 0)) {
    const { entry, rooms, moved, isFree } = walk;
    const random = sequence(name);
    for (const { stand } of [{ stand: entry }, ...rooms]) {
      let at: Point = stand;
      for (let step = 0; step < 20; step++) {
        const way = random() * Math.PI * 2;
        at = moved(at, { x: Math.cos(way) * 40, y: Math.sin(way) * 40 });
        expect(isFree(at), name).toBe(true);
        expect(touchedAt(plan, at), `${name} at ${at.x} ${at.y}`).toEqual([]);
      }
    }
  }
});

it('stops before a wall, goes along one that is met at a slant, and never through one', () => {
  const plan = newSingle();
  const { rooms, moved } = through(plan);
  const { stand } = rooms.find(({ room }) => room.id === 'living')!;
  const far = moved(stand, { x: 0, y: 4000 });
  expect(far.y).toBeGreaterThan(154 - bodyRadius - 2);
  expect(far.y).toBeLessThanOrEqual(154 - bodyRadius + 1);
  const along = moved(far, { x: -20, y: 20 });
  expect(along.x).toBeCloseTo(far.x - 20);
  expect(along.y).toBeLessThanOrEqual(154 - bodyRadius + 1);
  expect(moved(stand, { x: 0, y: 0 })).toEqual({ ...stand });
});

it('goes through doors between rooms, and not through those to the outside', () => {
  const plan = newSingle();
  const { moved, roomAt, isFree, entry } = through(plan);
  for (const door of plan.levels[0].doors) {
    const isUpright = door.h > door.w;
    const middle = { x: door.x + door.w / 2, y: door.y + door.h / 2 };
    if (door.rooms.includes(outside)) {
      expect(isFree(middle), door.id).toBe(false);
      continue;
    }
    expect(isFree(middle), door.id).toBe(true);
    expect(roomAt(middle), door.id).toBeUndefined();
    const sides = [-18, 18].map((by) => moved(middle, isUpright ? { x: by, y: 0 } : { x: 0, y: by }));
    const names = sides.map((at) => roomAt(at)?.id);
    for (const name of names) if (name) expect(door.rooms).toContain(name);
  }
  const door = plan.levels[0].doors.find((one) => one.entry)!;
  const back = moved(entry, { x: door.x + door.w / 2 - entry.x, y: door.y + door.h - entry.y });
  expect(roomAt(back)?.id).toBe(roomAt(entry)?.id);
});

it('has no way in without a door to the outside, and takes another one where none is the front door', () => {
  const without = changed(newSingle, (level) => {
    level.doors = level.doors.filter(({ rooms }) => !rooms.includes(outside));
  });
  expect(walkOf(without)).toBeUndefined();
  const other = changed(newSingle, (level) => {
    for (const door of level.doors) delete door.entry;
  });
  const { entry, roomAt } = through(other);
  const first = other.levels[0].doors.find(({ rooms }) => rooms.includes(outside))!;
  expect(first.rooms).toContain(roomAt(entry)?.id);
});
