import { expect, it } from 'vitest';
import { changeShares, plansOfSizes, tryChanges } from './measure-changes.ts';
import { answerTo, isReached, questions } from './measure-matrix.ts';

it.each(['single 3/2 66 ft', 'double 3/2 56 ft', 'triple 3/2 56 ft'])(
  'edit.valid: plans of %s can be longer, shorter and mirrored as often as they should',
  (size) => {
    const designs = plansOfSizes(questions.filter(({ name }) => name === size).map(answerTo)).slice(0, 2);
    expect(designs).toHaveLength(2);
    const shares = changeShares(tryChanges(designs));
    expect(shares.filter((share) => !isReached(share)).map(({ name }) => name)).toEqual([]);
    for (const { of } of shares) expect(of).toBeGreaterThanOrEqual(2);
  },
);
