import type { DocumentState, DocumentType } from '../documents.ts';

/** The steps for which papers are required. */
export const paperSteps = ['hand_over', 'completion'] as const;
export type PaperStep = (typeof paperSteps)[number];

/** The papers without which a home neither leaves the factory nor a project is completed. */
export const requiredPapers: Readonly<Record<PaperStep, readonly DocumentType[]>> = {
  hand_over: ['contract', 'plans', 'permit'],
  completion: ['contract', 'plans', 'permit'],
};

/** The state of a paper's latest version. */
export interface Paper {
  readonly type: DocumentType;
  readonly name: string;
  readonly state: DocumentState;
}

/** A required paper that stands in the way: rejected, or none of its kind is approved. */
export interface OpenPaper {
  readonly type: DocumentType;
  readonly reason: 'rejected' | 'waiting' | 'missing';
}

/**
 * The required papers that are not in order. One rejected paper of a kind is enough, even if another one is approved: a septic
 * permit does not replace the building permit.
 */
export const openPapers = (step: PaperStep, papers: readonly Paper[]): readonly OpenPaper[] =>
  requiredPapers[step].flatMap((type): OpenPaper[] => {
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
const reasons: Readonly<Record<OpenPaper['reason'], string>> = {
  rejected: 'was rejected',
  waiting: 'waits for review',
  missing: 'is missing',
};
const inPlural: Readonly<Record<OpenPaper['reason'], string>> = {
  rejected: 'were rejected',
  waiting: 'wait for review',
  missing: 'are missing',
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What is wrong with the papers, as text: `a permit was rejected and plans are missing`. */
export const papersText = (open: readonly OpenPaper[]): string =>
  list.format(
    open.map(({ type, reason }) => `${words[type]} ${type === 'plans' ? inPlural[reason] : reasons[reason]}`),
  );

export const paperSentences = {
  hand_over: (open: readonly OpenPaper[]) => `The home cannot be handed over: ${papersText(open)}.`,
  completion: (open: readonly OpenPaper[]) => `The project cannot be completed: ${papersText(open)}.`,
  /** For whoever cannot decide to go on without them. */
  askOffice: 'Please ask the office.',
  /** The name of the field, and what it is for. */
  reasonLabel: 'Reason to go on without these papers',
  reasonHelp: 'It stands in the audit log and, for admins, in the project’s history.',
} as const;
