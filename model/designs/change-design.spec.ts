import { expect, it } from 'vitest';
import { checkPlan } from '../check/check-plan.ts';
import { factsOfCode } from '../book/code-facts.ts';
import type { Plan } from '../plan/document.ts';
import { mirroredPlan } from '../plan/mirror.ts';
import { planFacts } from '../plan/home-facts.ts';
import { boundsOf } from '../plan/ring.ts';
import type { PlanChange } from '../plan/plan-change.ts';
import { changeDesign } from './change-design.ts';
import type { Design } from './design.ts';
import { designOf } from './designs.ts';

const base = '2.kqf4dl56.d67.is.m70';
const opened = (code: string): Design => {
  const design = designOf(code);
  if (!design) throw new Error(`${code} is no plan`);
  return design;
};
/** The plan that comes of a change. @throws Error where none does */
const after = (code: string, change: PlanChange): Design => {
  const made = changeDesign(opened(code), change);
  if (!made || 'refused' in made) throw new Error(made?.refused ?? 'no such room');
  return made;
};
const why = (code: string, change: PlanChange): string | undefined => {
  const made = changeDesign(opened(code), change);
  return made && 'refused' in made ? made.refused : undefined;
};
const lengthOf = ({ levels: [{ rooms }] }: Plan, id: string): number =>
  boundsOf(rooms.find((room) => room.id === id)?.floor ?? []).w;
const errors = ({ plan }: Design): string[] =>
  checkPlan(plan, plan.wish).flatMap(({ level, rule }) => (level === 'error' ? [rule] : []));

it.each([
  ['L', 2],
  ['L', -2],
  ['K', 4],
  ['P', -1],
  ['R2', 1],
])('edit.valid: with %s longer by %i ft the home is, and every rule holds', (room, feet) => {
  const before = opened(base).plan;
  const made = after(base, { kind: 'resize', room, feet });
  expect(made.plan.length).toBe(before.length + feet * 12);
  expect(Math.sign(lengthOf(made.plan, room) - lengthOf(before, room))).toBe(Math.sign(feet));
  expect(made.plan.summary.squareFeet).toBe(Math.round((made.plan.length * before.width) / 14.4) / 10);
  expect(errors(made)).toEqual([]);
  // Whoever changes the length no longer asks for the one that was asked for.
  expect(made.plan.wish).toEqual({ beds: ['king', 'queen', 'full'], baths: 2, width: 'double' });
});

it('gives a longer room all of it, and leaves the rooms beside it as they are', () => {
  const [before, made] = [opened(base).plan, after(base, { kind: 'resize', room: 'P', feet: 1 })];
  expect(lengthOf(made.plan, 'P')).toBe(lengthOf(before, 'P') + 12);
  for (const room of ['L', 'K', 'R2', 'R3']) expect(lengthOf(made.plan, room)).toBe(lengthOf(before, room));
});

it('edit.valid: a mirrored plan is the same, left for right, and twice mirrored it is what it was', () => {
  const made = after(base, { kind: 'mirror' });
  const before = opened(base).plan;
  expect(made.plan).toEqual({
    ...mirroredPlan(before),
    code: '2.kqf4dl56.d67.is.n70',
    wish: before.wish,
  });
  expect(after(made.code, { kind: 'mirror' }).code).toBe(base);
});

it('book.bytes: the code of a changed plan opens to the same plan, and says its size and street', () => {
  const porchEnd = '2.q2s.s10.ee.n75';
  const steps: readonly PlanChange[] = [
    { kind: 'resize', room: 'L', feet: 2 },
    { kind: 'mirror' },
    { kind: 'resize', room: 'P', feet: 1 },
  ];
  for (const start of [base, porchEnd])
    steps.reduce((code, change) => {
      const made = after(code, change);
      expect(JSON.stringify(designOf(made.code)?.plan)).toBe(JSON.stringify(made.plan));
      expect(factsOfCode(made.code)).toMatchObject({
        length: made.plan.length,
        width: made.plan.width,
        squareFeet: made.plan.summary.squareFeet,
        street: made.plan.street,
      });
      expect(planFacts(made.plan).squareFootage).toBe(Math.round(made.plan.summary.squareFeet));
      return made.code;
    }, start);
});

it('keeps the name of the plan, with its new size, and comes back to the code where a room comes back to its size', () => {
  const longer = after(base, { kind: 'resize', room: 'L', feet: 2 });
  expect(after(base, { kind: 'mirror' }).name).toBe(opened(base).name);
  expect([opened(base).name, longer.name]).toEqual(['Camas Grove 2756', 'Camas Grove 2758']);
  expect(after(longer.code, { kind: 'resize', room: 'L', feet: -2 }).code).toBe(base);
});

it('keeps moves by inches: a mirror turns them, a resized plan has them at the same things', () => {
  // The window is in an end wall, where its way stays its way.
  const moved = `${base}~d5.2~g2.-2~f21.1.0`;
  expect(after(moved, { kind: 'mirror' }).code).toBe(`2.kqf4dl56.d67.is.n70~d5.-2~g2.-2~f21.-1.0`);
  const longer = after(moved, { kind: 'resize', room: 'L', feet: 2 });
  expect(longer.code).toBe(`${base}.L_24~d5.2~g2.-2~f21.1.0`);
  const still = after(base, { kind: 'resize', room: 'L', feet: 2 }).plan.levels[0];
  expect(longer.plan.levels[0].doors[4]).toMatchObject({
    id: still.doors[4]?.id,
    rooms: still.doors[4]?.rooms,
  });
  expect(longer.plan.levels[0].doors[4]).not.toEqual(still.doors[4]);
});

it('drops a move with which a rule would break, and keeps the others', () => {
  const toilet = opened(base).plan.levels[0].fixtures.findIndex(({ kind }) => kind === 'toilet');
  const moved = `${base}~d5.2~f${toilet + 1}.-12.0`;
  expect(errors(opened(moved))).not.toEqual([]);
  const made = after(moved, { kind: 'mirror' });
  expect(made.code).toBe(`2.kqf4dl56.d67.is.n70~d5.-2`);
  expect(errors(made)).toEqual([]);
});

it('cost.code: refuses what no longer fits into a code', () => {
  const resized = after(base, { kind: 'resize', room: 'L', feet: 2 }).code;
  // A door to and fro: all of these hold.
  let full = resized;
  for (let step = 0; full.length <= 195; step++) full += step % 2 === 0 ? '~d5.1' : '~d5.-1';
  expect(full.length).toBeLessThanOrEqual(200);
  expect(why(full, { kind: 'resize', room: 'R2', feet: 1 })).toMatch(/^No more changes fit/);
});

it('says why no plan comes of it', () => {
  expect(why('1.qqt4s.101112011010110.o0', { kind: 'mirror' })).toBe(
    'This plan can be changed by inches only.',
  );
  expect(why(base, { kind: 'resize', room: 'C2', feet: 1 })).toMatch(
    /^Closet has the size that the rooms around/,
  );
  expect(why('2.q2sl40.s16.dc.n44', { kind: 'resize', room: 'L', feet: -4 })).toBe(
    'Living Room cannot be 4 ft shorter: the plan would not meet every requirement.',
  );
  const long = '2.kqf4sl76.s86.pc.n70';
  const first = after(long, { kind: 'resize', room: 'L', feet: 4 });
  expect(first.plan.length).toBe(960);
  expect(why(first.code, { kind: 'resize', room: 'L', feet: 1 })).toBe(
    'A section longer than 80 feet cannot go by road.',
  );
  expect(changeDesign(opened(base), { kind: 'resize', room: 'X9', feet: 1 })).toBeUndefined();
});
