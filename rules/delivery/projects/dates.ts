import { dayMs, utcDay } from '../../dates/day.ts';

/** A stage with its days, `yyyy-mm-dd`. */
export interface DatedStage {
  readonly name: string;
  readonly plannedFor: string | null;
  readonly beganOn: string | null;
}

/** The days between which a project takes place, as far as they are known. */
export interface ProjectDates {
  readonly startDate: string | null;
  readonly estimatedCompletion: string | null;
}

export const planSentences = {
  order: (name: string, after: string) => `${name} is planned before ${after}, which comes first`,
  early: (name: string) => `${name} is planned before the project starts`,
  late: (name: string) => `${name} is planned after the project’s estimated completion`,
} as const;

/** The stages after the last one that has begun: their days have not happened. */
const firstToCome = (stages: readonly Pick<DatedStage, 'beganOn'>[]): number =>
  stages.findLastIndex(({ beganOn }) => beganOn) + 1;

/** The first stage to come that is planned before an earlier one to come; null if all planned days are in order. */
export const outOfOrder = (
  stages: readonly DatedStage[],
): { readonly index: number; readonly name: string; readonly after: string } | null => {
  let last: DatedStage | null = null;
  for (const [index, stage] of stages.entries()) {
    if (index < firstToCome(stages) || !stage.plannedFor) continue;
    if (last?.plannedFor && stage.plannedFor < last.plannedFor)
      return { index, name: stage.name, after: last.name };
    last = stage;
  }
  return null;
};

/** The first stage to come that is planned for a day on which the project does not take place; null if there is none. */
export const outOfProject = (
  stages: readonly DatedStage[],
  { startDate, estimatedCompletion }: ProjectDates,
): { readonly index: number; readonly message: string } | null => {
  for (const [index, { name, plannedFor }] of stages.entries()) {
    if (index < firstToCome(stages) || !plannedFor) continue;
    if (startDate && plannedFor < startDate) return { index, message: planSentences.early(name) };
    if (estimatedCompletion && plannedFor > estimatedCompletion)
      return { index, message: planSentences.late(name) };
  }
  return null;
};

const at = (day: string): number => Date.parse(day) / dayMs;

/** Where a day of the former project lies in the new one: at the same share of its duration, or as far from the only known end. */
const moved = (day: string, before: ProjectDates, after: ProjectDates): number => {
  const [start, end, newStart, newEnd] = [
    before.startDate,
    before.estimatedCompletion,
    after.startDate,
    after.estimatedCompletion,
  ];
  if (start && end && newStart && newEnd && at(end) > at(start))
    return (
      at(newStart) + Math.round(((at(day) - at(start)) * (at(newEnd) - at(newStart))) / (at(end) - at(start)))
    );
  if (start && newStart) return at(day) + at(newStart) - at(start);
  return end && newEnd ? at(day) + at(newEnd) - at(end) : at(day);
};

/** A planned day that moves with its project. */
export interface ShiftedDay {
  readonly index: number;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The planned days that move when the days of a project change. Only stages to come move; they keep their order and stay within
 * the project.
 */
export const shiftedDays = (
  stages: readonly DatedStage[],
  before: ProjectDates,
  after: ProjectDates,
): readonly ShiftedDay[] => {
  if (before.startDate === after.startDate && before.estimatedCompletion === after.estimatedCompletion)
    return [];
  const [min, max] = [
    after.startDate ? at(after.startDate) : -Infinity,
    after.estimatedCompletion ? at(after.estimatedCompletion) : Infinity,
  ];
  let previous = min;
  return stages.flatMap(({ name, plannedFor }, index) => {
    if (index < firstToCome(stages) || !plannedFor) return [];
    previous = Math.min(Math.max(moved(plannedFor, before, after), previous), max);
    const to = utcDay(new Date(previous * dayMs));
    return to === plannedFor ? [] : [{ index, name, from: plannedFor, to }];
  });
};
