import type { Plan } from '@hearthline/model/plan/document.ts';
import { designCardPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import { bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { drawnFrontAlt } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { partOf, routeAt } from '@hearthline/rules/routes.ts';
import type { LinkPreview } from '@hearthline/rules/link-preview.ts';
import { financedExample } from '@hearthline/rules/site/content.ts';
import type { ServedContent } from '@hearthline/rules/site/served-content.ts';
import type { Context } from '../../../platform/context.ts';
import { nextBusinessDay } from '../../../platform/time/business-day.ts';
import { readContent, readLegalText } from '../content/content.api.ts';
import { previewOfDesign } from '../../homes/designs/design.api.ts';
import { planOfDesign } from '../../homes/plans/floor-plan.api.ts';
import { shownEquipment } from '../../homes/equipment/equipment.api.ts';
import { featuredHomes, homeSizes, listedHomes, shownHome } from '../../homes/catalog/home.api.ts';
import { visibleLocations } from '../../people/locations/location.api.ts';
import { listPrices, loansOffered, priceOfHome } from '../../homes/prices/price.api.ts';

type Reader = Pick<Context, 'query' | 'now' | 'siteMemory'>;
type Always = Pick<ServedContent, 'content' | 'featured'>;

/** On a home's page, the home with what comes with it, and what it costs. Null in place of one that is not there. */
const homeAt = async (context: Reader, slug: string): Promise<Pick<ServedContent, 'home' | 'price'>> => {
  const home = await shownHome(context, slug);
  if (!home) return { home };
  const [price, equipment] = await Promise.all([
    priceOfHome(context, home.slug),
    shownEquipment(context, home),
  ]);
  return { home: { ...home, equipment }, ...(price && { price }) };
};

/** What the pages about financing begin with: the home of the larger example price, and the kinds of loan. Neither if no such home is published. */
const financing = async (
  context: Reader,
  { content }: Always,
): Promise<Pick<ServedContent, 'price' | 'loans'>> => {
  const home = content.find(({ slug }) => slug === financedExample)?.figures['home'];
  const [price, loans] = await Promise.all([
    typeof home === 'string' ? priceOfHome(context, home) : undefined,
    loansOffered(context),
  ]);
  return { ...(price && { price }), loans };
};

/** The prices of the homes that the home page features, and of those that its example prices are of. */
const pricesOf = async (
  context: Reader,
  { content, featured }: Always,
): Promise<Pick<ServedContent, 'prices'>> => {
  const examples = content.flatMap(({ figures: { home } }) => (typeof home === 'string' ? [home] : []));
  return { prices: await listPrices(context, [...featured.map(({ slug }) => slug), ...examples]) };
};

const catalog = async (context: Reader): Promise<Pick<ServedContent, 'homes' | 'prices'>> => {
  const homes = await listedHomes(context);
  return {
    homes,
    prices: await listPrices(
      context,
      homes.map(({ slug }) => slug),
    ),
  };
};

/** Of a plan that was drawn for somebody, by its code. */
const previewOfPlan = ({ name, summary }: Plan, code: string): LinkPreview => ({
  title: name,
  description: `A floor plan drawn to scale: ${bedroomsText(summary.bedrooms)}, ${summary.squareFeet.toLocaleString('en-US')} square feet.`,
  picture: designCardPicture({
    home: { slug: null, planCode: code, offered: true },
    roof: null,
    siding: null,
  }),
  alt: drawnFrontAlt(name),
});

/** What only the page at this path shows. */
const ownOf = async (context: Context, path: string, always: Always): Promise<Partial<ServedContent>> => {
  const route = routeAt(path);
  const part = (route && partOf(route, path)) ?? '';
  if (route?.path === '/') return pricesOf(context, always);
  if (route?.path === '/finance' || route?.path === '/financing' || route?.path === '/public-info')
    return financing(context, always);
  if (route?.path === '/contact-info') return { locations: await visibleLocations(context) };
  if (route?.path === '/homes') return catalog(context);
  if (route?.path === '/privacy') return { legal: await readLegalText(context, 'privacy') };
  if (route?.path === '/terms') return { legal: await readLegalText(context, 'terms') };
  if (route?.path === '/homes/:slug')
    return { ...(await homeAt(context, part)), locations: await visibleLocations(context) };
  if (route?.path === '/my-home/:code') return { preview: await previewOfDesign(context, part) };
  if (route?.path !== '/homes/g/:code') return {};
  // The page itself asks for the plan; here, whether there is one. It says so itself if too much is being drawn.
  const plan = await planOfDesign(part).catch(() => undefined);
  if (plan === null) return { home: null };
  return plan ? { preview: previewOfPlan(plan, part) } : {};
};

/** When the page shows something else even if nobody changes anything: on the next day of the business, or when a location opens or closes. */
const untilOf = (tomorrow: Date, { locations = [] }: Partial<ServedContent>): Date => {
  const changes = locations.flatMap(({ opening }) => opening.changesAt ?? []).map((at) => new Date(at));
  return new Date(Math.min(tomorrow.getTime(), ...changes.map((at) => at.getTime())));
};

/** What the page at a path shows that staff can change, as it is now, and how long that stays so. */
export const readServedContent = async (
  context: Context,
  path: string,
): Promise<{ readonly content: ServedContent; readonly until: Date }> => {
  // First, so that what was read at midnight does not hold for a day longer.
  const tomorrow = await nextBusinessDay(context);
  const [content, featured, sizes] = await Promise.all([
    readContent(context),
    featuredHomes(context),
    homeSizes(context),
  ]);
  const own = await ownOf(context, path, { content, featured });
  return { content: { content, featured, sizes, ...own }, until: untilOf(tomorrow, own) };
};
