import { narrowness, matches, type PriceFacts } from './conditions.ts';
import { countyWord, kindOfKey, priceKinds, sectionsOf, type PriceKind, type PriceUnit } from './keys.ts';
import { holdsOn, type PriceRow } from './price-item.ts';
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

/** The row of the county, or else the one for all. */
const taxRows = (rows: readonly PriceRow[], county: string | null): PriceRow[] => {
  const own = county === null ? '' : `tax:sales:${countyWord(county)}`;
  const row = rows.find(({ key }) => key === own) ?? rows.find(({ key }) => key === 'tax:sales');
  return row ? [row] : [];
};

type Ends = 'low' | 'high';
const sum = (lines: readonly PriceLine[], end: Ends): number =>
  lines.reduce((total, line) => total + line[`${end}Cents`], 0);

const lineOf = (row: PriceRow, quantity: number, lowCents: number, highCents: number): PriceLine => ({
  key: row.key,
  label: row.label,
  quantity,
  unit: row.unit,
  lowCents,
  highCents,
  taxable: row.taxable,
  source: row.source,
  sourceOn: row.sourceOn,
});

const amountLine = (row: PriceRow, home: PricedHome): PriceLine => {
  const quantity = quantityOf(row.unit, home);
  return lineOf(
    row,
    quantity,
    timesCents(row.lowCents ?? 0, quantity),
    timesCents(row.highCents ?? 0, quantity),
  );
};

/**
 * Discounts are taken from home and options, one after the other, and never take more than there is. Of a range, the low end of a
 * price has the higher discount.
 */
const discountLines = (rows: readonly PriceRow[], before: readonly PriceLine[]): PriceLine[] => {
  const base = { low: sum(before, 'low'), high: sum(before, 'high') };
  const left = { ...base };
  const take = (row: PriceRow, end: Ends): number => {
    const [percent, cents] =
      end === 'low' ? [row.highPercent, row.highCents] : [row.lowPercent, row.lowCents];
    const wanted = row.unit === 'percent' ? percentOf(base[end], percent ?? 0) : (cents ?? 0);
    const taken = Math.min(wanted, left[end]);
    left[end] -= taken;
    return taken === 0 ? 0 : -taken;
  };
  return rows.map((row) => lineOf(row, 1, take(row, 'low'), take(row, 'high')));
};

/** Sales tax: its percentage of the sum of the taxable lines. */
const taxLine = (row: PriceRow, before: readonly PriceLine[]): PriceLine => {
  const taxable = before.filter((line) => line.taxable);
  return {
    ...lineOf(
      row,
      1,
      percentOf(Math.max(0, sum(taxable, 'low')), row.lowPercent ?? 0),
      percentOf(Math.max(0, sum(taxable, 'high')), row.highPercent ?? 0),
    ),
    taxable: false,
  };
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
  return [...before, ...taxRows(ofKinds('tax'), home.county).map((row) => taxLine(row, before))];
};

/** What all lines come to, at both ends, and in the middle of them; whole cents. */
export const totalsOf = (lines: readonly PriceLine[]) => {
  const [totalLowCents, totalHighCents] = [sum(lines, 'low'), sum(lines, 'high')];
  return { totalLowCents, totalHighCents, aboutCents: percentOf(totalLowCents + totalHighCents, 50) };
};

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
  offers: [],
} as const satisfies Partial<PricedHome>;

/** What is assumed where a design does not say. */
export const assumed = {
  land: bareSite.land,
  sewer: bareSite.sewer,
  water: bareSite.water,
  miles: bareSite.miles,
};
