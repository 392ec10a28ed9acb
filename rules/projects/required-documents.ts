import type { DocumentState, DocumentType } from '../documents.ts';

/** The steps for which papers are required. */
export const documentSteps = ['hand_over', 'completion'] as const;
export type DocumentStep = (typeof documentSteps)[number];

/** The papers without which a home neither leaves the factory nor a project is completed. */
export const requiredDocuments: Readonly<Record<DocumentStep, readonly DocumentType[]>> = {
  hand_over: ['contract', 'plans', 'permit'],
  completion: ['contract', 'plans', 'permit'],
};

/** The state of a paper's latest version. */
export interface LatestDocument {
  readonly type: DocumentType;
  readonly name: string;
  readonly state: DocumentState;
}

/** A required paper that stands in the way: rejected, or none of its kind is approved. */
export interface UnapprovedDocument {
  readonly type: DocumentType;
  readonly reason: 'rejected' | 'waiting' | 'missing';
}

/**
 * The required papers that are not in order. One rejected paper of a kind is enough, even if another one is approved: a septic
 * permit does not replace the building permit.
 */
export const unapprovedDocuments = (
  step: DocumentStep,
  papers: readonly LatestDocument[],
): readonly UnapprovedDocument[] =>
  requiredDocuments[step].flatMap((type): UnapprovedDocument[] => {
    const states = papers.filter((paper) => paper.type === type).map(({ state }) => state);
    if (states.includes('rejected')) return [{ type, reason: 'rejected' }];
    if (states.includes('approved')) return [];
    return [{ type, reason: states.length > 0 ? 'waiting' : 'missing' }];
  });

const words: Readonly<Record<DocumentType, string>> = {
  contract: 'a contract',
  plans: 'plans',
  permit: 'a permit',
  invoice: 'an invoice',
  photo: 'a photo',
  other: 'a paper',
};
const reasons: Readonly<Record<UnapprovedDocument['reason'], string>> = {
  rejected: 'was rejected',
  waiting: 'waits for review',
  missing: 'is missing',
};
const inPlural: Readonly<Record<UnapprovedDocument['reason'], string>> = {
  rejected: 'were rejected',
  waiting: 'wait for review',
  missing: 'are missing',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What is wrong with the papers, as text: `a permit was rejected and plans are missing`. */
export const unapprovedDocumentsText = (open: readonly UnapprovedDocument[]): string =>
  list.format(
    open.map(({ type, reason }) => `${words[type]} ${type === 'plans' ? inPlural[reason] : reasons[reason]}`),
  );

export const requiredDocumentSentences = {
  hand_over: (open: readonly UnapprovedDocument[]) =>
    `The home cannot be handed over: ${unapprovedDocumentsText(open)}.`,
  completion: (open: readonly UnapprovedDocument[]) =>
    `The project cannot be completed: ${unapprovedDocumentsText(open)}.`,
  /** For whoever cannot decide to go on without them. */
  askOffice: 'Please ask the office.',
  /** The name of the field, and what it is for. */
  reasonLabel: 'Reason to go on without these papers',
  reasonHelp: 'It is recorded in the audit log and, for admins, in the project’s history.',
} as const;
