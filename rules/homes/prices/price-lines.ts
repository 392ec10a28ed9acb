import { narrowness, matches, type PriceFacts } from './conditions.ts';
import { countyWord, kindOfKey, priceKinds, sectionsOf, type PriceKind, type PriceUnit } from './keys.ts';
import { holdsOn, type PriceRow } from './price-item.ts';
import type { State } from '../../people/locations/zip-area.ts';
import { percentOf, timesCents } from '../../rounding.ts';

/** One line of a price: nothing is in a total that is no line. Amounts in whole cents, each rounded once. */
export interface PriceLine {
  readonly key: string;
  readonly label: string;
  /** How many of its unit; 1 of a percentage. */
  readonly quantity: number;
  readonly unit: PriceUnit;
  readonly lowCents: number;
  readonly highCents: number;
  /** What it comes to by what is known: the middle of an amount; of a percentage the middle percent of the estimates below it. */
  readonly estimateCents: number;
  /** Whether sales tax is due on it. */
  readonly taxable: boolean;
  readonly source: string | null;
  readonly sourceOn: string | null;
}

/** What lines are made from, beside the rows. */
export interface PricedHome extends PriceFacts {
  /** Null for a home without an address in the catalog. */
  readonly slug: string | null;
  readonly squareFeet: number;
  /** From the factory to the site. */
  readonly miles: number;
  readonly county: string | null;
  /** The state of the site; null if it is not known. */
  readonly state: State | null;
  /** The state of the plant, of which county rows without a state are. */
  readonly plantState: State | null;
  /** Slugs of the marketing content that is offered on the day. */
  readonly offers: readonly string[];
}

/** How many of a unit a home has. */
const quantityOf = (unit: PriceUnit, { width, squareFeet, miles }: PricedHome): number => {
  const sections = sectionsOf[width];
  const quantities: Readonly<Record<PriceUnit, number>> = {
    each: 1,
    section: sections,
    joint: sections - 1,
    square_foot: squareFeet,
    mile: Math.round(miles * sections * 1000) / 1000,
    percent: 1,
  };
  return quantities[unit];
};

/** Of the rows that hold on the day and match, one for each key: the one whose condition states most, then the first. */
const rowsFor = (rows: readonly PriceRow[], home: PricedHome, day: string): PriceRow[] => {
  const chosen = new Map<string, PriceRow>();
  for (const row of rows) {
    if (!holdsOn(row, day) || !matches(row.when, home)) continue;
    if (row.contentSlug !== null && !home.offers.includes(row.contentSlug)) continue;
    const other = chosen.get(row.key);
    if (!other || narrowness(row.when) > narrowness(other.when)) chosen.set(row.key, row);
  }
  return [...chosen.values()];
};

/** The rows of the home itself: its own, or else base and area of its width. */
const homeRows = (rows: readonly PriceRow[], { slug, width }: PricedHome): PriceRow[] => {
  const own = rows.filter(({ key }) => slug !== null && key === `home:${slug}`);
  return own.length > 0
    ? own
    : ['home-base', 'home-area'].flatMap((kind) => rows.filter(({ key }) => key === `${kind}:${width}`));
};

type Site = Pick<PricedHome, 'county' | 'state' | 'plantState'>;

/** The keys of sales tax that could hold at a site, in their order (docs/sale.md, rule `place.tax`). */
const taxKeys = ({ county, state, plantState }: Site): string[] => {
  const ofState = state && `tax:sales:${state.toLowerCase()}`;
  const ofCounty = county === null ? null : countyWord(county);
  return [
    ...(ofState && ofCounty ? [`${ofState}:${ofCounty}`] : []),
    ...(ofCounty && (state === null || state === plantState) ? [`tax:sales:${ofCounty}`] : []),
    ...(ofState ? [ofState] : []),
    'tax:sales',
  ];
};

/** The first row of sales tax that there is for a site. */
const taxRows = (rows: readonly PriceRow[], site: Site): PriceRow[] =>
  taxKeys(site)
    .flatMap((key) => rows.filter((row) => row.key === key))
    .slice(0, 1);

/** The figures that a line has: both ends of its range, and the estimate. */
const figures = ['low', 'high', 'estimate'] as const;
type Figure = (typeof figures)[number];
type Cents = Readonly<Record<Figure, number>>;

const each = (centsOf: (figure: Figure) => number): Cents => ({
  low: centsOf('low'),
  high: centsOf('high'),
  estimate: centsOf('estimate'),
});

const sum = (lines: readonly PriceLine[], figure: Figure): number =>
  lines.reduce((total, line) => total + line[`${figure}Cents`], 0);

/** The middle of two amounts in whole cents, half a cent away from zero. */
const middleCents = (low: number, high: number): number => percentOf(low + high, 50);

/** The percent that a row asks for; its middle has three decimals at most, as all percents do. */
export const percentsOf = ({
  lowPercent,
  highPercent,
}: Pick<PriceRow, 'lowPercent' | 'highPercent'>): Cents => {
  const [low, high] = [lowPercent ?? 0, highPercent ?? 0];
  return { low, high, estimate: Math.round((low + high) * 500) / 1000 };
};

const lineOf = (row: PriceRow, quantity: number, cents: Cents): PriceLine => ({
  key: row.key,
  label: row.label,
  quantity,
  unit: row.unit,
  lowCents: cents.low,
  highCents: cents.high,
  estimateCents: cents.estimate,
  taxable: row.taxable,
  source: row.source,
  sourceOn: row.sourceOn,
});

const amountLine = (row: PriceRow, home: PricedHome): PriceLine => {
  const quantity = quantityOf(row.unit, home);
  const [low, high] = [timesCents(row.lowCents ?? 0, quantity), timesCents(row.highCents ?? 0, quantity)];
  return lineOf(row, quantity, { low, high, estimate: middleCents(low, high) });
};

/**
 * Discounts are taken from home and options, one after the other, and never take more than there is. Of a range, the low end of a
 * price has the higher discount.
 */
const discountLines = (rows: readonly PriceRow[], before: readonly PriceLine[]): PriceLine[] => {
  const base = each((figure) => sum(before, figure));
  const left = { ...base };
  return rows.map((row) => {
    const [low, high] = [row.lowCents ?? 0, row.highCents ?? 0];
    const whole = row.unit === 'percent' ? percentsOf(row) : { low, high, estimate: middleCents(low, high) };
    const wanted: Cents = { low: whole.high, high: whole.low, estimate: whole.estimate };
    const take = (figure: Figure): number => {
      const cents = row.unit === 'percent' ? percentOf(base[figure], wanted[figure]) : wanted[figure];
      const taken = Math.min(cents, left[figure]);
      left[figure] -= taken;
      return taken === 0 ? 0 : -taken;
    };
    return lineOf(row, 1, each(take));
  });
};

/** Sales tax: its percentage of the sum of the taxable lines. */
const taxLine = (row: PriceRow, before: readonly PriceLine[]): PriceLine => {
  const taxable = before.filter((line) => line.taxable);
  const percents = percentsOf(row);
  const tax = each((figure) => percentOf(Math.max(0, sum(taxable, figure)), percents[figure]));
  return { ...lineOf(row, 1, tax), taxable: false };
};

const inOrder = (rows: readonly PriceRow[]): PriceRow[] =>
  rows.toSorted(
    (one, other) =>
      priceKinds.indexOf(kindOfKey(one.key)) - priceKinds.indexOf(kindOfKey(other.key)) ||
      (one.key < other.key ? -1 : one.key > other.key ? 1 : 0),
  );

/**
 * The lines of a price on a day: home, options, delivery, site work, fees, discounts, tax.
 * @param rows of the price book, of any day
 * @returns no line at all if the home has no price: a total without it would be none
 */
export const priceLines = (rows: readonly PriceRow[], home: PricedHome, day: string): PriceLine[] => {
  const sorted = inOrder(rowsFor(rows, home, day));
  const ofKinds = (...kinds: PriceKind[]) => sorted.filter(({ key }) => kinds.includes(kindOfKey(key)));
  const own = homeRows(sorted, home);
  if (own.length === 0) return [];
  const chosen = ofKinds('option').filter(({ key }) => home.options.includes(key.slice('option:'.length)));
  const homeAndOptions = [...own, ...chosen].map((row) => amountLine(row, home));
  const others = ofKinds('freight', 'site', 'fee')
    .map((row) => amountLine(row, home))
    .filter(({ quantity }) => quantity > 0);
  const discounts = discountLines(ofKinds('discount'), homeAndOptions);
  const before = [...homeAndOptions, ...others, ...discounts];
  return [...before, ...taxRows(ofKinds('tax'), home).map((row) => taxLine(row, before))];
};

/** What all lines come to in whole cents: both ends, and the estimate, which is the delivered total (docs/sale.md, section 8). */
export const totalsOf = (lines: readonly PriceLine[]) => ({
  totalLowCents: sum(lines, 'low'),
  totalHighCents: sum(lines, 'high'),
  aboutCents: sum(lines, 'estimate'),
});

/** What the home alone costs on a day, in whole cents: its own row, or else base and area of its width; null if there is no price. */
export const baseCentsOf = (
  rows: readonly PriceRow[],
  home: Pick<PricedHome, 'slug' | 'width' | 'squareFeet'>,
  day: string,
): number | null => {
  const facts: PricedHome = { ...bareSite, ...home };
  const own = homeRows(rowsFor(rows, facts, day), facts);
  return own.length === 0 ? null : own.reduce((total, row) => total + amountLine(row, facts).lowCents, 0);
};

/** A site of which nothing is known: what is assumed there (docs/sale.md, section 8). */
const bareSite = {
  land: 'own',
  sewer: 'septic',
  water: 'public',
  loan: null,
  claims: [],
  options: [],
  miles: 60,
  county: null,
  state: null,
  plantState: null,
  offers: [],
} as const satisfies Partial<PricedHome>;

/** What is assumed where a design does not say. */
export const assumed = {
  land: bareSite.land,
  sewer: bareSite.sewer,
  water: bareSite.water,
  miles: bareSite.miles,
};
