import { usualStages } from './projects.ts';

/** How much of the whole time has gone by when each usual stage begins. */
const begins: Readonly<Record<(typeof usualStages)[number], number>> = {
  Design: 0, Permits: 0.08, 'Site Preparation': 0.2, Foundation: 0.3, 'Factory Build': 0.4, Delivery: 0.66, Installation: 0.72, 'Final Inspection': 0.9, 'Move-In': 0.97,
};

/** One stage of a plan: its name, and the day on which it should begin (null while nobody knows the dates). */
export interface PlannedStage {
  readonly name: string;
  readonly plannedFor: string | null;
}

const dayMs = 24 * 3600 * 1000;

/**
 * The time line that a new project starts with: the usual stages, spread over the time between two days (`yyyy-mm-dd`).
 * Without both days the stages have no dates yet.
 */
export const usualPlan = (startDate: string | null, estimatedCompletion: string | null): readonly PlannedStage[] => {
  const [first, last] = [Date.parse(startDate ?? ''), Date.parse(estimatedCompletion ?? '')];
  const known = Number.isFinite(first) && Number.isFinite(last);
  return usualStages.map((name) => ({
    name,
    plannedFor: known ? new Date(first + Math.round(((last - first) * begins[name]) / dayMs) * dayMs).toISOString().slice(0, 10) : null,
  }));
};

/** The dates of a stage, as far as they say where it stands. */
export interface StageDates {
  readonly beganOn: string | null;
  readonly finishedOn: string | null;
}

export type StageState = 'finished' | 'current' | 'skipped' | 'planned';

/** Where each stage of a time line stands. One that never began although a later one did was skipped. */
export const stageStates = (stages: readonly StageDates[]): readonly StageState[] => {
  const lastBegun = stages.findLastIndex(({ beganOn }) => beganOn);
  return stages.map(({ beganOn, finishedOn }, index) => {
    if (finishedOn) return 'finished';
    if (beganOn) return 'current';
    return index < lastBegun ? 'skipped' : 'planned';
  });
};
