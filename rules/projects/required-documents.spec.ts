import { expect, it } from 'vitest';
import {
  unapprovedDocuments,
  unapprovedDocumentsText,
  documentSteps,
  requiredDocuments,
  type LatestDocument,
} from './required-documents.ts';

const paper = (type: LatestDocument['type'], state: LatestDocument['state']): LatestDocument => ({
  type,
  name: type,
  state,
});
const approved = requiredDocuments.completion.map((type) => paper(type, 'approved'));

it('are in order when one of each kind is approved and none is rejected', () => {
  for (const step of documentSteps) {
    expect(unapprovedDocuments(step, approved)).toEqual([]);
    expect(
      unapprovedDocuments(step, [...approved, paper('permit', 'waiting'), paper('photo', 'rejected')]),
    ).toEqual([]);
    expect(unapprovedDocuments(step, [...approved, paper('permit', 'rejected')])).toEqual([
      { type: 'permit', reason: 'rejected' },
    ]);
  }
});

it('are named with what is wrong', () => {
  const open = unapprovedDocuments('hand_over', [paper('permit', 'rejected'), paper('plans', 'waiting')]);
  expect(unapprovedDocumentsText(open)).toBe(
    'a contract is missing, plans wait for review, and a permit was rejected',
  );
});
