import { holdsArrangement } from '../../model/check/arrangement.ts';
import { checkPlan } from '../../model/check/check-plan.ts';
import { doorGraphOf, sameGraph } from '../../model/check/door-graph.ts';
import { practiceRules } from '../../model/check/practice-rules.ts';
import { zoneSchemaOf } from '../../model/check/zone-schema.ts';
import type { Design } from '../../model/designs/design.ts';
import { designOf, designsFor } from '../../model/designs/designs.ts';
import {
  isNewPlan,
  widthClasses,
  type ArrangementKind,
  type BedKind,
  type WidthClass,
  type Wish,
} from '../../model/plan/document.ts';

/** The beds of so many bedrooms, the primary one's first. */
export const matrixBeds: Readonly<Record<number, readonly BedKind[]>> = {
  1: ['queen'],
  2: ['queen', 'full'],
  3: ['king', 'queen', 'full'],
  4: ['king', 'queen', 'full', 'twin'],
  5: ['king', 'queen', 'queen', 'full', 'twin'],
};

const halves = (from: number, to: number): number[] =>
  Array.from({ length: 2 * (to - from) + 1 }, (_, index) => from + index / 2);

const rooms: Readonly<Record<WidthClass, readonly (readonly [beds: number, baths: readonly number[]])[]>> = {
  single: [
    [1, halves(1, 1.5)],
    [2, halves(1, 2)],
    [3, halves(1, 2)],
    [4, [2]],
  ],
  double: [
    [1, [1]],
    [2, halves(1, 2.5)],
    [3, halves(1, 3)],
    [4, halves(2, 3.5)],
    [5, halves(2, 3.5)],
  ],
  triple: [
    [3, halves(2, 3)],
    [4, halves(2.5, 3.5)],
    [5, halves(3, 3.5)],
  ],
};

type Size = Pick<Wish, 'length' | 'squareFeet'>;
const feet = (...lengths: number[]): Size[] => lengths.map((length) => ({ length }));
const area = (...sizes: number[]): Size[] => sizes.map((squareFeet) => ({ squareFeet }));

/** The sizes in which dealers sell: each is answered with three plans. */
const sold: readonly (readonly [WidthClass, beds: number, baths: number, sizes: readonly Size[]])[] = [
  ['single', 1, 1, feet(36, 40)],
  ['single', 2, 1, feet(44, 48)],
  ['single', 2, 2, [...feet(56), ...area(840)]],
  ['single', 3, 2, [...feet(66, 76), ...area(1000)]],
  ['double', 2, 2, [...feet(40), ...area(1100)]],
  ['double', 3, 2, [...feet(44, 48, 52, 56, 60, 66), ...area(1500, 1700)]],
  ['double', 4, 2, [...feet(60, 66), ...area(1760)]],
  ['double', 4, 2.5, feet(76)],
  ['double', 5, 3, feet(76)],
  ['triple', 3, 2, feet(56)],
  ['triple', 4, 3, feet(66)],
];

/** Small homes: at the sizes under `few` one plan is enough. */
const small: readonly (readonly [beds: number, sizes: readonly number[], few: readonly number[]])[] = [
  [1, [440, 480, 560, 640, 720], [440, 480]],
  [2, [640, 720, 800], [640]],
];

/** A question of the sweep, and how many plans answer it well. */
export interface Question {
  readonly name: string;
  readonly wish: Wish;
  readonly seed: number;
  readonly wanted: number;
  readonly part: 'matrix' | 'sizes' | 'small';
}

const wishOf = (width: WidthClass, beds: number, baths: number, size: Size = {}): Wish => ({
  beds: [...(matrixBeds[beds] ?? [])],
  baths,
  width,
  ...size,
});
const nameOf = (width: WidthClass, beds: number, baths: number, { length, squareFeet }: Size = {}): string =>
  `${width} ${beds}/${baths}${length ? ` ${length} ft` : ''}${squareFeet ? ` ${squareFeet} sq ft` : ''}`;

/** Everything that the book is asked: each cell of the matrix with three seeds, the sizes as sold, and small homes. */
export const questions: readonly Question[] = [
  ...widthClasses.flatMap((width) =>
    rooms[width].flatMap(([beds, baths]) =>
      baths.flatMap((bath) =>
        [1, 2, 3].map((seed): Question => ({
          name: nameOf(width, beds, bath),
          wish: wishOf(width, beds, bath),
          seed,
          wanted: 3,
          part: 'matrix',
        })),
      ),
    ),
  ),
  ...sold.flatMap(([width, beds, baths, sizes]) =>
    sizes.map((size): Question => ({
      name: nameOf(width, beds, baths, size),
      wish: wishOf(width, beds, baths, size),
      seed: 1,
      wanted: 3,
      part: 'sizes',
    })),
  ),
  ...small.flatMap(([beds, sizes, few]) =>
    sizes.map((squareFeet): Question => ({
      name: nameOf('single', beds, 1, { squareFeet }),
      wish: wishOf('single', beds, 1, { squareFeet }),
      seed: 1,
      wanted: few.includes(squareFeet) ? 1 : 3,
      part: 'small',
    })),
  ),
];

/** The value below which so large a share of the values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export interface Answer extends Question {
  readonly designs: readonly Design[];
  /** Processor time in ms. */
  readonly ms: number;
}

/** Answers one question, and says what it took. */
export const answerTo = (question: Question): Answer => {
  const before = process.cpuUsage().user;
  const { designs } = designsFor(question.wish, question.seed, 3);
  return { ...question, designs, ms: (process.cpuUsage().user - before) / 1000 };
};

/** What is wrong with single plans, by name; empty for a book that keeps the law. */
export const faultsOf = (answers: readonly Answer[]): string[] =>
  answers.flatMap(({ name, wish, designs }) =>
    designs.flatMap(({ code, plan }) => [
      ...checkPlan(plan, wish)
        .filter(({ level }) => level === 'error')
        .map(({ rule }) => `${name}: ${code} breaks ${rule}`),
      ...(holdsArrangement(plan) ? [] : [`${name}: ${code} is no ${plan.arrangement}`]),
      ...(JSON.stringify(designOf(code)?.plan) === JSON.stringify(plan)
        ? []
        : [`${name}: ${code} gives another plan`]),
    ]),
  );

/** A share that is to be reached, and what it is. */
export interface Share {
  readonly name: string;
  readonly reached: number;
  readonly of: number;
  /** `atMost` where a share may not be exceeded. */
  readonly goal: { readonly atLeast: number } | { readonly atMost: number };
}

/** How different the plans of an answer are, over all answers with three. */
export const varietyOf = (answers: readonly Answer[]): Share[] => {
  const full = answers.filter(({ designs }) => designs.length === 3);
  const roomy = full.filter(({ wish }) => wish.beds.length >= 2);
  const count = (list: readonly Answer[], holds: (designs: readonly Design[]) => boolean): number =>
    list.filter(({ designs }) => holds(designs)).length;
  const arrangements = (designs: readonly Design[]): Set<ArrangementKind | undefined> =>
    new Set(designs.map(({ plan }) => plan.arrangement));
  const zones = (designs: readonly Design[]): Set<string> =>
    new Set(designs.map(({ plan }) => zoneSchemaOf(plan)));
  const differ = (designs: readonly Design[]): boolean => {
    const graphs = designs.map(({ plan }) => doorGraphOf(plan));
    return graphs.every((one, index) => graphs.slice(index + 1).every((other) => !sameGraph(one, other)));
  };
  const most = (width: WidthClass): [number, number] => {
    const schemas = roomy
      .filter(({ wish }) => wish.width === width)
      .flatMap(({ designs }) => designs.map(({ plan }) => zoneSchemaOf(plan)));
    return [
      Math.max(0, ...[...Map.groupBy(schemas, (one) => one).values()].map(({ length }) => length)),
      schemas.length,
    ];
  };
  const limits = { single: 0.4, double: 0.2, triple: 0.3 } as const;
  return [
    {
      name: 'door graphs all different',
      reached: count(full, differ),
      of: full.length,
      goal: { atLeast: 0.98 },
    },
    {
      name: 'two or more arrangements',
      reached: count(full, (designs) => arrangements(designs).size >= 2),
      of: full.length,
      goal: { atLeast: 0.8 },
    },
    {
      name: 'zone schemas all different',
      reached: count(roomy, (designs) => zones(designs).size === 3),
      of: roomy.length,
      goal: { atLeast: 0.5 },
    },
    {
      name: 'zone schemas all alike',
      reached: count(roomy, (designs) => zones(designs).size === 1),
      of: roomy.length,
      goal: { atMost: 0.05 },
    },
    ...widthClasses.map((width): Share => {
      const [reached, of] = most(width);
      return { name: `most frequent zone schema of ${width}s`, reached, of, goal: { atMost: limits[width] } };
    }),
  ];
};

/** How many plans keep each rule of practice, by width class; and how many break more than one may. */
export const practiceOf = (answers: readonly Answer[]): Share[] => {
  const plans = [
    ...new Map(
      answers.flatMap(({ wish, designs }) =>
        designs.map(({ code, plan }) => [code, { plan, wish }] as const),
      ),
    ).values(),
  ].map(({ plan, wish }) => ({
    plan,
    broken: new Set(
      checkPlan(plan, wish)
        .filter(({ level }) => level === 'practice')
        .map(({ rule }) => rule),
    ),
  }));
  return [
    {
      name: 'at most 2 rules of practice broken',
      reached: plans.filter(({ broken }) => broken.size <= 2).length,
      of: plans.length,
      goal: { atLeast: 0.5 },
    },
    {
      name: 'more than 5 broken',
      reached: plans.filter(({ broken }) => broken.size > 5).length,
      of: plans.length,
      goal: { atMost: 0 },
    },
    ...practiceRules.flatMap(({ id, share, appliesTo }) =>
      widthClasses.map((width): Share => {
        const own = plans.filter(
          ({ plan }) => plan.widthClass === width && isNewPlan(plan) && appliesTo(plan),
        );
        return {
          name: `${id} ${width}`,
          reached: own.filter(({ broken }) => !broken.has(id)).length,
          of: own.length,
          goal: { atLeast: share(width) },
        };
      }),
    ),
  ];
};

/** Whether a share is as it should be; one of nothing is. */
export const isReached = ({ reached, of, goal }: Share): boolean =>
  of === 0 || ('atLeast' in goal ? reached >= goal.atLeast * of - 1e-9 : reached <= goal.atMost * of + 1e-9);
