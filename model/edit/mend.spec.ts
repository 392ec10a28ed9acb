import { expect, it } from 'vitest';
import { checkPlan } from '../check/check-plan.ts';
import { designOf } from '../designs/designs.ts';
import type { Plan } from '../plan/document.ts';
import { applyEdits } from './apply.ts';
import type { Edit } from './edit.ts';
import { editsOf } from './edit-text.ts';
import { mend } from './mend.ts';

const plan = designOf('1.qqt4s.101112011010110.o0')?.plan as Plan;
const errorsAfter = (edits: readonly Edit[]): number => {
  const after = applyEdits(plan, edits);
  return 'refused' in after ? Infinity : checkPlan(after).filter(({ level }) => level === 'error').length;
};
const editsIn = (text: string): Edit[] => editsOf(text) ?? [];

it('leaves alone what passes', () => {
  const edits = editsIn('~w15.3');
  expect(errorsAfter(edits)).toBe(0);
  expect(mend(plan, edits)).toEqual(edits);
});

it.each(['~f12.3.5', '~f21.0.3~w15.3', '~f14.0.30', '~w5.6', '~t28.1~f29.30.20~d12.-10'])(
  'finds changes near %s that break no rule, the same each time',
  (text) => {
    const edits = editsIn(text);
    expect(errorsAfter(edits)).toBeGreaterThan(0);
    const mended = mend(plan, edits);
    expect(errorsAfter(mended)).toBe(0);
    expect(mend(plan, edits)).toEqual(mended);
  },
);

it('keeps the changes that are not to blame', () => {
  expect(mend(plan, editsIn('~w15.3~f14.0.30'))).toContainEqual({ kind: 'wall', of: 14, by: 3 });
});

it('takes the ids of a plan for words, whatever they are made of', () => {
  const [level, ...above] = plan.levels;
  const oddly = (id: string): string => `${id}(([a+`;
  const odd: Plan = {
    ...plan,
    levels: [
      { ...level, fixtures: level.fixtures.map((one) => ({ ...one, id: oddly(one.id) })) },
      ...above,
    ] as unknown as Plan['levels'],
  };
  const after = applyEdits(odd, mend(odd, editsIn('~f12.3.5')));
  expect('refused' in after ? after : checkPlan(after).filter(({ level: own }) => own === 'error')).toEqual(
    [],
  );
});
