import { documentInLook } from '@hearthline/model/generate/exterior/dressed.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { storedCoBuyers } from '@hearthline/rules/sale/deals/co-buyers.ts';
import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { lookOfDesign, standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { chosenOf, readChoices } from '@hearthline/rules/homes/prices/choices.ts';
import { priceOf, type PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
import { homeToPrice } from '../features/homes/prices/price-book.ts';
import { planSectionInches } from '../features/homes/prices/price.queries.ts';
import { papersOfToday } from '../features/sale/quotes/issue/quote-papers.ts';
import { readsIn } from '../platform/db/database.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import type { QuotedDeal } from './demo-quotes.ts';
import { storeDesign } from './designs.ts';

/** The newest deal of a stage that has no design yet, with its buyers and its owner. */
const dealAt = async (trx: Transaction, { stage, isCustomers }: QuotedDeal) => {
  const deal = await trx
    .selectFrom('deals as d')
    .innerJoin('contacts as c', 'c.id', 'd.contactId')
    .leftJoin('users as u', 'u.id', 'd.ownerId')
    .select([
      'd.id',
      'd.number',
      'd.coBuyers',
      'd.ownerId',
      'd.createdAt',
      'c.id as contactId',
      'c.firstName',
      'c.lastName',
      'c.email',
      'u.name',
      'u.email as ownerEmail',
      'u.phone',
    ])
    .where('d.stage', '=', stage)
    .where('d.designCode', 'is', null)
    .orderBy('d.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!deal || !isCustomers) return deal;
  const coBuyers = storedCoBuyers([{ name: 'Casey Whitfield', email: 'customer@example.com' }]);
  await trx
    .updateTable('deals')
    .set({ coBuyers: jsonb(coBuyers) })
    .where('id', '=', deal.id)
    .execute();
  return { ...deal, coBuyers };
};

const homeOf = (trx: Transaction, slug: string) =>
  trx
    .selectFrom('homes')
    .select([
      'slug',
      'name',
      'modelType',
      'footprint',
      'bedrooms',
      'bathrooms',
      'squareFootage',
      'look',
      'street',
      'plan',
      planSectionInches,
    ])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();

/** Gives a deal of the demo the design that its quotes are about, and what a quote is made from. */
export const prepareQuotedDeal = async (trx: Transaction, book: PriceBook, one: QuotedDeal, now: Date) => {
  const deal = await dealAt(trx, one);
  if (!deal) return null;
  const content = designContent.parse(one.content);
  const owner = { ownerId: null, contactId: deal.contactId };
  const stored = await storeDesign(trx, book, [content], owner, deal.createdAt);
  await trx
    .updateTable('deals')
    .set({ designCode: stored.code, designVersion: stored.version })
    .where('id', '=', deal.id)
    .execute();
  const row = await homeOf(trx, content.home?.slug ?? '');
  const home = {
    ...row,
    look: row.look ?? standardLook,
    street: row.street ?? ('front' as const),
    quotedPlan: null,
    quotedPlanSha256: null,
  };
  const plan = home.plan ? { ...(home.plan as Plan), name: home.name } : null;
  const price = priceOf(book, homeToPrice(home), content);
  const { all } = readChoices(book.groups, chosenOf(content), home);
  const choices = book.groups.flatMap((group) =>
    group.choices
      .filter(({ key }) => all.includes(`${group.key}:${key}`))
      .map(({ key, label }) => ({ key: `${group.key}:${key}`, group: group.label, label })),
  );
  return {
    deal,
    design: { ...stored, content, home, price, choices },
    papers: await papersOfToday({ ...readsIn(trx), now: () => now }, { content, home }),
    plan: plan && (documentInLook(plan, lookOfDesign(home.look, content)) ?? plan),
    buyers: [
      { name: `${deal.firstName} ${deal.lastName}`, email: deal.email },
      ...deal.coBuyers.map(({ name, email }) => ({ name, email })),
    ],
    seller:
      deal.name && deal.ownerEmail ? { name: deal.name, email: deal.ownerEmail, phone: deal.phone } : null,
  };
};

/** A deal of the demo with what its quotes are made from. */
export type PreparedDeal = NonNullable<Awaited<ReturnType<typeof prepareQuotedDeal>>>;
