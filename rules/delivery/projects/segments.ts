import { dayAfter } from '../../dates/day.ts';
import { stageStates, type StageState } from './timeline.ts';
import type { DatedStage, ProjectDates } from './dates.ts';

/** A part of the bar of a project: one stage, from its first day to the day on which the next one begins. */
export interface Segment {
  readonly name: string;
  readonly state: StageState;
  readonly from: string;
  readonly to: string;
}

interface Planned extends ProjectDates {
  readonly stages: readonly (DatedStage & { readonly finishedOn: string | null })[];
}

const latest = (one: string, other: string): string => (one > other ? one : other);

/**
 * The stages of a project as parts of one bar, from the start to the estimated completion. A stage that has begun is where it was,
 * one to come where it is planned; the one that the work is in lasts at least until today. Stages without a day are left out.
 * @param today `yyyy-mm-dd`
 */
export const segmentsOf = (
  { stages, startDate, estimatedCompletion }: Planned,
  today: string,
): readonly Segment[] => {
  const states = stageStates(stages);
  const dated = stages.flatMap(({ name, beganOn, plannedFor, finishedOn }, index) => {
    const state = states[index] ?? 'planned';
    const from = beganOn ?? plannedFor ?? (index === 0 ? startDate : null);
    return from && state !== 'skipped' ? [{ name, state, from, finishedOn }] : [];
  });
  let last = '';
  const ordered = dated.map((stage) => {
    // A stage to come that is planned for a day in the past begins today at the earliest.
    const due = stage.state === 'planned' ? latest(stage.from, today) : stage.from;
    last = latest(last, due);
    return { ...stage, from: last };
  });
  return ordered.map(({ name, state, from, finishedOn }, index) => {
    const end =
      ordered[index + 1]?.from ?? finishedOn ?? latest(estimatedCompletion ?? '', dayAfter(from, 1));
    return { name, state, from, to: state === 'current' ? latest(end, today) : latest(end, from) };
  });
};

/** The first and the last day of a project's bar; null while none of its days is known. */
export const spanOf = (
  project: Planned,
  today: string,
): { readonly from: string; readonly to: string } | null => {
  const segments = segmentsOf(project, today);
  const days = [
    project.startDate,
    project.estimatedCompletion,
    ...segments.flatMap(({ from, to }) => [from, to]),
  ].filter((day) => day !== null);
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)];
  return from && to ? { from, to } : null;
};
