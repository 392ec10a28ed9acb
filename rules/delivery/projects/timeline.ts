import { dayMs, utcDay } from '../../dates/day.ts';
import { foldStage, defaultStages, type ProjectStatus } from './project-sentences.ts';

/** The fraction of the project's duration after which each usual stage begins. */
const begins: Readonly<Record<(typeof defaultStages)[number], number>> = {
  Design: 0,
  Permits: 0.08,
  'Site Preparation': 0.2,
  Foundation: 0.3,
  'Factory Build': 0.4,
  Delivery: 0.66,
  Installation: 0.72,
  'Final Inspection': 0.9,
  'Move-In': 0.97,
};

/** One stage of a plan: its name, and the day on which it should begin (null while the dates are unknown). */
export interface PlannedStage {
  readonly name: string;
  readonly plannedFor: string | null;
}

/**
 * The timeline that a new project starts with: the usual stages, spread over the time between two days (`yyyy-mm-dd`).
 * Without both days the stages have no dates yet.
 */
export const defaultPlan = (
  startDate: string | null,
  estimatedCompletion: string | null,
): readonly PlannedStage[] => {
  const [first, last] = [Date.parse(startDate ?? ''), Date.parse(estimatedCompletion ?? '')];
  const known = Number.isFinite(first) && Number.isFinite(last);
  return defaultStages.map((name) => ({
    name,
    plannedFor: known
      ? utcDay(new Date(first + Math.round(((last - first) * begins[name]) / dayMs) * dayMs))
      : null,
  }));
};

/**
 * The day on which a project should be completed by the usual plan, if its home is delivered so many weeks after the start.
 * @param startDate `yyyy-mm-dd`
 */
export const completionAfter = (startDate: string, weeksToDelivery: number): string =>
  utcDay(new Date(Date.parse(startDate) + Math.round((weeksToDelivery * 7) / begins.Delivery) * dayMs));

/** The dates of a stage that determine its state. */
export interface StageDates {
  readonly beganOn: string | null;
  readonly finishedOn: string | null;
}

export type StageState = 'finished' | 'current' | 'skipped' | 'planned';

/** The state of each stage of a timeline. A stage that never began although a later one did was skipped. */
export const stageStates = (stages: readonly StageDates[]): readonly StageState[] => {
  const lastBegun = stages.findLastIndex(({ beganOn }) => beganOn);
  return stages.map(({ beganOn, finishedOn }, index) => {
    if (finishedOn) return 'finished';
    if (beganOn) return 'current';
    return index < lastBegun ? 'skipped' : 'planned';
  });
};

/** What the customer does during each usual stage (see {@link foldStage}); any other stage asks nothing of them. */
const customerDoes: Readonly<Record<string, string>> = {
  permits: 'Sign and return the permit papers we send you.',
  'site preparation': 'Keep the way to your site clear for our crew.',
  'factory build': 'Tell us now if anything about your finishes should still change.',
  delivery: 'Keep the road to your site clear on delivery day.',
  installation: 'Open the power and water accounts for your new address.',
  'final inspection': 'Join the walk-through and note what should be put right.',
  'move-in': 'Collect your keys and your papers.',
};

interface Underway {
  readonly status: ProjectStatus;
  readonly stage: string;
  readonly address: string | null;
  readonly contactPhone: string | null;
  readonly contactEmail: string | null;
}

/** A task of the customer; `asksFor` names the project field that completes it once filled in. */
export interface CustomerTask {
  readonly text: string;
  readonly field?: 'address' | 'contactPhone';
}

/** The customer's current tasks; none while the project is on hold or once it is completed or cancelled. */
export const customerTasks = ({
  status,
  stage,
  address,
  contactPhone,
  contactEmail,
}: Underway): readonly CustomerTask[] => {
  if (status !== 'planning' && status !== 'in_progress') return [];
  const forStage = customerDoes[foldStage(stage)];
  return [
    ...(forStage ? [{ text: forStage }] : []),
    ...(!address && status === 'planning'
      ? [{ text: 'Tell us where your home will stand.', field: 'address' as const }]
      : []),
    ...(!contactPhone && !contactEmail
      ? [{ text: 'Tell us how to reach you about this project.', field: 'contactPhone' as const }]
      : []),
  ];
};

/** The stage after the last one that has begun; undefined when that was the final stage. */
export const nextStage = <Stage extends StageDates>(stages: readonly Stage[]): Stage | undefined => {
  const lastBegun = stages.findLastIndex(({ beganOn }) => beganOn);
  return stages[lastBegun + 1];
};
