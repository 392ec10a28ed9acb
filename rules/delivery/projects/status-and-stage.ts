import { foldStage, statusWords, defaultStages, type ProjectStatus } from './project-sentences.ts';

type DefaultStage = (typeof defaultStages)[number];
type OpenStatus = 'planning' | 'in_progress' | 'completed';

interface StageRow {
  /** The status that a project takes when it arrives here with one that does not fit. */
  readonly implies: 'planning' | 'in_progress';
  /** The statuses that go with the stage. On hold and cancelled go with every stage: they keep where the project was. */
  readonly statuses: readonly OpenStatus[];
  /** From which to which percentage a project is at this stage. Neighbors overlap: work does not end where the next begins. */
  readonly progress: readonly [least: number, most: number];
}

const planned = { implies: 'planning', statuses: ['planning', 'in_progress'] } as const;
const building = { implies: 'in_progress', statuses: ['in_progress'] } as const;

/** What status, stage and progress of a project say of each other. Any other stage is free text and says nothing. */
export const stageTable: Readonly<Record<DefaultStage, StageRow>> = {
  Design: { ...planned, progress: [0, 15] },
  Permits: { ...planned, progress: [0, 25] },
  'Site Preparation': { ...building, progress: [5, 35] },
  Foundation: { ...building, progress: [10, 45] },
  'Factory Build': { ...building, progress: [20, 70] },
  Delivery: { ...building, progress: [40, 80] },
  Installation: { ...building, progress: [50, 95] },
  'Final Inspection': { ...building, progress: [80, 99] },
  'Move-In': { implies: 'in_progress', statuses: ['in_progress', 'completed'], progress: [90, 100] },
};

const lastStage = 'Move-In' satisfies DefaultStage;
/** The stage from which completing a project goes on to the last one by itself. */
const nextToLast = 'Final Inspection' satisfies DefaultStage;

/** A usual stage in its own spelling; undefined for any other text. */
export const defaultStage = (stage: string): DefaultStage | undefined =>
  defaultStages.find((name) => foldStage(name) === foldStage(stage));

/** The three fields of a project that follow from each other. */
export interface ProjectState {
  readonly status: ProjectStatus;
  readonly stage: string;
  readonly progress: number;
}
export const stateFields = ['status', 'stage', 'progress'] as const satisfies readonly (keyof ProjectState)[];
export type StateField = (typeof stateFields)[number];

/** Why a change cannot be: the field that it is shown at, and a sentence that names the contradiction. */
export interface Contradiction {
  readonly field: StateField;
  readonly message: string;
}

const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The stages that go with a status, as text: `Design or Permits`. */
const stagesOf = (status: OpenStatus): string =>
  disjunction.format(defaultStages.filter((name) => stageTable[name].statuses.includes(status)));

export const stateSentences = {
  status: (status: OpenStatus, stage: string) =>
    `A project that is ${statusWords[status]} is in ${stagesOf(status)}, not in ${stage}`,
  completion: (stage: string) =>
    `A project is completed from ${nextToLast} or ${lastStage}. This one is in ${stage}.`,
  progress: (stage: DefaultStage, progress: number) =>
    `A project in ${stage} is at ${stageTable[stage].progress.join(' to ')}%, not at ${progress}%`,
  oneByOne: (from: string, to: string) =>
    `Stages are reported one at a time. ${to} does not come right before or after ${from}.`,
} as const;

const clamp = (value: number, [min, max]: readonly [number, number]): number =>
  Math.min(Math.max(value, min), max);

/** Completing, and what is completed: at the last stage, at 100%. */
const settleCompleted = (
  wanted: ProjectState,
  named: ReadonlySet<StateField>,
): ProjectState | Contradiction => {
  const stage = defaultStage(wanted.stage);
  const done = { ...wanted, progress: 100 };
  if (!stage || stage === lastStage) return done;
  if (named.has('stage')) return { field: 'stage', message: stateSentences.status('completed', stage) };
  return named.has('status') && stage !== nextToLast
    ? { field: 'status', message: stateSentences.completion(stage) }
    : { ...done, stage: lastStage };
};

/**
 * The state that a change leads to: the fields that it does not name follow from those that it names, so that all three go with
 * each other. A stored state that contradicts itself is put right on the way: its stage decides.
 * @param named the fields of the state that the change sets to another value
 */
export const deriveState = (
  wanted: ProjectState,
  named: ReadonlySet<StateField>,
): ProjectState | Contradiction => {
  if (wanted.status === 'completed') return settleCompleted(wanted, named);
  const stage = defaultStage(wanted.stage);
  if (!stage) return wanted;
  const row = stageTable[stage];
  const isResting = wanted.status === 'on_hold' || wanted.status === 'cancelled';
  // At rest, nothing follows by itself: the project keeps where it was.
  if (isResting && !named.has('stage') && !named.has('progress')) return wanted;
  const fits = isResting || row.statuses.some((status) => status === wanted.status);
  if (!fits && named.has('status'))
    return { field: 'status', message: stateSentences.status(wanted.status, stage) };
  const isOutside = clamp(wanted.progress, row.progress) !== wanted.progress;
  if (isOutside && named.has('progress'))
    return { field: 'progress', message: stateSentences.progress(stage, wanted.progress) };
  return {
    status: fits ? wanted.status : row.implies,
    stage: wanted.stage,
    progress: clamp(wanted.progress, row.progress),
  };
};

export const isContradiction = (settled: ProjectState | Contradiction): settled is Contradiction =>
  'message' in settled;

/** The fields of a state that differ from another one. */
export const changedState = (before: ProjectState, after: ProjectState): ReadonlySet<StateField> =>
  new Set(stateFields.filter((field) => before[field] !== after[field]));

/** Whether a project starts with a change: it is under way, or even completed, and was not before. */
export const startsWork = (before: ProjectStatus | null, after: ProjectStatus): boolean =>
  (after === 'in_progress' || after === 'completed') && before !== after;

/** Puts a stage that is not on a time line where it belongs by the usual order; any other at the beginning. */
const placeIn = (line: readonly string[], name: string): number => {
  const found = line.findIndex((other) => foldStage(other) === foldStage(name));
  if (found >= 0) return found;
  const rank = (stage: string): number =>
    defaultStages.findIndex((name) => foldStage(name) === foldStage(stage));
  return line.findLastIndex((other) => rank(other) >= 0 && rank(other) < rank(name)) + 0.5;
};

/**
 * Whether a contractor may report a stage: the one that the project is in, the one before or after it on its time line, or one
 * that nobody planned, which is inserted right after the current one.
 */
export const isNextStage = (line: readonly string[], from: string, to: string): boolean => {
  const known = line.some((name) => foldStage(name) === foldStage(to));
  if (foldStage(from) === foldStage(to) || (!known && !defaultStage(to))) return true;
  const order = line.length > 0 ? line : defaultStages;
  const [here, there] = [placeIn(order, from), placeIn(order, to)];
  return Math.abs(there - here) <= 1;
};

const inWords: Readonly<Record<StateField, (state: ProjectState) => string>> = {
  status: ({ status }) => `the status to ${statusWords[status]}`,
  stage: ({ stage }) => `the stage to ${stage}`,
  progress: ({ progress }) => `the progress to ${progress}%`,
};
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The fields that follow a change, as text such as `the progress to 20%`; empty if none does. */
export const followWords = (wanted: ProjectState, settled: ProjectState): string =>
  conjunction.format([...changedState(wanted, settled)].map((field) => inWords[field](settled)));
