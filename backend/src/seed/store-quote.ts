import { dayAfter } from '@hearthline/rules/dates/day.ts';
import type { PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
import { draftLines, knownBy } from '@hearthline/rules/sale/quotes/drafting.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { priceSeen } from '@hearthline/rules/sale/quotes/quote-before.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { defaultQuoteTerms } from '@hearthline/rules/sale/quotes/terms.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { keepQuotedHome } from '../features/homes/designs/design.api.ts';
import { loanFor } from '../features/sale/quotes/draft/loan-example.ts';
import { documentOf } from '../features/sale/quotes/issue/quote-document.ts';
import { sumColumns } from '../features/sale/quotes/quote-rows.ts';
import { quoteMail } from '../features/sale/quotes/quote.mail.ts';
import { hashOfSecret, newSecret } from '../platform/crypto/link-secrets.ts';
import { hashOfJson } from '../platform/crypto/sha256.ts';
import { nextNumber } from '../platform/db/counter.entity.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { mailHtml, mailText } from '../platform/mail/mail-layout.ts';
import { dayIn, dayStart } from '../platform/time/business-time.ts';
import { moveWith } from './deal-history.ts';
import { linesOf, type DemoQuote } from './demo-quotes.ts';
import type { PreparedDeal } from './quoted-deals.ts';

const zone = settings.timeZone.initial;
const day = 86_400_000;

const facts = [
  { label: 'Dealer license', value: 'WA 2914' },
  { label: 'Certified installer', value: 'WAINS 0731' },
];

/** What the seed of quotes knows: the prices, the moment that all ages count back from, and how links in mails begin. */
export interface QuoteSeed {
  readonly book: PriceBook;
  readonly now: Date;
  readonly publicUrl: string;
}

/** The mail with the link, as the outbox shows it; it was sent when the quote was issued. */
const storeMail = async (
  trx: Transaction,
  document: QuoteDocument,
  url: string,
  publicUrl: string,
  at: Date,
): Promise<void> => {
  const mail = quoteMail(document, url, publicUrl, null);
  if (!mail) return;
  const company = settings.company.initial;
  await trx
    .insertInto('mails')
    .values({
      kind: mail.kind,
      toName: mail.to.name,
      toAddress: mail.to.address,
      subject: mail.content.subject,
      text: mailText(mail.content, company),
      html: mailHtml(mail.content, company, publicUrl),
      attachments: jsonb([]),
      state: 'kept',
      confidential: true,
      createdAt: at,
      sentAt: at,
    })
    .execute();
};

/** When it was answered or ran out. */
const endOf = ({ status, holdsFor }: DemoQuote, issuedAt: Date, { now }: QuoteSeed) => {
  const answeredAfter = (days: number): Date =>
    new Date(Math.min(now.getTime(), issuedAt.getTime() + days * day));
  return {
    acceptedAt: status === 'accepted' ? answeredAfter(2) : null,
    closedAt:
      status === 'expired'
        ? dayStart(dayAfter(dayIn(zone, now), holdsFor + 1), zone)
        : status === 'declined'
          ? answeredAfter(3)
          : null,
  };
};

/** What the deal's history says of a quote. */
const storeEvents = async (
  trx: Transaction,
  { id: dealId, ownerId }: PreparedDeal['deal'],
  { status, reason }: DemoQuote,
  {
    note,
    by,
    issuedAt,
    acceptedAt,
    closedAt,
  }: {
    readonly note: string;
    readonly by: string;
    readonly issuedAt: Date;
    readonly acceptedAt: Date | null;
    readonly closedAt: Date | null;
  },
): Promise<void> => {
  const closing = status === 'declined' ? ('quote_declined' as const) : ('quote_expired' as const);
  await trx
    .insertInto('dealEvents')
    .values([
      { dealId, actorId: ownerId, kind: 'quote_issued', note, createdAt: issuedAt },
      ...(acceptedAt
        ? [{ dealId, kind: 'quote_accepted' as const, note: `${note}, by ${by}`, createdAt: acceptedAt }]
        : []),
      ...(closedAt
        ? [
            {
              dealId,
              kind: closing,
              note: reason ? `${note}: ${reason}` : note,
              createdAt: closedAt,
            },
          ]
        : []),
    ])
    .execute();
};

/** Stores a quote with its link, its mail and what the deal's history says of it. @param isFirst whether its deal moved to quoted with it */
export const storeQuote = async (
  trx: Transaction,
  { deal, design, plan, buyers, seller, papers }: PreparedDeal,
  quote: DemoQuote,
  isFirst: boolean,
  seed: QuoteSeed,
): Promise<void> => {
  const { book, now, publicUrl } = seed;
  const today = dayIn(zone, now);
  const lines = linesOf(draftLines(design.price.lines, knownBy(book)), quote);
  const issuedOn = dayAfter(today, -quote.daysAgo);
  // The demo's buyers designed their homes themselves.
  const { address = null, zip = null } = design.content.site ?? {};
  const at = new Date(dayStart(issuedOn, zone).getTime() + 11 * 3_600_000);
  const { id } = await trx
    .insertInto('quotes')
    .values({
      dealId: deal.id,
      status: 'draft',
      lines: jsonb(lines),
      ...sumColumns(lines),
      loan: jsonb(loanFor(book, design.content, totalOf(lines))),
      terms: defaultQuoteTerms,
      designCode: design.code,
      designVersion: design.version,
      address,
      zip,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (quote.status === 'draft') return;
  const number = await nextNumber(trx, 'quote');
  const document = documentOf({
    id,
    number,
    deal,
    company: settings.company.initial,
    facts,
    buyers,
    seller,
    design,
    isOwnDesign: true,
    site: { address, zip },
    plan,
    book,
    papers,
    lines,
    earlier: priceSeen(design.price.lines, dayIn(zone, deal.createdAt)),
    terms: defaultQuoteTerms,
    issuedOn,
    validUntil: dayAfter(today, quote.holdsFor),
  });
  await keepQuotedHome(trx, design);
  const by = buyers[0]?.name ?? '';
  const { acceptedAt, closedAt } = endOf(quote, at, seed);
  await trx
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
      acceptedBy: acceptedAt && by,
      closedAt,
      closedReason: quote.reason ?? null,
      version: 2,
    })
    .where('id', '=', id)
    .execute();
  const secret = newSecret();
  await trx
    .insertInto('quoteLinks')
    .values({ quoteId: id, tokenHash: hashOfSecret(secret), createdAt: at })
    .execute();
  await storeEvents(trx, deal, quote, { note: quoteNumber(number), by, issuedAt: at, acceptedAt, closedAt });
  if (isFirst) await moveWith(trx, deal.id, 'quoted', at);
  await storeMail(trx, document, `${publicUrl}/quote#token=${secret}`, publicUrl, at);
};
