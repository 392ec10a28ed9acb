import { dayMs } from '../../dates/day.ts';
import type { ProjectStatus } from './project-sentences.ts';

/** What decides when the current stage of a project is due. */
interface Underway {
  readonly status: ProjectStatus;
  /** The stage after the one that the work is in; null at the last one. */
  readonly nextStage: { readonly plannedFor: string | null } | null;
  readonly estimatedCompletion: string | null;
}

/** When the current stage should be over, and how many days ago that was: null if it is not late. */
export interface Due {
  readonly dueOn: string | null;
  readonly daysLate: number | null;
}

/**
 * The day on which the current stage of a project is due: the next stage is planned for it, or else the home should be ready.
 * Nothing is due while the project is on hold, nor once it is closed.
 * @param today `yyyy-mm-dd`
 */
export const dueOf = ({ status, nextStage, estimatedCompletion }: Underway, today: string): Due => {
  if (status !== 'planning' && status !== 'in_progress') return { dueOn: null, daysLate: null };
  const dueOn = nextStage?.plannedFor ?? estimatedCompletion;
  const days = dueOn ? Math.round((Date.parse(today) - Date.parse(dueOn)) / dayMs) : 0;
  return { dueOn, daysLate: days > 0 ? days : null };
};
