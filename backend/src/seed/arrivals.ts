import type { Touch, Touches } from '@hearthline/rules/people/leads/touch-parts.ts';
import { sql } from 'kysely';
import type { Transaction } from '../platform/db/query-builder.ts';
import { jsonb } from '../platform/db/jsonb.ts';

const day = 86_400_000;

type Way = Omit<Touch, 'at' | 'term' | 'content'>;
const way = (source: string, medium: string, campaign: string | null, referrer: string | null): Way => ({
  source,
  medium,
  campaign,
  referrer,
});
const [search, social, newsletter, show, friend, found] = [
  way('google', 'cpc', 'homes-on-your-land', 'https://www.google.com/'),
  way('facebook', 'paid_social', 'dare-to-compare', 'https://www.facebook.com/'),
  way('newsletter', 'email', 'spring-open-house', null),
  way('home-show', 'qr', 'puyallup-home-show', null),
  way('referral', 'card', 'refer-a-neighbor', null),
  way('google', 'organic', null, 'https://www.google.com/'),
];

/** How the contacts of the demo came, one after the other: the first time, and the last. Nobody knows how some of them did. */
const ways: readonly (readonly [first: Way, last: Way] | null)[] = [
  [search, search],
  [social, newsletter],
  [show, found],
  [search, newsletter],
  null,
  [friend, friend],
  [social, search],
  [found, found],
  [show, newsletter],
  [search, social],
];

const at = (one: Way, moment: number): Touch => ({
  ...one,
  term: null,
  content: null,
  at: new Date(moment).toISOString(),
});

/** What a browser tells with a lead: when it first came is the same each time, the last time was just before. */
const arrivalsOf = (number: number, firstLead: Date, lead: Date): Touches => {
  const came = ways[number % ways.length];
  if (!came) return { first: null, last: null };
  const [first, last] = came;
  return {
    first: at(first, firstLead.getTime() - (2 + (number % 19)) * day),
    last: at(last, lead.getTime() - (4 + (number % 11)) * 60_000),
  };
};

/** Most buyers of deals that staff opened had asked for a consultant when they became known, and were answered. */
const seedBuyersRequests = async (trx: Transaction): Promise<void> => {
  await trx
    .insertInto('consultantRequests')
    .columns(['fullName', 'email', 'phone', 'contactId', 'createdAt', 'settled'])
    .expression(
      trx
        .selectFrom('deals as d')
        .innerJoin('contacts as c', 'c.id', 'd.contactId')
        .select((eb) => [
          sql<string>`${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')}`.as('fullName'),
          'c.email',
          eb.fn.coalesce('c.phone', eb.val('(360) 555-0100')).as('phone'),
          'c.id',
          'c.createdAt',
          sql<boolean>`true`.as('settled'),
        ])
        .where((eb) => eb.or([eb('d.designCode', 'is', null), eb('d.stage', '=', 'won')]))
        .where(sql<boolean>`${sql.ref('d.number')} % 7 <> 3`),
    )
    .execute();
};

/** Gives the bookings and requests of contacts the ways by which they came to the site, so that campaigns can be compared. */
export const seedArrivals = async (trx: Transaction): Promise<void> => {
  await seedBuyersRequests(trx);
  const leadsOf = (table: 'appointments' | 'consultantRequests') =>
    trx
      .selectFrom(table)
      .select(['id', 'contactId', 'createdAt', sql.lit(table).as('table')])
      .where('contactId', 'is not', null);
  const leads = await leadsOf('appointments')
    .unionAll(leadsOf('consultantRequests'))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const contacts = [...Map.groupBy(leads, ({ contactId }) => contactId).values()];
  for (const [number, own] of contacts.entries())
    for (const { id, table, createdAt } of own) {
      const { first, last } = arrivalsOf(number, own[0]?.createdAt ?? createdAt, createdAt);
      if (first && last)
        await trx
          .updateTable(table)
          .set({ firstTouch: jsonb(first), lastTouch: jsonb(last) })
          .where('id', '=', id)
          .execute();
    }
};
