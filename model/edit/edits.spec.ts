import { describe, expect, it } from 'vitest';
import { checkPlan } from '../check/check-plan.ts';
import { designOf } from '../designs/designs.ts';
import type { GeneratedPlan } from '../designs/design.ts';
import type { Plan } from '../plan/document.ts';
import { areaOf } from '../plan/ring.ts';
import { sequence } from '../random.ts';
import { tries } from '../testing/tries.ts';
import { applyEdit, applyEdits } from './apply.ts';
import type { Edit } from './edit.ts';
import { withEdit } from './shorter.ts';

const planOf = (code: string): GeneratedPlan => {
  const design = designOf(code);
  if (!design) throw new Error(`no design ${code}`);
  return design.plan;
};
const single = planOf('1.qqt4s.101112011010110.o0');
const double = planOf('1.kqft4dw.1710001102011201000010101.mc');

const made = (plan: Plan, ...edits: Edit[]): Plan => {
  const after = applyEdits(plan, edits);
  if ('refused' in after) throw new Error(after.refused);
  return after;
};
const whyNot = (plan: Plan, edit: Edit): string => {
  const after = applyEdit(plan, edit);
  return 'refused' in after ? after.refused : 'made';
};
const room = ({ levels: [{ rooms }] }: Plan, id: string) => rooms.find((one) => one.id === id)!;
const piece = ({ levels: [{ fixtures }] }: Plan, id: string) => fixtures.find((one) => one.id === id)!;
const indexOf = (list: readonly { id: string }[], id: string): number =>
  list.findIndex((one) => one.id === id);
const broken = (plan: Plan): string[] =>
  checkPlan(plan)
    .filter(({ level }) => level === 'error')
    .map(({ rule }) => rule);

const wall = (plan: Plan, id: string, by: number): Edit => ({
  kind: 'wall',
  of: indexOf(plan.levels[0].walls, id),
  by,
});
const door = (plan: Plan, id: string, by: number): Edit => ({
  kind: 'door',
  of: indexOf(plan.levels[0].doors, id),
  by,
});
const window = (plan: Plan, id: string, by: number): Edit => ({
  kind: 'window',
  of: indexOf(plan.levels[0].windows, id),
  by,
});
const move = (plan: Plan, id: string, x: number, y: number): Edit => ({
  kind: 'piece',
  of: indexOf(plan.levels[0].fixtures, id),
  x,
  y,
});
const turn = (plan: Plan, id: string, quarters: number): Edit => ({
  kind: 'turn',
  of: indexOf(plan.levels[0].fixtures, id),
  quarters,
});
const stretch = (plan: Plan, id: string, feet: number): Edit => ({
  kind: 'stretch',
  of: indexOf(plan.levels[0].rooms, id),
  feet,
});
const swapped = (plan: Plan, a: string, b: string): Edit => {
  const [first, second] = [a, b].map((id) => indexOf(plan.levels[0].rooms, id)).sort((x, y) => x - y);
  return { kind: 'swap', of: first ?? 0, with: second ?? 0 };
};
describe('a wall', () => {
  it('moves to the right for a positive number; the rooms beside it and their square feet follow', () => {
    const after = made(single, wall(single, 'wall-15', 3));
    expect(room(after, 'bedroom-3').floor).toContainEqual([597, 186]);
    expect(room(after, 'utility').floor).toContainEqual([601, 186]);
    expect(room(after, 'utility').squareFeet).toBe(Math.round((70 * 140) / 14.4) / 10);
    expect(room(after, 'living')).toEqual(room(single, 'living'));
  });

  it('moves to the left for a negative one, by more than it is thick', () => {
    const after = made(double, wall(double, 'wall-14', -9));
    expect(room(after, 'bath-2').floor).toEqual(
      expect.arrayContaining([
        [428, 228],
        [493, 228],
      ]),
    );
    expect(Math.min(...room(after, 'utility').floor.map(([x]) => x))).toBe(497);
  });

  it('takes along its doors, the ends of walls that stand on it, and the pieces at it', () => {
    const after = made(double, wall(double, 'wall-20', 4));
    expect(after.levels[0].doors.find(({ id }) => id === 'door-13')?.x).toBe(731);
    const across = made(double, wall(double, 'wall-7', 2));
    const ended = across.levels[0].walls.find(({ id }) => id === 'wall-17');
    expect(ended).toMatchObject({ y: 226, h: 132 });
    expect(across.levels[0].doors.find(({ id }) => id === 'door-5')?.y).toBe(226);
    const washed = made(single, wall(single, 'wall-16', -2));
    expect(piece(washed, 'item-16').x).toBe(piece(single, 'item-16').x - 2);
  });

  it('stays where sections are joined, where it is exterior, and where a room would be gone', () => {
    expect(whyNot(double, wall(double, 'wall-5', 1))).toContain('sections are joined');
    expect(whyNot(double, wall(double, 'wall-1', 1))).toContain('lengthen');
    expect(whyNot(double, wall(double, 'wall-21', -27))).not.toBe('made');
    expect(whyNot(double, { kind: 'wall', of: 99, by: 1 })).toBe('There is no such wall.');
  });
});

describe('a door or a window', () => {
  it('moves along its wall', () => {
    const after = made(double, door(double, 'door-8', 6), window(double, 'window-3', -5));
    expect(after.levels[0].doors[7]).toMatchObject({ x: 581, y: 178 });
    expect(after.levels[0].windows[2]).toMatchObject({ x: 53, y: 358 });
    expect(made(double, window(double, 'window-1', 3)).levels[0].windows[0]).toMatchObject({ x: 0, y: 83 });
  });

  it('stays between its two rooms and out of other openings', () => {
    expect(whyNot(double, door(double, 'door-8', 120))).toContain('rooms that it joins');
    expect(whyNot(double, window(double, 'window-7', 200))).not.toBe('made');
    expect(whyNot(double, door(double, 'door-2', 60))).toContain('another opening');
    expect(whyNot(double, { kind: 'window', of: -1, by: 1 })).toBe('There is no such window.');
  });

  it('takes its porch along, and gets safety glass near a door', () => {
    const withPorch: Plan = { ...double, porches: [{ id: 'porch-1', x: 101, y: 364, w: 144, h: 72 }] };
    expect(made(withPorch, door(double, 'door-2', 8)).porches[0]).toMatchObject({ x: 109, y: 364 });
    const near = made(double, window(double, 'window-11', -25));
    expect(near.levels[0].windows[10]).toMatchObject({ x: 199, safetyGlazing: true });
  });
});

describe('a piece', () => {
  it('moves along both axes and belongs to the room under its middle', () => {
    const after = made(double, move(double, 'item-1', 1, 2));
    const before = piece(double, 'item-1');
    expect(piece(after, 'item-1')).toEqual({ ...before, x: before.x + 1, y: before.y + 2 });
    const sofa = single.levels[0].fixtures.find(({ kind }) => kind === 'sofa')!;
    expect(piece(made(single, move(single, sofa.id, 100, 0)), sofa.id).room).toBe('kitchen');
  });

  it('takes the hood along when it is the range', () => {
    const range = single.levels[0].fixtures.find(({ kind }) => kind === 'range')!;
    const hood = ({ levels: [{ fans }] }: Plan) => fans.find(({ kind }) => kind === 'range-hood')!;
    const after = made(single, move(single, range.id, -5, 0));
    expect(hood(after).x).toBe(hood(single).x - 5);
  });

  it('turns clockwise, and four times is none', () => {
    const once = piece(made(single, turn(single, 'item-28', 1)), 'item-28');
    expect(once).toMatchObject({ facing: 'rear', w: 72, h: 36, x: 275, y: 25 });
    const back = made(single, ...Array.from({ length: 4 }, () => turn(single, 'item-28', 1)));
    expect(back.levels[0].fixtures).toEqual(single.levels[0].fixtures);
  });

  it('stays in the home', () => {
    expect(whyNot(single, move(single, 'item-28', 0, -8))).toBe('The piece would leave the home.');
    expect(whyNot(single, { kind: 'turn', of: 400, quarters: 1 })).toBe('There is no such piece.');
  });
});

describe('two rooms', () => {
  it('change names, uses, furniture and alarms, not their shapes and doors', () => {
    const before = planOf('1.kqft4dw.040010200000121121000101.mo');
    const [second, office] = [room(before, 'bedroom-2'), room(before, 'office')];
    const after = made(before, swapped(before, 'bedroom-2', 'office'));
    expect(room(after, 'office')).toMatchObject({ name: second.name, bed: second.bed, floor: office.floor });
    expect(room(after, 'bedroom-2')).toMatchObject({ name: office.name, use: 'office', floor: second.floor });
    expect(room(after, 'bedroom-2')).not.toHaveProperty('bed');
    const roomsOf = (plan: Plan, kind: string) =>
      plan.levels[0].fixtures.filter((one) => one.kind === kind).map((one) => one.room);
    expect(roomsOf(before, 'desk')).toContain('office');
    expect(roomsOf(after, 'desk')).toEqual(
      roomsOf(before, 'desk').map((id) => (id === 'office' ? 'bedroom-2' : id)),
    );
    expect(after.levels[0].alarms.some((alarm) => alarm.room === 'office')).toBe(true);
    expect(after.levels[0].doors).toEqual(before.levels[0].doors);
    expect(after.summary).toEqual(before.summary);
  });

  it('keep their places when one has pipes, or the furniture does not fit', () => {
    expect(whyNot(double, swapped(double, 'bath-2', 'bedroom-4'))).toContain('cannot change places');
    expect(whyNot(single, swapped(single, 'primary', 'bedroom-3'))).toContain('does not fit');
  });
});

describe('the home', () => {
  it('becomes longer and shorter by feet; what lies to the right moves', () => {
    const longer = made(double, stretch(double, 'living', 2));
    expect([longer.length, longer.summary.squareFeet]).toEqual([828, 2093]);
    expect(longer.levels[0].sections.map(({ w }) => w)).toEqual([828, 828]);
    expect(room(longer, 'office').floor).toContainEqual([822, 6]);
    expect(room(longer, 'primary').floor).toEqual(room(double, 'primary').floor);
    expect(broken(longer)).toEqual([]);
    const shorter = made(double, stretch(double, 'living', -1));
    expect(shorter.length).toBe(792);
    expect(shorter.levels[0].walls.find(({ id }) => id === 'wall-4')?.x).toBe(786);
  });

  it('stays what goes by road, and no shorter than its rooms', () => {
    expect(whyNot(double, stretch(double, 'living', 14))).toContain('80 feet');
    expect(whyNot(double, stretch(double, 'bedroom-2-closet', -2))).not.toBe('made');
  });
});

it('keeps what is derived in agreement with what is drawn, whatever is changed', () => {
  const next = sequence('edits');
  const pick = (count: number): number => Math.floor(next() * count);
  const some = (count: number): number => pick(2 * count) - count || 1;
  const rounds = tries(15, 60);
  let changed = 0;
  for (const base of [single, double]) {
    const { walls, doors, windows, fixtures, rooms } = base.levels[0];
    for (let round = 0; round < rounds; round++) {
      const edits: Edit[] = [
        { kind: 'wall', of: pick(walls.length), by: some(20) },
        { kind: 'door', of: pick(doors.length), by: some(20) },
        { kind: 'window', of: pick(windows.length), by: some(20) },
        { kind: 'piece', of: pick(fixtures.length), x: some(40), y: some(40) },
        { kind: 'turn', of: pick(fixtures.length), quarters: 1 + pick(3) },
        { kind: 'stretch', of: pick(rooms.length), feet: some(4) },
      ];
      const after = edits.reduce<Plan>((plan, edit) => {
        const one = applyEdit(plan, edit);
        if (!('refused' in one)) changed++;
        return 'refused' in one ? plan : one;
      }, base);
      for (const { floor, squareFeet } of after.levels[0].rooms)
        expect(squareFeet).toBe(Math.round(areaOf(floor) / 14.4) / 10);
      const geometry = broken(after).filter((rule) => rule.startsWith('geo.') && rule !== 'geo.opening-gap');
      expect(geometry, JSON.stringify(edits)).toEqual([]);
    }
  }
  expect(changed).toBeGreaterThan(5 * rounds);
});

describe('repeated changes of one thing', () => {
  const add = (plan: Plan, edits: Edit[], edit: Edit): Edit[] =>
    withEdit(plan, edits, edit, made(plan, ...edits, edit));
  it('are one change, or none', () => {
    const once = add(double, [], wall(double, 'wall-14', 3));
    const twice = add(double, once, wall(double, 'wall-14', 4));
    expect(twice).toEqual([wall(double, 'wall-14', 7)]);
    expect(add(double, twice, wall(double, 'wall-14', -7))).toEqual([]);
    const turned = add(single, [turn(single, 'item-28', 3)], turn(single, 'item-28', 1));
    expect(turned).toEqual([]);
    expect(add(single, [move(single, 'item-28', 2, 3)], move(single, 'item-28', -1, 0))).toEqual([
      move(single, 'item-28', 1, 3),
    ]);
  });

  it('stay apart where together they would make another plan', () => {
    const edits = [wall(single, 'wall-16', -2), move(single, 'item-16', -5, 0)];
    const back = wall(single, 'wall-16', 2);
    expect(add(single, edits, back)).toEqual([...edits, back]);
  });
});
