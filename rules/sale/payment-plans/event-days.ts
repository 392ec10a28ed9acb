import { foldStage } from '../../delivery/projects/project-sentences.ts';
import type { EventDay, EventDays } from './schedule.ts';

/** A stage of a project's timeline, in its order. Days as `yyyy-mm-dd`. */
interface TimedStage {
  readonly name: string;
  readonly plannedFor: string | null;
  readonly beganOn: string | null;
  readonly finishedOn: string | null;
}

/** What happened by which payments are due, as `yyyy-mm-dd`. */
export interface SaleDays {
  /** The last signature. */
  readonly signedOn: string | null;
  /** The order of the home from its manufacturer. */
  readonly orderedOn: string | null;
  /** The timeline of the project; empty while there is none. */
  readonly stages: readonly TimedStage[];
}

const certain = (on: string | null): EventDay | null => (on === null ? null : { on, isEstimate: false });

/** The day on which a stage began or was finished, otherwise the planned one. A stage that was skipped is over with the next that began. */
const dayOfStage = (
  stages: readonly TimedStage[],
  name: string,
  end: 'beganOn' | 'finishedOn',
): EventDay | null => {
  const place = stages.findIndex((stage) => foldStage(stage.name) === foldStage(name));
  const stage = stages[place];
  if (!stage) return null;
  const happened = stage[end] ?? stages.slice(place + 1).find(({ beganOn }) => beganOn)?.beganOn;
  if (happened) return { on: happened, isEstimate: false };
  return stage.plannedFor === null ? null : { on: stage.plannedFor, isEstimate: true };
};

/**
 * The days at which payments are due (rule `contract.schedule`): signing is the last signature; order the day on which the home was ordered;
 * delivery the beginning of the stage Delivery, set the end of Installation, the walk-through the beginning of Move-In. Until a stage gets
 * there its planned day stands in, as an estimate.
 */
export const eventDays = ({ signedOn, orderedOn, stages }: SaleDays): EventDays => ({
  signing: certain(signedOn),
  order: certain(orderedOn),
  delivery: dayOfStage(stages, 'Delivery', 'beganOn'),
  set: dayOfStage(stages, 'Installation', 'finishedOn'),
  walkthrough: dayOfStage(stages, 'Move-In', 'beganOn'),
});
