import { dayAfter } from '@hearthline/rules/dates/day.ts';
import type { QuoteBuyer, QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteIssue } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { hasRunOut, mayBecome, quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { nextNumber } from '../../../../platform/db/counter.entity.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { conflict, fieldError } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readLicenses } from '../draft/license.queries.ts';
import { advanceDeal, recordDealEvent, touchDeal } from '../../deals/deal.api.ts';
import {
  designToQuote,
  keepQuotedHome,
  planToQuote,
  quotedPlanSha256Of,
} from '../../../homes/designs/design.api.ts';
import { todaysPriceBook } from '../../../homes/prices/price.api.ts';
import { closeQuote } from '../answer/close-quote.ts';
import { earlierPriceOf } from '../draft/before-quote.ts';
import { assertQuotable } from '../draft/draft-quote.ts';
import { lockQuoteFor, type Locked } from '../lock-quote.ts';
import { drawQuoteJob } from './quote-file.ts';
import { documentOf, type QuoteParts } from './quote-document.ts';
import { makeLink } from './quote-links.ts';
import { papersOfToday } from './quote-papers.ts';
import { quoteMail } from '../quote.mail.ts';
import { isOwnDesign } from '../draft/quote-site.ts';
import { readQuote } from '../quote.service.ts';
import type { QuoteView } from '../quote-view.ts';

/** A quote that was just issued, with the link that was mailed. */
export interface Issued {
  readonly quote: QuoteView;
  readonly link: string;
}

type Prepared = Pick<
  QuoteParts,
  'company' | 'facts' | 'design' | 'isOwnDesign' | 'plan' | 'book' | 'papers' | 'earlier'
>;

/** Everything that takes long or does not belong to the deal, read before anything is locked. */
const prepareParts = async (context: Context, id: string): Promise<Prepared> => {
  const quote = await readQuote(context, id);
  const design = await designToQuote(context, quote.designCode, quote.designVersion);
  if (!design) throw conflict(quoteSentences.noDesign);
  assertQuotable(design);
  const [company, facts, plan, book, isOwn, papers, earlier] = await Promise.all([
    readSetting(context, 'company'),
    readLicenses(context),
    planToQuote(context, design),
    todaysPriceBook(context),
    isOwnDesign(context, quote.dealId),
    papersOfToday(context, design),
    earlierPriceOf(context, quote),
  ]);
  return { company, facts, design, isOwnDesign: isOwn, plan, book, papers, earlier };
};

/** Who buys and who sells, as the deal has it now. A buyer without an address gets the link from staff. @throws AppError CONFLICT without a contact */
const partiesOf = async (trx: Transaction, dealId: string) => {
  const deal = await trx
    .selectFrom('deals as d')
    .leftJoin('contacts as c', 'c.id', 'd.contactId')
    .leftJoin('users as u', 'u.id', 'd.ownerId')
    .select([
      'd.number',
      'd.coBuyers',
      'c.firstName',
      'c.lastName',
      'c.email',
      'u.name',
      'u.email as ownerEmail',
      'u.phone',
    ])
    .where('d.id', '=', dealId)
    .executeTakeFirstOrThrow();
  if (deal.email === null) throw conflict(quoteSentences.noBuyer);
  const name = `${deal.firstName} ${deal.lastName}`.trim();
  const buyers: QuoteBuyer[] = [
    { name, email: deal.email },
    ...deal.coBuyers.map(({ name, email }) => ({ name, email })),
  ];
  const seller =
    deal.name && deal.ownerEmail ? { name: deal.name, email: deal.ownerEmail, phone: deal.phone } : null;
  return { number: deal.number, buyers, seller };
};

/**
 * What a quote replaces is superseded as soon as it is issued; an accepted one stays accepted until its replacement is (rule
 * `quote.supersede`).
 */
const supersede = async (context: Context, trx: Transaction, { deal, quote }: Locked): Promise<void> => {
  const old = deal.quotes.find(({ id }) => id === quote.replacesId);
  if (old?.status === 'issued') await closeQuote(context, trx, { deal, quote: old }, 'superseded');
};

/** The plan that pictures of a quote show, by its SHA-256; null for a home without one. */
const quotedPlanIn = (trx: Transaction, { design, home }: QuoteDocument): Promise<string | null> =>
  quotedPlanSha256Of(readsIn(trx), { code: design.code, slug: home.slug });

const freeze = async (
  trx: Transaction,
  id: string,
  version: number,
  number: number,
  document: QuoteDocument,
): Promise<void> => {
  await trx
    .updateTable('quotes')
    .set({
      status: 'issued',
      number,
      document: jsonb(document),
      contentSha256: hashOfJson(document),
      loan: jsonb(document.loan),
      issuedOn: document.issuedOn,
      validUntil: document.validUntil,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
};

/**
 * Issues a draft: gives it a number without a gap, freezes what it says, mails its link to the buyer, if there is an address, and moves the deal to `quoted`, all
 * in one transaction.
 * @throws AppError BAD_INPUT for a day that is over, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const issueQuote = async (context: Context, id: string, input: unknown): Promise<Issued> => {
  const { version, validUntil } = validate(quoteIssue, input);
  const today = await businessDay(context);
  if (hasRunOut(validUntil, today)) throw fieldError('validUntil', quoteSentences.past);
  if (validUntil > dayAfter(today, 366)) throw fieldError('validUntil', quoteSentences.late);
  const parts = await prepareParts(context, id);
  const link = await context.transaction(async (trx) => {
    const locked = await lockQuoteFor(trx, context, id);
    const { deal, quote } = locked;
    if (!mayBecome(quote.status, 'issued')) throw conflict(quoteSentences.notDraft);
    assertVersion(quote, version);
    if (!deal.isOpen) throw conflict(quoteSentences.dealClosed);
    if (deal.isBound) throw conflict(quoteSentences.agreementFirst);
    const { lines, terms, ...site } = await trx
      .selectFrom('quotes')
      .select(['lines', 'terms', 'address', 'zip'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (totalOf(lines) <= 0) throw conflict(quoteSentences.noLines);
    const { number: dealNumber, ...parties } = await partiesOf(trx, deal.id);
    await supersede(context, trx, locked);
    const number = await nextNumber(trx, 'quote');
    const document = documentOf({
      ...parts,
      ...parties,
      id,
      number,
      deal: { id: deal.id, number: dealNumber },
      lines,
      terms,
      site,
      issuedOn: today,
      validUntil,
    });
    await freeze(trx, id, version, number, document);
    await keepQuotedHome(trx, parts.design);
    const address = await makeLink(context, trx, id);
    const mail = quoteMail(document, address, context.publicUrl, await quotedPlanIn(trx, document));
    if (mail) await queueMail(context, trx, mail, parts.company);
    await context.jobs.enqueue(trx, drawQuoteJob, { quoteId: id });
    await recordDealEvent(trx, {
      dealId: deal.id,
      actorId: context.viewer?.id ?? null,
      kind: 'quote_issued',
      note: quoteNumber(number),
    });
    await advanceDeal(context, trx, deal.id, 'quoted');
    await touchDeal(context, trx, deal.id);
    await audit(context, trx, {
      action: 'quote.issue',
      object: ['quote', id],
      details: { number: quoteNumber(number), totalCents: document.totalCents },
    });
    return address;
  });
  return { quote: await readQuote(context, id), link };
};

/** Mails the deal's contact, as it is now, a new link to an issued quote; older ones end. @returns the link @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export const sendQuoteLink = async (context: Context, id: string): Promise<string> => {
  const company = await readSetting(context, 'company');
  return context.transaction(async (trx) => {
    const { deal, quote } = await lockQuoteFor(trx, context, id);
    if (quote.status !== 'issued') throw conflict(quoteSentences.notIssued);
    if (!deal.isOpen) throw conflict(quoteSentences.sendClosed);
    const { document } = await trx
      .selectFrom('quotes')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { buyers } = await partiesOf(trx, deal.id);
    const link = await makeLink(context, trx, id);
    const mail =
      document &&
      quoteMail({ ...document, buyers }, link, context.publicUrl, await quotedPlanIn(trx, document));
    if (mail) await queueMail(context, trx, mail, company);
    await audit(context, trx, { action: 'quote.send', object: ['quote', id] });
    return link;
  });
};
