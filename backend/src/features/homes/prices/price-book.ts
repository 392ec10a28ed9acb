import { ownLook, streetOf } from '@hearthline/model/generate/exterior/dressed.ts';
import { lookOfStyle } from '@hearthline/model/generate/exterior/styles.ts';
import { standardLook, type Look, type StreetSide } from '@hearthline/rules/homes/looks/look.ts';
import type { CodeFacts } from '@hearthline/model/book/code-facts.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { planFacts, widestSection } from '@hearthline/model/plan/home-facts.ts';
import { sectionInchesOf, type StatedWidth } from '@hearthline/rules/homes/places/travel.ts';
import { widthOfModel } from '@hearthline/rules/homes/prices/keys.ts';
import type { HomeToPrice } from '@hearthline/rules/homes/prices/price-of.ts';
import type { Context } from '../../../platform/context.ts';
import { businessDay, nextBusinessDay } from '../../../platform/time/business-day.ts';
import { readPlaces } from '../places/place.api.ts';
import { bookOn, groups, loansOn, offersOn } from './price.queries.ts';

type Reader = Pick<Context, 'query' | 'now'>;

/** Everything that prices are computed from. @param on the day; today in the business time zone if omitted */
export const readPriceBook = async (context: Reader, on?: string) => {
  const day = on ?? (await businessDay(context));
  const [rows, optionGroups, loans, offers, places] = await Promise.all([
    context.query(bookOn, { day }),
    context.query(groups, {}),
    context.query(loansOn, { day }),
    context.query(offersOn, { day }),
    readPlaces(context),
  ]);
  return { on: day, rows, groups: optionGroups, loans, offers: offers.map(({ slug }) => slug), places };
};

/** The book of today, read once until something changes. */
export const todaysPriceBook = (context: Reader & Pick<Context, 'siteMemory'>) =>
  context.siteMemory.recall('the price book of today', async () => {
    // First, so that a book that was read at midnight does not hold for a day longer.
    const until = await nextBusinessDay(context);
    return { value: await readPriceBook(context), until };
  });

/** A home of the catalog, or one without an address there, as prices take it. */
export const homeToPrice = (
  home: StatedWidth & {
    readonly slug: string | null;
    readonly squareFootage: number;
    /** Its own look. Null: the standard one. */
    readonly look: Look | null;
    /** Null without a plan. */
    readonly street: StreetSide | null;
  },
): HomeToPrice => ({
  slug: home.slug,
  look: home.look ?? standardLook,
  street: home.street ?? 'front',
  width: widthOfModel(home.modelType),
  squareFeet: home.squareFootage,
  sectionInches: sectionInchesOf(home),
});

/** The home of a plan document, as prices take it. */
export const homeOfPlan = (plan: Plan): HomeToPrice =>
  homeToPrice({
    ...planFacts(plan),
    slug: null,
    look: ownLook(plan),
    street: streetOf(plan),
    planSectionInches: widestSection(plan),
  });

/** The home that the code of a plan says, as prices take it: the same as that of its document. */
export const homeOfFacts = ({
  widthClass,
  length,
  width,
  depths,
  style,
  color,
  street,
}: CodeFacts): HomeToPrice => ({
  slug: null,
  look: lookOfStyle(style, color),
  street,
  width: widthClass,
  squareFeet: Math.round((length * width) / 144),
  sectionInches: Math.max(...depths),
});
