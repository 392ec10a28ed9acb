import { expect, it } from 'vitest';
import { openPapers, papersText, paperSteps, requiredPapers, type Paper } from './required-documents.ts';

const paper = (type: Paper['type'], state: Paper['state']): Paper => ({ type, name: type, state });
const approved = requiredPapers.completion.map((type) => paper(type, 'approved'));

it('are in order when one of each kind is approved and none is rejected', () => {
  for (const step of paperSteps) {
    expect(openPapers(step, approved)).toEqual([]);
    expect(openPapers(step, [...approved, paper('permit', 'waiting'), paper('photo', 'rejected')])).toEqual(
      [],
    );
    expect(openPapers(step, [...approved, paper('permit', 'rejected')])).toEqual([
      { type: 'permit', reason: 'rejected' },
    ]);
  }
});

it('are named with what is wrong', () => {
  const open = openPapers('hand_over', [paper('permit', 'rejected'), paper('plans', 'waiting')]);
  expect(papersText(open)).toBe('a contract is missing, plans wait for review, and a permit was rejected');
});
