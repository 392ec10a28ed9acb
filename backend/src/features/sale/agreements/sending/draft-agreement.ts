import type {
  AgreementDocument,
  AgreementSite,
} from '@hearthline/rules/sale/agreements/agreement-document.ts';
import {
  agreementChange,
  agreementSentences,
  newAgreement,
  type SignerInput,
} from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import {
  agreementNumber,
  liveStatuses,
  type AgreementStatus,
} from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { DeliveryWindow } from '@hearthline/rules/sale/agreements/delivery-window.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { expectedNumber, takeNumber } from '../../../../platform/db/counter.entity.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import type { Db, Transaction } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { acceptedQuote, type AcceptedQuote } from '../../quotes/quote.api.ts';
import { readAgreement, storedAgreement } from '../agreement.service.ts';
import type { AgreementView } from '../agreement-view.ts';
import { agreementTextsOfToday } from '../texts/current-texts.ts';
import { requireDealOfAgreement } from '../missing-agreement.ts';
import { drawDocuments } from '../files/draw-documents.ts';
import { lockAgreementFor } from '../lock-agreement.ts';
import { presentBuyers } from './present-buyers.ts';

/** Who signs unless staff say otherwise: the deal's contact and co-buyers as they are now, and the deal's owner for the seller, or whoever makes it. */
const defaultSigners = async (
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { dealId, document }: AcceptedQuote,
  ownerId: string | null,
): Promise<SignerInput[]> => {
  const owner = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', ownerId ?? viewer?.id ?? '')
    .executeTakeFirstOrThrow();
  const buyers = await presentBuyers(db, dealId, document.buyers);
  const unreachable = buyers.find(({ email }) => !email);
  if (unreachable) throw conflict(agreementSentences.noAddress(unreachable.name));
  return [
    ...buyers.map(({ name, email }) => ({ role: 'buyer' as const, name, email })),
    { role: 'seller', name: owner.name, email: owner.email },
  ];
};

const inOrder = (signers: readonly SignerInput[]): SignerInput[] => [
  ...signers.filter(({ role }) => role === 'buyer'),
  ...signers.filter(({ role }) => role === 'seller'),
];

/** How many weeks after its order a home is delivered, as the seller says now. */
const leadWeeksOf = async (context: Pick<Context, 'query'>): Promise<DeliveryWindow> => {
  const { leadWeeksLow, leadWeeksHigh } = await readSetting(context, 'delivery');
  return { min: leadWeeksLow, max: leadWeeksHigh };
};

const documentOf = async (
  context: Pick<Context, 'query' | 'now'>,
  {
    number,
    quote,
    signers,
    site,
  }: { number: string; quote: AcceptedQuote; signers: readonly SignerInput[]; site: AgreementSite },
): Promise<AgreementDocument> => ({
  schema: 'hearthline.agreement/1',
  number,
  madeOn: await businessDay(context),
  quote: quote.document,
  quoteSha256: quote.contentSha256,
  signers: signers.map(({ role, name }) => ({ role, name })),
  site,
  leadWeeks: await leadWeeksOf(context),
  texts: await agreementTextsOfToday(context),
});

const storeSigners = (trx: Transaction, agreementId: string, signers: readonly SignerInput[]) =>
  trx
    .insertInto('agreementSigners')
    .values(
      signers.map((signer, index) => ({
        ...signer,
        agreementId,
        position: index + 1,
        state: 'waiting' as const,
      })),
    )
    .execute();

/** The owner of a deal that an agreement can be made for. @throws AppError CONFLICT for a deal that is closed or archived, or has an agreement */
const ownerOfFreeDeal = async (db: Db, dealId: string): Promise<string | null> => {
  const { stage, ownerId, archivedAt } = await db
    .selectFrom('deals')
    .select(['stage', 'ownerId', 'archivedAt'])
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  if (!isOpen(stage) || archivedAt) throw conflict(agreementSentences.dealClosed);
  const living = await db
    .selectFrom('agreements')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', 'in', liveStatuses)
    .executeTakeFirst();
  if (living) throw conflict(agreementSentences.liveAlready);
  return ownerId;
};

/** An agreement that is drawn, but not stored. */
interface Drawn {
  readonly number: number;
  readonly signers: readonly SignerInput[];
  readonly columns: Awaited<ReturnType<typeof drawDocuments>>;
}

/** Draws an agreement under the number that is expected to be the next. */
const draw = async (
  context: Context,
  quote: AcceptedQuote,
  named: readonly SignerInput[] | null | undefined,
  site: AgreementSite,
): Promise<Drawn> => {
  const ownerId = await ownerOfFreeDeal(context.db, quote.dealId);
  const signers = inOrder(named ?? (await defaultSigners(context, quote, ownerId)));
  const number = await expectedNumber(context.db, 'agreement');
  const document = await documentOf(context, { number: agreementNumber(number), quote, signers, site });
  const columns = await drawDocuments(context, document);
  return { number, signers, columns };
};

/** Stores a drawn agreement. @returns its id; null if another one has got its number meanwhile */
const store = (
  context: Context,
  { id: quoteId, dealId }: AcceptedQuote,
  { number, signers, columns }: Drawn,
): Promise<string | null> =>
  context.transaction(async (trx) => {
    await trx.selectFrom('deals').select('id').where('id', '=', dealId).forUpdate().execute();
    await ownerOfFreeDeal(trx, dealId);
    // Another quote may have been accepted since it was read.
    await acceptedQuote(trx, context, quoteId);
    if (!(await takeNumber(trx, 'agreement', number))) return null;
    const { id } = await trx
      .insertInto('agreements')
      .values({ ...columns, dealId, quoteId, number, status: 'draft', createdAt: context.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeSigners(trx, id, signers);
    await audit(context, trx, {
      action: 'agreement.create',
      object: ['agreement', id],
      details: { number: agreementNumber(number) },
    });
    return id;
  });

/**
 * Makes the agreement of a deal from its accepted quote (rule `agreement.no-retyping`), as a draft with both of its documents. They name
 * the number and take long to draw, so they are drawn before the number is taken, and again if somebody was faster.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT for a quote that is not accepted, a closed deal, or one with an agreement
 */
export const createAgreement = async (context: Context, input: unknown): Promise<AgreementView> => {
  const { quoteId, signers: named, address, parcel = null } = validate(newAgreement, input);
  const quote = await acceptedQuote(context.db, context, quoteId);
  const site = { address: address === undefined ? quote.document.site.address : address, parcel };
  for (;;) {
    // Each round that fails is one in which another agreement was made.
    const id = await store(context, quote, await draw(context, quote, named, site));
    if (id !== null) return storedAgreement(context, id);
  }
};

const assertDraft = (
  agreement: { readonly version: number; readonly status: AgreementStatus },
  version: number,
): void => {
  assertVersion(agreement, version);
  if (agreement.status !== 'draft') throw conflict(agreementSentences.notDraft);
};

/** Makes a draft anew, with these signers, this site and the texts of today. @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT */
export const updateAgreement = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<AgreementView> => {
  const { version, signers: named, ...entered } = validate(agreementChange, input);
  const before = await readAgreement(context, id);
  const { address = before.address, parcel = before.parcel } = entered;
  await requireDealOfAgreement(context.db, context.viewer, before.dealId, 'agreement:create');
  assertDraft(before, version);
  const quote = await acceptedQuote(context.db, context, before.quoteId);
  const signers = inOrder(
    named ?? before.signers.map(({ role, name, email }) => ({ role, name, email: email ?? '' })),
  );
  const document = await documentOf(context, {
    number: before.number,
    quote,
    signers,
    site: { address, parcel },
  });
  const columns = await drawDocuments(context, document);
  await context.transaction(async (trx) => {
    const locked = await lockAgreementFor(trx, context, id, 'agreement:create');
    // Whoever changed it since it was read has made another version of it.
    assertDraft(locked, version);
    await trx
      .updateTable('agreements')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (named) {
      await trx.deleteFrom('agreementSigners').where('agreementId', '=', id).execute();
      await storeSigners(trx, id, signers);
    }
    await audit(context, trx, {
      action: 'agreement.update',
      object: ['agreement', id],
      details: { number: agreementNumber(locked.number) },
    });
  });
  return storedAgreement(context, id);
};
