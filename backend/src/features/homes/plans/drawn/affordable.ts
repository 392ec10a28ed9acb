import { designSearchLimits } from '@hearthline/model/plan/design-search.ts';
import { dollars } from '@hearthline/rules/dollars.ts';
import type { HomePrice } from '@hearthline/rules/homes/prices/price-of.ts';

/** What a plan may cost at most, in whole cents; null is any. */
export interface CostLimits {
  readonly maxMonthlyCents: number | null;
  readonly maxDeliveredCents: number | null;
}

const limitNames = ['maxMonthlyCents', 'maxDeliveredCents'] as const;

/** Whether money matters. */
export const isLimited = (limits: CostLimits): boolean => limitNames.some((name) => limits[name] !== null);

/** How many plans are drawn to find the cheapest of them. */
export const plansToCompare = designSearchLimits.designs;

export interface Priced {
  /** Null of a home without a price. */
  readonly price: HomePrice | null;
}

/** A month and the delivered total; null where there is none. */
const figuresOf = ({ price }: Priced): CostLimits => ({
  maxMonthlyCents: price?.aboutMonthlyCents ?? null,
  maxDeliveredCents: price?.delivered ? price.aboutCents : null,
});

const keeps = (design: Priced, limits: CostLimits): boolean => {
  const figures = figuresOf(design);
  return limitNames.every((name) => {
    const [limit, figure] = [limits[name], figures[name]];
    return limit === null || (figure !== null && figure <= limit);
  });
};

const totalOf = (design: Priced): number => figuresOf(design).maxDeliveredCents ?? Infinity;

const cheapestFirst = <One extends Priced>(designs: readonly One[]): One[] =>
  designs.toSorted((a, b) => totalOf(a) - totalOf(b));

/** The plans that cost no more than that, the cheapest first. */
export const affordable = <One extends Priced>(designs: readonly One[], limits: CostLimits): One[] =>
  cheapestFirst(designs.filter((design) => keeps(design, limits)));

/** The limits, as much higher as the cheapest plan needs; without any that no plan has a figure for. */
export const limitsFor = (designs: readonly Priced[], limits: CostLimits): CostLimits => {
  const [cheapest] = cheapestFirst(designs);
  const figures = cheapest ? figuresOf(cheapest) : { maxMonthlyCents: null, maxDeliveredCents: null };
  const raised = (name: (typeof limitNames)[number]): number | null => {
    const [limit, figure] = [limits[name], figures[name]];
    return limit === null || figure === null ? null : Math.max(limit, figure);
  };
  return { maxMonthlyCents: raised('maxMonthlyCents'), maxDeliveredCents: raised('maxDeliveredCents') };
};

/** Which limits are others. */
export const changedLimits = (limits: CostLimits, others: CostLimits): string[] =>
  limitNames.filter((name) => limits[name] !== others[name]);

/** Why plans cost too much: the least figure of the limit that is in the way. */
export const costReason = (designs: readonly Priced[], limits: CostLimits): string => {
  const leastOf = (name: (typeof limitNames)[number]): number | null => {
    const figures = designs.flatMap((design) => figuresOf(design)[name] ?? []);
    return figures.length > 0 ? Math.min(...figures) : null;
  };
  const { maxMonthlyCents, maxDeliveredCents } = limits;
  const [leastMonth, leastTotal] = [leastOf('maxMonthlyCents'), leastOf('maxDeliveredCents')];
  const amount = (cents: number): string => dollars(cents / 100);
  if (maxDeliveredCents !== null && leastTotal !== null && leastTotal > maxDeliveredCents)
    return `Every plan for this wish costs more than ${amount(maxDeliveredCents)} delivered. The least of these is ${amount(leastTotal)}.`;
  if (maxMonthlyCents !== null && leastMonth !== null)
    return `Every plan for this wish costs more than ${amount(maxMonthlyCents)} a month. The least of these is ${amount(leastMonth)} a month.`;
  return 'There is no monthly payment for these plans.';
};
