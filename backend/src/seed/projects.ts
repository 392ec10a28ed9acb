import { defaultPlan } from '@hearthline/rules/delivery/projects/timeline.ts';
import { defaultStages, type ProjectStatus } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { dayIn, periodOf } from '../platform/time/business-time.ts';
import { baseHomes } from '../migrations/base-homes/homes.ts';

/** The contractor of a demo project: the demo contractor, another one, or none. */
export type DemoContractor = 'demo' | 'second' | 'third' | null;

export interface DemoProject {
  readonly name: string;
  readonly description: string;
  readonly status: ProjectStatus;
  readonly stage: string;
  readonly progress: number;
  readonly isDemoCustomers: boolean;
  readonly contractor: DemoContractor;
  readonly address: string;
  readonly startDate: string;
  readonly estimatedCompletion: string;
  readonly budget: number;
  readonly actualCost: number;
  readonly sqft: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly propertyType: string;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

const zone = settings.timeZone.initial;
const day = 24 * 3600 * 1000;
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const kinds = [
  'Home',
  'Residence',
  'Farmhouse',
  'Cottage',
  'Lake House',
  'Bungalow',
  'Ranch House',
  'Cabin',
  'Hillside Home',
  'Guest House',
];
const streets = [
  'Alder Lane',
  'Quarry Road',
  'Salmon Creek Road',
  'Old Mill Drive',
  'Fern Hill Road',
  'Hawks Ridge Way',
  'Orchard Street',
  'Cedar Loop',
];
const towns = [
  'Sequim, WA 98382',
  'Chehalis, WA 98532',
  'Port Angeles, WA 98362',
  'Shelton, WA 98584',
  'Elma, WA 98541',
  'Kelso, WA 98626',
  'Raymond, WA 98577',
];

const planningBudgets = [245_000, 262_000, 288_000, 296_000, 304_000, 318_000, 335_000, 352_000];
const buildingProgress = [62, 12, 18, 24, 28, 33, 37, 41, 46, 50, 55, 58, 66, 71, 76];
const finishingProgress = [82, 85, 88, 91, 94, 97];
const completedCount = 23;

/** The start of the calendar quarter that contains `now`, by the business's clock. */
const quarterStart = (now: Date): Date => {
  const [year, month] = dayIn(zone, now).split('-').map(Number) as [number, number];
  return periodOf(
    `${year}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`,
    { hour: 0, minute: 0 },
    0,
    zone,
  ).startsAt;
};

/** The usual stage of a project with this progress. */
const stageAt = (progress: number): string => {
  const plan = defaultPlan('2000-01-01', '2000-04-10');
  return (
    plan.findLast(
      ({ plannedFor }) => (Date.parse(plannedFor ?? '') - Date.parse('2000-01-01')) / day <= progress,
    )?.name ?? defaultStages[0]
  );
};

interface Moment {
  readonly status: ProjectStatus;
  readonly progress: number;
  readonly budget: number;
  /** Days from today to the start, and from the start to completion. */
  readonly startsIn: number;
  readonly length: number;
  readonly completedAt: Date | null;
}

const moments = (now: Date): readonly Moment[] => {
  const quarter = quarterStart(now);
  return [
    ...planningBudgets.map((budget, index) => ({
      status: 'planning' as const,
      progress: index,
      budget,
      startsIn: 12 + index * 9,
      length: 150 + index * 4,
      completedAt: null,
    })),
    ...[...buildingProgress, ...finishingProgress].map((progress, index) => {
      const length = 140 + (index % 5) * 12;
      return {
        status: 'in_progress' as const,
        progress,
        budget: 198_000 + ((index * 7919) % 160) * 1000,
        startsIn: -Math.round((length * progress) / 100),
        length,
        completedAt: null,
      };
    }),
    ...Array.from({ length: completedCount }, (_, index) => {
      const completedAt = new Date(
        quarter.getTime() +
          ((now.getTime() - quarter.getTime()) * (completedCount - index)) / (completedCount + 1),
      );
      const length = 136 + (index % 7) * 8;
      const ago = Math.round((Date.parse(dayIn(zone, now)) - Date.parse(dayIn(zone, completedAt))) / day);
      return {
        status: 'completed' as const,
        progress: 100,
        budget: 184_000 + ((index * 6151) % 150) * 1000,
        startsIn: -ago - length,
        length,
        completedAt,
      };
    }),
  ];
};

const contractorOf = (status: ProjectStatus, index: number): DemoContractor => {
  if (status === 'planning') return index < 3 ? 'demo' : null;
  if (status === 'in_progress') return index % 7 < 3 ? 'demo' : at(['second', 'third'] as const, index);
  return at(['demo', 'second', 'third'] as const, index);
};

/** A name that no other project has, as the demo has fewer families than homes. */
const freeName = (taken: ReadonlySet<string>, lastName: string, number: number): string =>
  kinds.map((_kind, step) => `${lastName} ${at(kinds, number + step)}`).find((name) => !taken.has(name)) ??
  `${lastName} Home ${number + 1}`;

/** The names of the demo customer's own projects: the first in planning, the first in progress and the first completed. */
const own = {
  planning: 'Whitfield Garden Cottage',
  in_progress: 'Whitfield Family Home',
  completed: 'Whitfield Beach House',
} as Readonly<Partial<Record<ProjectStatus, string>>>;

/** Those of the demo's 52 projects that come from its sales (`sales.ts`), by their numbers: one in planning, one under construction. */
export const ofSales: ReadonlySet<number> = new Set([7, 11]);

/**
 * The demo's 52 projects: 8 in planning, 15 under construction, 6 near completion, 23 completed within the calendar quarter of `now`;
 * 12 of the projects not completed belong to the demo contractor.
 * @param lastNames the last names of the people they are for, one per project
 */
export const demoProjects = (now: Date, lastNames: readonly string[]): readonly DemoProject[] => {
  const counts = new Map<ProjectStatus, number>();
  const names = new Set<string>();
  return moments(now).map(({ status, progress, budget, startsIn, length, completedAt }, number) => {
    const index = counts.get(status) ?? 0;
    counts.set(status, index + 1);
    const ownName = index === 0 ? own[status] : undefined;
    const name = ownName ?? freeName(names, at(lastNames, number), number);
    names.add(name);
    const model = at(baseHomes, number * 5 + 1);
    const spent = status === 'completed' ? 94 + (number % 9) : Math.round(progress * 0.92);
    return {
      name,
      description: `${model.name}, a ${model.modelType.toLowerCase()} of ${model.squareFootage.toLocaleString('en-US')} square feet with ${model.bedrooms} bedroom${model.bedrooms === 1 ? '' : 's'} and ${model.bathrooms} bath${model.bathrooms === 1 ? '' : 's'}.`,
      status,
      progress,
      budget,
      completedAt,
      stage:
        status === 'completed'
          ? 'Move-In'
          : status === 'planning'
            ? at(['Design', 'Permits'], index)
            : stageAt(progress),
      isDemoCustomers: Boolean(ownName),
      contractor: contractorOf(status, index),
      address: `${120 + number * 37} ${at(streets, number)}, ${at(towns, number)}`,
      startDate: dayIn(zone, now, startsIn),
      estimatedCompletion: dayIn(zone, now, startsIn + length),
      actualCost: Math.round((budget * spent) / 100_000) * 1000,
      sqft: model.squareFootage,
      bedrooms: model.bedrooms,
      bathrooms: model.bathrooms,
      propertyType: model.modelType === 'Triple Wide' ? 'Modular Home' : 'Manufactured Home',
      createdAt: new Date(now.getTime() + (Math.min(startsIn, 0) - 20 - (number % 11)) * day),
    };
  });
};
