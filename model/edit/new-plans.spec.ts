import { describe, expect, it } from 'vitest';
import { checkPlan } from '../check/check-plan.ts';
import { mirroredPlan } from '../plan/mirror.ts';
import { turnedPlan } from '../drawing/turn.ts';
import type { Plan } from '../plan/document.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { named } from '../testing/plans.ts';
import { applyEdit } from './apply.ts';
import type { Edit } from './edit.ts';

const made = (plan: Plan, edit: Edit): Plan => {
  const after = applyEdit(plan, edit);
  if ('refused' in after) throw new Error(after.refused);
  return after;
};
const roomOf = ({ levels: [{ rooms }] }: Plan, id: string): number => rooms.findIndex((one) => one.id === id);
const doorOf = ({ levels: [{ doors }] }: Plan, id: string): number => doors.findIndex((one) => one.id === id);

describe('what stands outside a home', () => {
  it('goes along when the home is mirrored, which breaks no rule', () => {
    for (const plan of [newSingle(), newDouble()]) {
      const mirrored = mirroredPlan(plan);
      expect(checkPlan(mirrored)).toEqual([]);
      expect(mirroredPlan(mirrored)).toEqual(plan);
    }
  });

  it('changes its side in the mirror at an end only', () => {
    const plan = { ...newSingle(), street: 'left' as const };
    plan.front.parts = [{ id: 'gable', kind: 'gable', side: 'left', from: 10, to: 100 }];
    plan.steps[0]!.facing = 'right';
    expect(mirroredPlan(plan)).toMatchObject({
      street: 'right',
      steps: [{ facing: 'left' }, { facing: 'rear' }, { facing: 'rear' }],
      front: { parts: [{ side: 'right', from: 10, to: 100 }] },
    });
  });

  it('turns with a sheet', () => {
    const [steps] = turnedPlan(newSingle()).steps!;
    expect(steps).toMatchObject({ x: 160 - 262, y: 464, w: 30, h: 48, facing: 'left' });
  });

  it('moves with its door: a porch and its steps', () => {
    const plan = newDouble();
    const after = made(plan, { kind: 'door', of: doorOf(plan, 'back-door'), by: 6 });
    expect(named(after.porches, 'back-landing').x).toBe(352);
    expect(named(after.steps!, 'back-steps').x).toBe(358);
    expect(named(after.steps!, 'porch-steps')).toEqual(named(plan.steps, 'porch-steps'));
  });

  it('moves where the home becomes longer beside it', () => {
    const plan = newDouble();
    const after = made(plan, { kind: 'stretch', of: roomOf(plan, 'primary'), feet: 2 });
    expect(after.porches).toEqual(plan.porches.map((one) => ({ ...one, x: one.x + 24 })));
    expect(after.steps).toEqual(plan.steps.map((one) => ({ ...one, x: one.x + 24 })));
    expect(after.front!.parts).toEqual(
      plan.front.parts.map((one) => ({ ...one, from: one.from + 24, to: one.to + 24 })),
    );
    expect(checkPlan(after).filter(({ rule }) => rule.startsWith('geo.'))).toEqual([]);
  });

  it('stays where the home becomes longer behind it', () => {
    const plan = newDouble();
    const after = made(plan, { kind: 'stretch', of: roomOf(plan, 'bedroom-3'), feet: 2 });
    expect([after.porches, after.steps, after.front]).toEqual([plan.porches, plan.steps, plan.front]);
  });
});
