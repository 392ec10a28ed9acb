import type { PricedContent } from '../designs/design-content.ts';
import { chosenOf, isIncluded, readChoices, type ChosenFor, type IncludingHome } from './choices.ts';
import type { Land, LoanKindKey } from './conditions.ts';
import type { HomeWidth } from './keys.ts';
import {
  assumed,
  baseCentsOf,
  priceLines,
  totalsOf,
  type PricedHome,
  type PriceLine,
} from './price-lines.ts';
import type { LoanKindTerms } from './loan-kind.ts';
import type { OptionGroup } from './option-group.ts';
import { paymentsOf, type LoanPayment } from './payments-of.ts';
import type { PriceRow } from './price-item.ts';
import { defaultLoanKind } from './default-loan.ts';
import { leftOutSentences } from './price-text.ts';
import { notServedSentence } from '../places/not-served.ts';
import type { Place, Places } from '../places/place.ts';
import { travelOf } from '../places/travel.ts';

/** Everything that prices are computed from, as it stands on a day. */
export interface PriceBook {
  /** The day, `yyyy-mm-dd`, in the business time zone. */
  readonly on: string;
  readonly rows: readonly PriceRow[];
  readonly groups: readonly OptionGroup[];
  /** The kinds of loan that are offered on the day. */
  readonly loans: readonly LoanKindTerms[];
  /** Slugs of the marketing content that is offered on the day. */
  readonly offers: readonly string[];
  /** What ZIP codes say, and which homes travel, as the seller delivers on the day. */
  readonly places: Places;
}

/** The home of a price. */
export interface HomeToPrice extends ChosenFor, IncludingHome {
  readonly width: HomeWidth;
  readonly squareFeet: number;
  /** The width of its widest section in inches. */
  readonly sectionInches: number;
}

/** A price with everything that led to it. Money in whole cents. */
export interface Price {
  readonly on: string;
  readonly currency: 'USD';
  readonly lines: readonly PriceLine[];
  readonly totalLowCents: number;
  readonly totalHighCents: number;
  /** The sum of the estimates of all lines: the delivered total, if the home is delivered. */
  readonly aboutCents: number;
  /** Whether the home travels and the seller delivers to the site, which is taken for granted without a ZIP code. */
  readonly delivered: boolean;
  /** What the ZIP code of the site says; null without one. */
  readonly place: Place | null;
  /** What it takes for granted, in sentences. */
  readonly assumptions: readonly string[];
  readonly conflicts: readonly string[];
  /** None where the home is not delivered. */
  readonly payments: readonly LoanPayment[];
}

/** What is said where a price cannot be told, or takes something for granted. */
export const assumptionSentences = {
  noHome: 'No home is chosen yet, so there is no price.',
  noPrice: 'This home has no price yet.',
  noLand: leftOutSentences.land,
  noRent: leftOutSentences.rent,
  own: 'The home stands on your own land.',
  septic: 'The site gets a septic system.',
  public: 'The site has public water.',
  miles: `The site is ${assumed.miles} miles from the factory.`,
  homeAlone: 'Delivery, work on the site, fees and sales tax are not included.',
} as const;

const assumptionsOf = ({ site, loan }: PricedContent, place: Place | null): string[] => [
  ...(site?.land ? [] : [assumptionSentences.own]),
  ...(site?.sewer || site?.land === 'leased' ? [] : [assumptionSentences.septic]),
  ...(site?.water || site?.land === 'leased' ? [] : [assumptionSentences.public]),
  ...((site?.miles ?? place?.miles ?? null) === null ? [assumptionSentences.miles] : []),
  ...(site?.land !== 'leased'
    ? [assumptionSentences.noLand]
    : (loan?.rentCents ?? null) === null
      ? [assumptionSentences.noRent]
      : []),
];

/** Work on land of the buyer's own, which a loan for the home only does not pay for (docs/sale.md, section 9). */
const isNoLandWork = ({ key }: PriceRow): boolean =>
  !/^site:(foundation$|preparation$|electric$|water-|sewer-)/.test(key);

/** What a home costs wherever it is, before anything is done with it. */
const isHomeAlone = ({ key }: PriceRow): boolean => !/^(?:freight|site|fee|tax):/.test(key);

type PlaceOfPrice = Pick<Price, 'delivered' | 'place'>;

const none = (on: string, why: string, place: PlaceOfPrice): Price => ({
  ...place,
  on,
  currency: 'USD',
  lines: [],
  totalLowCents: 0,
  totalHighCents: 0,
  aboutCents: 0,
  assumptions: [why],
  conflicts: [],
  payments: [],
});

/**
 * What a home costs on a site with these choices: lines, totals, what was assumed, what excludes each other, and the payments of the
 * kinds of loan. Discounts that depend on the loan count in the payment of their kind.
 * @param home null while none is chosen; there is no price then
 */
export const priceOf = (book: PriceBook, home: HomeToPrice | null, content: PricedContent): Price => {
  const { site, loan, claims } = content;
  const place = typeof site?.zip === 'string' ? book.places.placeOf(site.zip, site) : null;
  const travel = home && travelOf(home.sectionInches, book.places.transportWidthFeet);
  const notDelivered = [
    ...(place && !place.served ? [notServedSentence] : []),
    ...(travel === null ? [] : [travel]),
  ];
  const placeOfPrice: PlaceOfPrice = { delivered: notDelivered.length === 0, place };
  if (!home) return none(book.on, assumptionSentences.noHome, placeOfPrice);
  const { all, conflicts } = readChoices(book.groups, chosenOf(content), home);
  const priced: PricedHome = {
    ...home,
    ...assumed,
    miles: place?.miles ?? assumed.miles,
    ...Object.fromEntries(
      (['land', 'sewer', 'water', 'miles'] as const).flatMap((name) =>
        site && site[name] !== null ? [[name, site[name]]] : [],
      ),
    ),
    // A community brings both to its lots.
    ...(site?.land === 'leased' && { sewer: 'public', water: 'public' }),
    county: place?.county ?? site?.county ?? null,
    state: place?.state ?? null,
    plantState: book.places.plantState,
    loan: loan?.kind ?? null,
    claims,
    options: all,
    offers: book.offers,
  };
  const rows = book.rows.filter(
    ({ key }) => !key.startsWith('option:') || !isIncluded(book.groups, key.slice('option:'.length), home),
  );
  const linesUnder = (
    kind: LoanKindKey | null,
    counts: (row: PriceRow) => boolean = () => true,
  ): PriceLine[] => priceLines(rows.filter(counts), { ...priced, loan: kind }, book.on);
  if (!placeOfPrice.delivered) {
    const lines = linesUnder(priced.loan, isHomeAlone);
    return {
      ...none(
        book.on,
        lines.length ? assumptionSentences.homeAlone : assumptionSentences.noPrice,
        placeOfPrice,
      ),
      lines,
      ...totalsOf(lines),
      conflicts: [...conflicts, ...notDelivered],
    };
  }
  const lines = linesUnder(priced.loan);
  if (lines.length === 0) return { ...none(book.on, assumptionSentences.noPrice, placeOfPrice), conflicts };
  return {
    on: book.on,
    currency: 'USD',
    lines,
    ...totalsOf(lines),
    ...placeOfPrice,
    assumptions: assumptionsOf(content, place),
    conflicts,
    payments: paymentsOf(book.loans, loan, ({ key, homeOnly }) => {
      const { aboutCents } = totalsOf(linesUnder(key));
      const financed = homeOnly && priced.land !== 'leased' ? linesUnder(key, isNoLandWork) : null;
      const priceCents = financed ? totalsOf(financed).aboutCents : aboutCents;
      return { priceCents, outsideCents: aboutCents - priceCents };
    }),
  };
};

/** Where a home of a list would stand, as far as its visitor said. */
export interface ListedSite {
  readonly zip: string | null;
  readonly land: Land | null;
}

/** The delivered total of a price in whole cents; null without a home or a price, and where the home is not delivered. */
export const deliveredTotalOf = ({
  lines,
  delivered,
  aboutCents,
}: Pick<Price, 'lines' | 'delivered' | 'aboutCents'>): number | null =>
  lines.length > 0 && delivered ? aboutCents : null;

/** A design of which nothing is chosen but the home, and where it would stand. */
const bareOn = (site: ListedSite): PricedContent => ({
  roof: null,
  siding: null,
  options: [],
  site: { address: null, county: null, miles: null, sewer: null, water: null, ...site },
  loan: null,
  claims: [],
});

/** What a list says a home costs. Money in whole cents. */
export interface ListPrice {
  /** The home with its standard equipment, without delivery, site work, fees and tax. */
  readonly baseCents: number;
  /** The delivered total, with what is assumed of the site; the home alone where it is not delivered. */
  readonly aboutCents: number;
  /** The monthly payment of the usual kind of loan, with property tax and insurance; null if that kind is not offered, or the home not delivered. */
  readonly aboutMonthlyCents: number | null;
  /** Its annual percentage rate. */
  readonly aprPercent: number | null;
}

/** The same, with whether the home is delivered there, and all of the payment. */
export interface HomePrice extends ListPrice {
  readonly delivered: boolean;
  readonly payment: LoanPayment | null;
}

/** The price of a home at a place, by what is usual; null if it has none. @param site by default nothing is known of it */
export const homePriceOf = (
  book: PriceBook,
  home: HomeToPrice,
  site: ListedSite = { zip: null, land: null },
): HomePrice | null => {
  const baseCents = baseCentsOf(book.rows, home, book.on);
  if (baseCents === null) return null;
  const defaultBook = { ...book, loans: book.loans.filter(({ key }) => key === defaultLoanKind) };
  const { aboutCents, delivered, payments } = priceOf(defaultBook, home, bareOn(site));
  const payment = payments[0] ?? null;
  return {
    baseCents,
    aboutCents,
    aboutMonthlyCents: payment?.monthlyCents ?? null,
    aprPercent: payment?.aprPercent ?? null,
    delivered,
    payment,
  };
};
