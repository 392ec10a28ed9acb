import { expect, it } from 'vitest';
import {
  unapprovedDocuments,
  unapprovedDocumentsText,
  documentSteps,
  requiredDocuments,
  requiredDocumentSentences,
  stageRequirements,
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
    expect(unapprovedDocuments(requiredDocuments[step], approved)).toEqual([]);
    expect(
      unapprovedDocuments(requiredDocuments[step], [
        ...approved,
        paper('permit', 'waiting'),
        paper('photo', 'rejected'),
      ]),
    ).toEqual([]);
    expect(unapprovedDocuments(requiredDocuments[step], [...approved, paper('permit', 'rejected')])).toEqual([
      { type: 'permit', reason: 'rejected' },
    ]);
  }
});

it('are named with what is wrong', () => {
  const open = unapprovedDocuments(requiredDocuments.hand_over, [
    paper('permit', 'rejected'),
    paper('plans', 'waiting'),
  ]);
  expect(unapprovedDocumentsText(open)).toBe(
    'a contract is missing, plans wait for review, and a permit was rejected',
  );
});

it.each([
  ['Design', 'Permits', [], false],
  ['Permits', 'site preparation', ['contract', 'permit'], false],
  ['Site Preparation', 'Foundation', [], false],
  ['Foundation', 'Factory Build', ['contract', 'plans'], true],
  ['Factory Build', 'Delivery', ['contract', 'plans', 'permit'], true],
  ['Delivery', 'Installation', [], false],
  // Whatever is skipped is due as well, and a stage that is not usual hides nothing.
  ['Design', 'Move-In', ['contract', 'permit', 'plans'], true],
  ['Tree felling', 'Foundation', ['contract', 'permit'], false],
  ['Delivery', 'Design', [], false],
  ['Delivery', 'Tree felling', [], false],
])('a move from %s to %s asks for %j', (from, to, documents, factorySlot) => {
  expect(stageRequirements(from, to)).toEqual({ documents, factorySlot });
});

it('a move is refused naming the papers and the place in the factory', () => {
  expect(requiredDocumentSentences.stage('Delivery', [{ type: 'permit', reason: 'missing' }], true)).toBe(
    'The project cannot move to Delivery: a permit is missing and its home has no place in the factory.',
  );
});
