import { draftLines, knownBy } from '@hearthline/rules/sale/quotes/drafting.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { totalOf, withTax, type StoredLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { newQuote } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { isReplaceable } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { defaultQuoteTerms } from '@hearthline/rules/sale/quotes/terms.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { pick } from '../../../../platform/db/pick.ts';
import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { touchDeal } from '../../deals/deal.api.ts';
import { missingDeal, requireDeal } from '../../deals/deal.policy.ts';
import { designToQuote, type DesignToQuote } from '../../../homes/designs/design.api.ts';
import { todaysPriceBook } from '../../../homes/prices/price.api.ts';
import { loanFor } from './loan-example.ts';
import { startColumns } from '../quote.fields.ts';
import { sumColumns } from '../quote-rows.ts';
import { lockDealQuotes } from '../lock-quote.ts';
import { isOwnDesign } from './quote-site.ts';
import { readQuote } from '../quote.service.ts';
import type { QuoteView } from '../quote-view.ts';

/** Refuses a design that cannot be quoted (rule `price.conflict`). @throws AppError CONFLICT */
export const assertQuotable = ({ price }: DesignToQuote): void => {
  if (price.conflicts.length > 0) throw conflict(`${quoteSentences.conflicts} ${price.conflicts.join(' ')}`);
  if (price.lines.length === 0) throw conflict(quoteSentences.noPrice);
};

type DesignOfDeal = Pick<Row<'deals'>, 'designCode' | 'designVersion'>;

/** A design at its price of today, with the lines that a draft begins with. @throws AppError CONFLICT if it cannot be quoted */
const linesFromDesign = async (context: Context, { designCode, designVersion }: DesignOfDeal) => {
  const design = designCode === null ? null : await designToQuote(context, designCode, designVersion);
  if (!design) throw conflict(quoteSentences.noDesign);
  assertQuotable(design);
  const book = await todaysPriceBook(context);
  return { design, book, lines: draftLines(design.price.lines, knownBy(book)) };
};

/** The columns that follow from a design and the lines that are quoted of it. */
const columnsOf = (
  { design, book }: Awaited<ReturnType<typeof linesFromDesign>>,
  lines: readonly StoredLine[],
) => ({
  lines,
  ...sumColumns(lines),
  loan: loanFor(book, design.content, totalOf(lines)),
  designCode: design.code,
  designVersion: design.version,
});

/** A draft from the design of a deal at its price of today, with its address if that is the buyers' to see (quote-site.ts). */
const startFromDesign = async (context: Context, dealId: string, deal: DesignOfDeal) => {
  const priced = await linesFromDesign(context, deal);
  const isOwn = await isOwnDesign(context, dealId);
  const { address = null, zip = null } = (isOwn && priced.design.content.site) || {};
  return { ...columnsOf(priced, priced.lines), terms: defaultQuoteTerms, address, zip };
};

/** A revision: all that another quote of the deal says, to be changed. @throws AppError CONFLICT for a draft, or one of another deal */
const startFromQuote = async (db: Db, dealId: string, replaces: string) => {
  const old = isId(replaces)
    ? await db
        .selectFrom('quotes')
        .select([...startColumns, 'status'])
        .where('id', '=', replaces)
        .where('dealId', '=', dealId)
        .executeTakeFirst()
    : undefined;
  if (!old || !isReplaceable(old.status)) throw conflict(quoteSentences.replacesOther);
  return pick(old, startColumns);
};

/** The lines that staff added to a quote: those that the price book has never had. */
const linesOfStaff = async (db: Db, lines: readonly StoredLine[]): Promise<StoredLine[]> => {
  const rows = await db
    .selectFrom('priceItems')
    .select('key')
    .distinct()
    .where(
      'key',
      'in',
      lines.map(({ key }) => key),
    )
    .execute();
  const ofBook = new Set(rows.map(({ key }) => key));
  return lines.filter(({ key }) => !ofBook.has(key));
};

/**
 * A revision with prices from the newest version of the deal's design: the lines of the price book are drafted anew, what staff added
 * stays, as do terms and address. @throws AppError CONFLICT as for both others
 */
const startFromBoth = async (context: Context, dealId: string, deal: DesignOfDeal, replaces: string) => {
  const old = await startFromQuote(context.db, dealId, replaces);
  const priced = await linesFromDesign(context, {
    designCode: deal.designCode ?? old.designCode,
    designVersion: null,
  });
  const added = await linesOfStaff(context.db, old.lines);
  const isTaxLine = ({ key }: StoredLine): boolean => isTax(key);
  const lines = withTax([
    ...priced.lines.filter((line) => !isTaxLine(line)),
    ...added.filter((line) => !isTaxLine(line)),
    ...priced.lines.filter(isTaxLine),
  ]);
  return { ...old, ...columnsOf(priced, lines) };
};

/**
 * Drafts a quote of a deal: from the price of its design today, or as a revision that copies another quote of it: lines, notes, discounts,
 * terms, loan, design version and address. @param input the deal, which of its quotes it replaces, and whether with prices of the newest
 * design
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a deal that is closed or has an agreement that is out or signed, or a design that cannot be quoted
 */
export const draftQuote = async (context: Context, input: unknown): Promise<QuoteView> => {
  const { dealId, replaces, fromDesign } = validate(newQuote, input);
  const deal = isId(dealId)
    ? await context.db
        .selectFrom('deals')
        .select(['designCode', 'designVersion'])
        .where('id', '=', dealId)
        .executeTakeFirst()
    : undefined;
  if (!deal) throw missingDeal();
  await requireDeal(context.db, context.viewer, dealId, 'quote:create');
  const start =
    replaces === null
      ? await startFromDesign(context, dealId, deal)
      : fromDesign
        ? await startFromBoth(context, dealId, deal, replaces)
        : await startFromQuote(context.db, dealId, replaces);
  const id = await context.transaction(async (trx) => {
    const locked = await lockDealQuotes(trx, dealId);
    await requireDeal(trx, context.viewer, dealId, 'quote:create');
    if (!locked?.isOpen) throw conflict(quoteSentences.dealClosed);
    if (locked.isBound) throw conflict(quoteSentences.agreementFirst);
    const quote = await trx
      .insertInto('quotes')
      .values({
        ...start,
        dealId,
        status: 'draft',
        lines: jsonb(start.lines),
        loan: jsonb(start.loan),
        replacesId: replaces,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await touchDeal(context, trx, dealId);
    await audit(context, trx, {
      action: 'quote.draft',
      object: ['quote', quote.id],
      details: { lines: start.lines.length },
    });
    return quote.id;
  });
  return readQuote(context, id);
};
