import { planFacts } from '@hearthline/model/plan/home-facts.ts';
import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { deliveredTotalOf } from '@hearthline/rules/homes/prices/price-of.ts';
import { deliveredText } from '@hearthline/rules/homes/prices/price-text.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { ShareCard } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import type { Context } from '../../../platform/context.ts';
import { publicAboutCents } from '../../homes/designs/design.api.ts';
import { planOfDesign } from '../../homes/plans/floor-plan.api.ts';
import { shownHome } from '../../homes/catalog/home.api.ts';
import { homeOfPlan, listPrices, priceOfContent } from '../../homes/prices/price.api.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';

type Words = Omit<ShareCard, 'company'>;

/** Where no home is named: the company's own words. */
const own: Words = {
  title: 'Dare to Compare',
  facts: 'Factory-built homes at a price stated up front',
  price: null,
};

/** A design without a home, or of a plan that somebody named. */
const unnamed: Words = { ...own, title: 'A home design' };

const priceText = (aboutCents: number | null | undefined): string | null =>
  typeof aboutCents === 'number' ? deliveredText(aboutCents) : null;

interface Facts {
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFootage: number;
}

const factsText = ({ bedrooms, bathrooms, squareFootage }: Facts): string =>
  [
    bedroomsText(bedrooms),
    bathroomsText(bathrooms),
    `${squareFootage.toLocaleString('en-US')} square feet`,
  ].join(' · ');

const ofHome = async (context: Context, slug: string): Promise<Words> => {
  const [home, prices] = await Promise.all([shownHome(context, slug), listPrices(context, [slug])]);
  return home
    ? { title: home.name, facts: factsText(home), price: priceText(prices[slug]?.aboutCents) }
    : own;
};

const nothingChosen = designContent.parse({});

const ofPlan = async (context: Context, code: string): Promise<Words> => {
  const plan = await planOfDesign(code);
  if (!plan) return own;
  const price = await priceOfContent(context, homeOfPlan(plan), nothingChosen);
  return { title: plan.name, facts: factsText(planFacts(plan)), price: priceText(deliveredTotalOf(price)) };
};

/** A home of the catalog, or a drawn plan. */
interface Pictured {
  readonly slug?: string | undefined;
  readonly planCode?: string | undefined;
}

/**
 * What a design costs by its code alone; null of one that is not shared or not there, that is not of the pictured home (any more), and
 * while too many codes are being tried.
 */
const designPrice = async (context: Context, code: string, pictured: Pictured): Promise<string | null> => {
  try {
    return priceText(await publicAboutCents(context, code, pictured));
  } catch {
    return null;
  }
};

/** The words on the picture of a link preview: of a home, a drawn plan or a design, or else of the company. Nothing that a buyer typed. */
export const shareCardOf = async (
  context: Context,
  { slug, planCode, design }: Pictured & { readonly design?: string | undefined },
): Promise<ShareCard> => {
  const [{ name: company }, words, price] = await Promise.all([
    readSetting(context, 'company'),
    slug
      ? ofHome(context, slug)
      : planCode
        ? ofPlan(context, planCode)
        : design === undefined
          ? own
          : unnamed,
    design === undefined ? undefined : designPrice(context, design, { slug, planCode }),
  ]);
  // Of a design, its own price or none: that of its home alone would be another.
  return { company, ...words, ...(price !== undefined && { price }) };
};
