import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan/document.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { named, singleWide } from '../testing/plans.ts';
import { practiceRules, type PracticeRuleId } from './practice-rules.ts';
import { ruleIds, ruleOf } from './rules.ts';

const ruleWith = (id: PracticeRuleId) => practiceRules.find((one) => one.id === id)!;

type Change = (plan: Plan) => void;

const applies = (id: PracticeRuleId, change: Change, make: () => Plan = newSingle): boolean => {
  const plan = make();
  change(plan);
  return ruleWith(id).appliesTo(plan);
};

it('are all rules of level practice', () => {
  expect(practiceRules.map(({ id }) => id)).toEqual(ruleIds.filter((id) => ruleOf(id).level === 'practice'));
  expect(practiceRules).toHaveLength(22);
});

it('are kept by so many plans, triples 10 points less', () => {
  const shares = practiceRules.map(({ id, share }) =>
    [id, ...(['single', 'double', 'triple'] as const).map((width) => Math.round(100 * share(width)))].join(
      ' ',
    ),
  );
  expect(shares).toEqual([
    'entry.one-door 95 95 85',
    'entry.corner 95 95 85',
    'entry.zone 95 95 85',
    'entry.coats 85 85 75',
    'entry.cover 90 90 80',
    'front.blank 95 95 85',
    'front.order 90 90 80',
    'front.pairs 80 80 70',
    'front.glass 85 85 75',
    'front.bath 98 98 88',
    'light.share 90 90 80',
    'light.bath 75 75 65',
    'light.rear 85 85 75',
    'store.kinds 80 80 70',
    'plan.hall-run 75 90 80',
    'plan.lounges 90 90 80',
    'plan.unasked 98 98 88',
    'plan.sitting 90 90 80',
    'plan.empty 85 85 75',
    'plan.sight 85 85 75',
    'plan.primary 85 85 75',
    'plan.counter 85 85 75',
  ]);
});

describe('apply', () => {
  it('to new documents only', () => {
    expect(practiceRules.filter(({ appliesTo }) => appliesTo(singleWide()))).toEqual([]);
  });

  it('where nothing else is said, to all of them', () => {
    expect(practiceRules.filter(({ appliesTo }) => !appliesTo(newSingle())).map(({ id }) => id)).toEqual([
      'store.kinds',
      'plan.lounges',
    ]);
  });

  it.each<[PracticeRuleId, Change, Change]>([
    ['entry.corner', (plan) => void (plan.length = 239), (plan) => void (plan.length = 240)],
    ['light.rear', (plan) => void (plan.length = 719), (plan) => void (plan.length = 720)],
    ['plan.counter', (plan) => void (plan.length = 719), (plan) => void (plan.length = 720)],
    ['store.kinds', (plan) => void (plan.length = 809), (plan) => void (plan.length = 810)],
    [
      'entry.cover',
      (plan) => void (plan.front!.style = 'plain'),
      (plan) => void (plan.front!.style = 'ranch'),
    ],
    [
      'front.pairs',
      (plan) => void plan.levels[0].windows.splice(0, 5),
      (plan) => void plan.levels[0].windows.splice(0, 4),
    ],
    [
      'plan.lounges',
      (plan) => void (named(plan.levels[0].rooms, 'utility').use = 'dining'),
      (plan) => void (named(plan.levels[0].rooms, 'utility').use = 'family'),
    ],
  ])('%s to some', (id, isOutside, isWithin) => {
    expect(applies(id, isOutside)).toBe(false);
    expect(applies(id, isWithin)).toBe(true);
  });

  it('plan.hall-run to homes of up to three bedrooms', () => {
    expect(applies('plan.hall-run', () => {}, newDouble)).toBe(true);
    expect(
      applies(
        'plan.hall-run',
        (plan) => void (named(plan.levels[0].rooms, 'utility').use = 'bedroom'),
        newDouble,
      ),
    ).toBe(false);
  });
});
