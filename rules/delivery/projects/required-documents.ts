import type { DocumentState, DocumentType } from '../documents.ts';
import { foldStage, defaultStages } from './project-sentences.ts';

/** The steps for which papers are required. */
export const documentSteps = ['hand_over', 'completion'] as const;
export type DocumentStep = (typeof documentSteps)[number];

/** The papers without which a home neither leaves the factory nor a project is completed. */
export const requiredDocuments: Readonly<Record<DocumentStep, readonly DocumentType[]>> = {
  hand_over: ['contract', 'plans', 'permit'],
  completion: ['contract', 'plans', 'permit'],
};

/** What a project needs before it moves on to a stage. */
export interface StageRequirements {
  readonly documents: readonly DocumentType[];
  /** Whether its home must be planned in the factory, or have been built there. */
  readonly factorySlot: boolean;
}

/** What is due when the work reaches a usual stage; nothing at the others. */
const dueAtStage: Readonly<Partial<Record<(typeof defaultStages)[number], StageRequirements>>> = {
  'Site Preparation': { documents: ['contract', 'permit'], factorySlot: false },
  'Factory Build': { documents: ['contract', 'plans'], factorySlot: true },
  Delivery: { documents: requiredDocuments.hand_over, factorySlot: true },
};

const placeOf = (stage: string): number =>
  defaultStages.findIndex((name) => foldStage(name) === foldStage(stage));

/**
 * What a move asks for: everything that is due at the stage it leads to and at those that it skips. Nothing on the way back, nor at a
 * stage that is not usual.
 * @param from the stage that the work is in; one that is not usual counts as the beginning
 */
export const stageRequirements = (from: string, to: string): StageRequirements => {
  const [here, there] = [placeOf(from), placeOf(to)];
  const due = defaultStages.slice(here + 1, there + 1).flatMap((stage) => dueAtStage[stage] ?? []);
  return {
    documents: [...new Set(due.flatMap(({ documents }) => documents))],
    factorySlot: due.some(({ factorySlot }) => factorySlot),
  };
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
  required: readonly DocumentType[],
  papers: readonly LatestDocument[],
): readonly UnapprovedDocument[] =>
  required.flatMap((type): UnapprovedDocument[] => {
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

const wordsOf = ({ type, reason }: UnapprovedDocument): string =>
  `${words[type]} ${type === 'plans' ? inPlural[reason] : reasons[reason]}`;

/** What is wrong with the papers, as text: `a permit was rejected and plans are missing`. */
export const unapprovedDocumentsText = (open: readonly UnapprovedDocument[]): string =>
  list.format(open.map(wordsOf));

export const requiredDocumentSentences = {
  hand_over: (open: readonly UnapprovedDocument[]) =>
    `The home cannot be handed over: ${unapprovedDocumentsText(open)}.`,
  completion: (open: readonly UnapprovedDocument[]) =>
    `The project cannot be completed: ${unapprovedDocumentsText(open)}.`,
  /** @param noSlot whether the home has no place in the factory although it should */
  stage: (stage: string, open: readonly UnapprovedDocument[], noSlot: boolean) =>
    `The project cannot move to ${stage}: ${list.format([...open.map(wordsOf), ...(noSlot ? ['its home has no place in the factory'] : [])])}.`,
  /** For whoever cannot decide to go on without them. */
  askOffice: 'Please ask the office.',
  /** The name of the field, and what it is for. */
  reasonLabel: 'Reason to go on without them',
  reasonHelp: 'It is recorded in the audit log and, for admins, in the project’s history.',
} as const;
