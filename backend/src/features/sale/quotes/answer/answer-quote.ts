import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import {
  linkedAcceptance,
  linkedRefusal,
  quoteLink,
  quoteWithdrawal,
} from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { mayBecome, quoteNumber, type QuoteStatus } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { recordDealEvent, touchDeal } from '../../deals/deal.api.ts';
import { closeQuote, expireIfOver, nameOf } from './close-quote.ts';
import { lockQuote, lockQuoteFor, type Locked } from '../lock-quote.ts';
import { quoteOfLink } from '../issue/quote-links.ts';
import { missingQuote, readQuote } from '../quote.service.ts';
import { quoteView, type QuoteView } from '../quote-view.ts';

const linkExpired = (): AppError => new AppError('LINK_EXPIRED', { message: quoteSentences.expired });

/** Why a quote in this state is not answered any more. @param byLink a link that has done its work says so */
const refusalOf = (status: Exclude<QuoteStatus, 'draft' | 'issued'>, byLink: boolean): AppError => {
  const message = quoteSentences[status];
  if (status === 'expired') return linkExpired();
  return byLink && (status === 'accepted' || status === 'declined')
    ? new AppError('LINK_USED', { message })
    : conflict(message);
};

type Answer = (trx: Transaction, locked: Locked) => Promise<void>;

/**
 * Answers an issued quote, its deal and siblings locked: of several answers at once, one finds it issued. One that has run out is
 * recorded as such, and refused. That of a deal that was lost is refused too, and stays issued: if the deal is reopened in time, it
 * holds again.
 */
const answer = async (context: Context, id: string, byLink: boolean, work: Answer): Promise<void> => {
  const today = await businessDay(context);
  const isInTime = await context.transaction(async (trx) => {
    const locked = await lockQuote(trx, id);
    const { status } = locked.quote;
    if (status === 'draft') throw missingQuote();
    if (status !== 'issued') throw refusalOf(status, byLink);
    if (await expireIfOver(context, trx, locked, today)) return false;
    if (!locked.deal.isOpen) throw conflict(quoteSentences.dealLost);
    await work(trx, locked);
    return true;
  });
  if (!isInTime) throw linkExpired();
};

/** A draft agreement of a quote that was accepted before is of no use any more. Nobody but staff has seen it. */
const voidDraftAgreement = async (context: Context, trx: Transaction, dealId: string): Promise<void> => {
  const draft = await trx
    .updateTable('agreements')
    .set((eb) => ({
      status: 'void',
      closedAt: context.now(),
      closedReason: quoteSentences.agreementReplaced,
      version: eb('version', '+', 1),
    }))
    .where('dealId', '=', dealId)
    .where('status', '=', 'draft')
    .returning(['id', 'number'])
    .executeTakeFirst();
  if (!draft) return;
  const number = agreementNumber(draft.number);
  await recordDealEvent(trx, {
    dealId,
    actorId: context.viewer?.id ?? null,
    kind: 'agreement_voided',
    note: `${number}: ${quoteSentences.agreementReplaced}`,
  });
  await audit(context, trx, {
    action: 'agreement.void',
    object: ['agreement', draft.id],
    details: { number },
  });
};

const accept =
  (context: Context, by: string): Answer =>
  async (trx, { deal, quote }) => {
    if (deal.isBound) throw conflict(quoteSentences.agreementLives);
    const now = context.now();
    // The one before first: a deal has one accepted quote at any time.
    for (const other of deal.quotes)
      if (other.id !== quote.id && mayBecome(other.status, 'superseded'))
        await closeQuote(context, trx, { deal, quote: other }, 'superseded');
    await voidDraftAgreement(context, trx, deal.id);
    await trx
      .updateTable('quotes')
      .set({ status: 'accepted', acceptedAt: now, acceptedBy: by, version: quote.version + 1 })
      .where('id', '=', quote.id)
      .execute();
    await recordDealEvent(trx, {
      dealId: deal.id,
      actorId: context.viewer?.id ?? null,
      kind: 'quote_accepted',
      note: `${nameOf(quote)}, by ${by}`,
    });
    await touchDeal(context, trx, deal.id);
    await audit(context, trx, {
      action: 'quote.accept',
      object: ['quote', quote.id],
      details: {
        number: quote.number === null ? null : quoteNumber(quote.number),
        acceptedAt: now.toISOString(),
      },
    });
  };

/** Accepts one of the viewer's own quotes. @throws AppError NOT_FOUND, CONFLICT, LINK_EXPIRED once it has run out */
export const acceptQuote = async (context: Context, id: string): Promise<QuoteView> => {
  const { viewer } = context;
  await readQuote(context, id);
  const me = await context.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', viewer?.id ?? '')
    .executeTakeFirstOrThrow();
  await answer(context, id, false, accept(context, me.name));
  return readQuote(context, id);
};

/** The quote of a private link. @throws AppError BAD_INPUT, LINK_INVALID, LINK_EXPIRED, NOT_FOUND, TOO_MANY_REQUESTS */
export const linkedQuote = async (context: Context, input: unknown): Promise<QuoteView> => {
  const { token, quoteId } = validate(quoteLink, input);
  return quoteView(await quoteOfLink(context, token, quoteId), null);
};

/** Accepts a quote by its link. @throws AppError as of {@link linkedQuote}, and LINK_USED, CONFLICT */
export const acceptLinkedQuote = async (context: Context, input: unknown): Promise<QuoteView> => {
  const { token, quoteId, name } = validate(linkedAcceptance, input);
  const { id } = await quoteOfLink(context, token, quoteId);
  await answer(context, id, true, accept(context, name));
  return linkedQuote(context, { token, quoteId });
};

/** Declines a quote by its link. @throws AppError as of {@link linkedQuote}, and LINK_USED, CONFLICT */
export const declineLinkedQuote = async (context: Context, input: unknown): Promise<QuoteView> => {
  const { token, quoteId, reason } = validate(linkedRefusal, input);
  const { id } = await quoteOfLink(context, token, quoteId);
  await answer(context, id, true, async (trx, locked) => {
    await closeQuote(context, trx, locked, 'declined', reason);
    await audit(context, trx, { action: 'quote.decline', object: ['quote', id] });
  });
  return linkedQuote(context, { token, quoteId });
};

/** Takes an issued quote back, for a reason. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT */
export const withdrawQuote = async (context: Context, id: string, input: unknown): Promise<QuoteView> => {
  const { version, reason } = validate(quoteWithdrawal, input);
  await context.transaction(async (trx) => {
    const locked = await lockQuoteFor(trx, context, id);
    assertVersion(locked.quote, version);
    if (!mayBecome(locked.quote.status, 'withdrawn')) throw conflict(quoteSentences.notIssued);
    await closeQuote(context, trx, locked, 'withdrawn', reason);
    await audit(context, trx, { action: 'quote.withdraw', object: ['quote', id] });
  });
  return readQuote(context, id);
};
