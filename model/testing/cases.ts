import { expect, it } from 'vitest';
import type { Level, Plan, Wish } from '../plan/document.ts';
import { measuredBy } from './judge.ts';

export type Change = (level: Level, plan: Plan) => void;

/** A rule, a change to a good plan, and what the rule then measures; nothing where that is still within. */
export type Case = [rule: string, change: Change, measured: string[]];

export const holds = (make: () => Plan, cases: readonly Case[], wish?: Wish): void => {
  it.each(cases)('%s, %#', (rule, change, measured) => {
    expect(measuredBy(rule, make, change, wish)).toEqual(measured);
  });
};
