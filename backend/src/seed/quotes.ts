import { mailHtml, mailText } from '../platform/mail/mail-layout.ts';
import { designContent } from '@hearthline/rules/designs/content.ts';
import { storedCoBuyers } from '@hearthline/rules/deals/co-buyers.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { openStages, type DealStage } from '@hearthline/rules/deals/stages.ts';
import { chosenOf, readChoices } from '@hearthline/rules/prices/choices.ts';
import { widthOfModel } from '@hearthline/rules/prices/keys.ts';
import { priceOf, type PriceBook } from '@hearthline/rules/prices/price-of.ts';
import { draftLines, knownBy } from '@hearthline/rules/quotes/drafting.ts';
import { totalOf, withTax, type StoredLine } from '@hearthline/rules/quotes/lines.ts';
import { quoteNumber, type QuoteStatus } from '@hearthline/rules/quotes/states.ts';
import { usualTerms } from '@hearthline/rules/quotes/terms.ts';
import { settings } from '@hearthline/rules/settings.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { sql } from 'kysely';
import { dealValue } from '../features/deals/deal.queries.ts';
// Not by way of price.api.ts, which brings the threads that make plans along.
import { readPriceBook } from '../features/prices/price-book.ts';
import { hashOfSecret, newSecret } from '../platform/crypto/link-secrets.ts';
import { hashOfJson } from '../platform/crypto/sha256.ts';
import { documentOf } from '../features/quotes/quote-document.ts';
import { loanFor } from '../features/quotes/loan-example.ts';
import { sumColumns } from '../features/quotes/quote-rows.ts';
import { quoteMail } from '../features/quotes/quote.mail.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { nextNumber } from '../platform/db/counter.entity.ts';
import { readsIn, type EntityManager } from '../platform/db/database.ts';
import { dbIn } from '../platform/db/query-builder.ts';
import { dayIn, dayStart } from '../platform/time/business-time.ts';
import { storeDesign } from './designs.ts';

const zone = settings.timeZone.initial;
const pipelineCents = 240_000_000;

interface DemoQuote {
  readonly status: QuoteStatus;
  /** How many days ago it was issued, or drafted. */
  readonly daysAgo: number;
  /** Until how many days from today it holds; negative is over. */
  readonly holdsFor: number;
  /** A discount with its reason. */
  readonly discount?: readonly [dollars: number, reason: string];
  /** A key whose line is not included. */
  readonly without?: string;
  readonly reason?: string;
}

interface DemoDeal {
  readonly stage: DealStage;
  readonly content: object;
  /** The demo's customer buys along, and sees the quotes in their portal. */
  readonly isCustomers?: boolean;
  readonly quotes: readonly DemoQuote[];
}

const demo: readonly DemoDeal[] = [
  {
    stage: 'visited',
    content: { home: { slug: 'yachats' }, siding: 'wood', site: { land: 'own', county: 'Lewis' } },
    quotes: [{ status: 'draft', daysAgo: 1, holdsFor: 0, discount: [1500, 'Display model fair'] }],
  },
  {
    stage: 'visited',
    content: { home: { slug: 'yachats' }, roof: 'hip' },
    quotes: [{ status: 'expired', daysAgo: 38, holdsFor: -8 }],
  },
  {
    stage: 'quoted',
    content: {
      home: { slug: 'yachats' },
      roof: 'hip',
      siding: 'wood',
      site: { land: 'own', county: 'Clark', zip: '98604', miles: 42, sewer: 'septic', water: 'well' },
      loan: { kind: 'conventional', downPercent: 20 },
    },
    isCustomers: true,
    quotes: [
      { status: 'issued', daysAgo: 6, holdsFor: 24 },
      {
        status: 'issued',
        daysAgo: 5,
        holdsFor: 25,
        without: 'site:',
        discount: [2000, 'You hire the site work'],
      },
    ],
  },
  {
    stage: 'quoted',
    content: { home: { slug: 'castle-rock' }, roof: 'gable', siding: 'brick' },
    quotes: [
      { status: 'declined', daysAgo: 40, holdsFor: -10, reason: 'Please leave out the brick front.' },
      { status: 'issued', daysAgo: 28, holdsFor: 2 },
    ],
  },
  {
    stage: 'agreed',
    content: {
      home: { slug: 'castle-rock' },
      roof: 'gable',
      siding: 'composite',
      site: { land: 'own', address: '118 Cedar Creek Road', county: 'Cowlitz', zip: '98611' },
    },
    quotes: [{ status: 'accepted', daysAgo: 12, holdsFor: 18 }],
  },
];

/** The lines of a demo quote: what is left out is named, and a discount says why. */
const linesOf = (lines: readonly StoredLine[], { discount, without }: DemoQuote): StoredLine[] =>
  withTax([
    ...lines.map((line): StoredLine =>
      without && line.key.startsWith(without)
        ? { ...line, basis: 'excluded', amountCents: 0, unitCents: null }
        : line,
    ),
    ...(discount
      ? [
          {
            key: 'discount:agreed',
            label: 'Discount',
            basis: 'firm' as const,
            quantity: 1,
            unitCents: null,
            amountCents: -discount[0] * 100,
            taxable: true,
            note: discount[1],
            costCents: null,
            percent: null,
          },
        ]
      : []),
  ]);

const dealAt = async (em: EntityManager, { stage, isCustomers }: DemoDeal) => {
  const db = dbIn(em);
  const deal = await db
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
  await db
    .updateTable('deals')
    .set({ coBuyers: jsonb(coBuyers) })
    .where('id', '=', deal.id)
    .execute();
  return { ...deal, coBuyers };
};

const homeOf = (em: EntityManager, slug: string) =>
  dbIn(em)
    .selectFrom('homes')
    .select(['slug', 'name', 'modelType', 'footprint', 'bedrooms', 'bathrooms', 'squareFootage', 'plan'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();

const facts = [
  { label: 'Dealer license', value: 'WA 2914' },
  { label: 'Certified installer', value: 'WAINS 0731' },
];

const storeQuotes = async (
  em: EntityManager,
  book: PriceBook,
  one: DemoDeal,
  now: Date,
  publicUrl: string,
): Promise<void> => {
  const deal = await dealAt(em, one);
  if (!deal) return;
  const db = dbIn(em);
  const content = designContent.parse(one.content);
  const design = await storeDesign(
    em,
    book,
    [content],
    { ownerId: null, contactId: deal.contactId },
    deal.createdAt,
  );
  await db
    .updateTable('deals')
    .set({ designCode: design.code, designVersion: design.version })
    .where('id', '=', deal.id)
    .execute();
  const home = await homeOf(em, content.home?.slug ?? '');
  const price = priceOf(
    book,
    { slug: home.slug, width: widthOfModel(home.modelType), squareFeet: home.squareFootage },
    content,
  );
  const { all } = readChoices(book.groups, chosenOf(content));
  const choices = book.groups.flatMap((group) =>
    group.choices
      .filter(({ key }) => all.includes(`${group.key}:${key}`))
      .map(({ key, label }) => ({ key: `${group.key}:${key}`, group: group.label, label })),
  );
  const today = dayIn(zone, now);
  for (const quote of one.quotes) {
    const lines = linesOf(draftLines(price.lines, knownBy(book)), quote);
    const day = dayAfter(today, -quote.daysAgo);
    const at = quote.daysAgo === 0 ? now : new Date(dayStart(day, zone).getTime() + 11 * 3_600_000);
    const { id } = await db
      .insertInto('quotes')
      .values({
        dealId: deal.id,
        status: 'draft',
        lines: jsonb(lines),
        ...sumColumns(lines),
        loan: jsonb(loanFor(book, content, totalOf(lines))),
        terms: usualTerms,
        designCode: design.code,
        designVersion: design.version,
        createdAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (quote.status === 'draft') continue;
    const number = await nextNumber(em, 'quote');
    const document = documentOf({
      id,
      number,
      deal,
      company: settings.company.initial,
      facts,
      buyers: [
        { name: `${deal.firstName} ${deal.lastName}`, email: deal.email },
        ...deal.coBuyers.map(({ name, email }) => ({ name, email })),
      ],
      seller:
        deal.name && deal.ownerEmail ? { name: deal.name, email: deal.ownerEmail, phone: deal.phone } : null,
      design: { ...design, content, home: { ...home, slug: home.slug }, price, choices },
      plan: home.plan ? { ...(home.plan as Plan), name: home.name } : null,
      book,
      lines,
      terms: usualTerms,
      issuedOn: day,
      validUntil: dayAfter(today, quote.holdsFor),
    });
    const buyer = document.buyers[0]?.name ?? null;
    const ended =
      quote.status === 'issued' || quote.status === 'accepted'
        ? null
        : new Date(Math.min(now.getTime(), at.getTime() + 3 * 86_400_000));
    const closedAt = quote.status === 'expired' ? dayStart(dayAfter(today, quote.holdsFor + 1), zone) : ended;
    const acceptedAt = quote.status === 'accepted' ? new Date(at.getTime() + 2 * 86_400_000) : null;
    await db
      .updateTable('quotes')
      .set({
        status: quote.status,
        number,
        document: jsonb(document),
        contentSha256: hashOfJson(document),
        loan: jsonb(document.loan),
        issuedOn: document.issuedOn,
        validUntil: document.validUntil,
        acceptedAt,
        acceptedBy: acceptedAt && buyer,
        closedAt,
        closedReason: quote.reason ?? null,
        version: 2,
      })
      .where('id', '=', id)
      .execute();
    const secret = newSecret();
    await db
      .insertInto('quoteLinks')
      .values({
        quoteId: id,
        tokenHash: hashOfSecret(secret),
        createdAt: at,
      })
      .execute();
    const note = quoteNumber(number);
    await db
      .insertInto('dealEvents')
      .values([
        { dealId: deal.id, actorId: deal.ownerId, kind: 'quote_issued', note, createdAt: at },
        ...(acceptedAt
          ? [
              {
                dealId: deal.id,
                kind: 'quote_accepted' as const,
                note: `${note}, by ${buyer ?? ''}`,
                createdAt: acceptedAt,
              },
            ]
          : []),
        ...(quote.status === 'declined' && closedAt
          ? [
              {
                dealId: deal.id,
                kind: 'quote_declined' as const,
                note: `${note}: ${quote.reason ?? ''}`,
                createdAt: closedAt,
              },
            ]
          : []),
        ...(quote.status === 'expired' && closedAt
          ? [{ dealId: deal.id, kind: 'quote_expired' as const, note, createdAt: closedAt }]
          : []),
      ])
      .execute();
    await storeMail(em, document, secret, at, publicUrl);
  }
};

/** The mail with the link, as the outbox shows it; it was sent when the quote was issued. */
const storeMail = async (
  em: EntityManager,
  document: Parameters<typeof quoteMail>[0],
  secret: string,
  at: Date,
  publicUrl: string,
): Promise<void> => {
  const mail = quoteMail(document, `${publicUrl}/quote#token=${secret}`, publicUrl);
  if (!mail) return;
  const company = settings.company.initial;
  await dbIn(em)
    .insertInto('mails')
    .values({
      kind: mail.kind,
      toName: mail.to.name,
      toAddress: mail.to.address,
      subject: mail.content.subject,
      text: mailText(mail.content, company),
      html: mailHtml(mail.content, company),
      attachments: sql<never>`'[]'::jsonb`,
      state: 'kept',
      confidential: true,
      createdAt: at,
      sentAt: at,
    })
    .execute();
};

/** The newest deal whose value staff typed makes the pipeline full again: what has a quote now is worth its total. */
const fillPipeline = async (em: EntityManager): Promise<void> => {
  const db = dbIn(em);
  const { sum } = await db
    .selectFrom('deals as d')
    .select(sql<number>`sum(${dealValue('d')})::float8`.as('sum'))
    .where('stage', 'in', openStages)
    .executeTakeFirstOrThrow();
  const filler = await db
    .selectFrom('deals as d')
    .select(['d.id', sql<number>`typed_cents::float8`.as('cents')])
    .where('stage', '=', 'agreed')
    .where('designCode', 'is', null)
    .where('typedCents', 'is not', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('deals')
    .set({ typedCents: String(Math.max(0, filler.cents + pipelineCents - sum)) })
    .where('id', '=', filler.id)
    .execute();
};

/** Quotes in every state that a visitor of the demo can meet, with their mails. */
export const seedQuotes = async (em: EntityManager, now: Date, publicUrl: string): Promise<void> => {
  await em.flush();
  const book = await readPriceBook({ ...readsIn(em), now: () => now });
  for (const deal of demo) await storeQuotes(em, book, deal, now, publicUrl);
  await fillPipeline(em);
};
