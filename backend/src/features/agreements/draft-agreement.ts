import type { AgreementDocument } from '@hearthline/rules/agreements/document.ts';
import { textKeys, type TextKey, type TextVersion } from '@hearthline/rules/agreements/parts.ts';
import {
  agreementChange,
  agreementSentences,
  newAgreement,
  type SignerInput,
} from '@hearthline/rules/agreements/rules.ts';
import { agreementNumber, liveStatuses } from '@hearthline/rules/agreements/states.ts';
import { isOpen } from '@hearthline/rules/deals/stages.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { nextNumber } from '../../platform/db/counter.entity.ts';
import { readsIn, type EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { conflict } from '../../platform/errors.ts';
import { assertVersion } from '../../platform/locks/optimistic-lock.ts';
import { businessDay } from '../../platform/time/business-day.ts';
import { validate } from '../../platform/validation/validate.ts';
import { acceptedQuote, type AcceptedQuote } from '../quotes/quote.api.ts';
import { currentTexts } from './agreement.queries.ts';
import { readAgreement } from './agreement.service.ts';
import type { AgreementView } from './agreement-view.ts';
import { drawDocuments } from './files/draw-documents.ts';
import { lockAgreement } from './lock-agreement.ts';

/** The newest version of every text. */
export const textsOfToday = async (reads: Pick<Context, 'query'>): Promise<Record<TextKey, TextVersion>> => {
  const rows = await reads.query(currentTexts, {});
  return Object.fromEntries(
    textKeys.map((key) => {
      const row = rows.find((one) => one.key === key);
      return [key, { version: row?.version ?? 0, body: row?.body ?? '' }];
    }),
  ) as Record<TextKey, TextVersion>;
};

/** Who signs unless staff say otherwise: the contact, the co-buyers, and the deal's owner for the seller, or whoever makes it. */
const usualSigners = async (
  context: Context,
  em: EntityManager,
  { document }: AcceptedQuote,
  ownerId: string | null,
): Promise<SignerInput[]> => {
  const owner = await dbIn(em)
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', ownerId ?? context.viewer?.id ?? '')
    .executeTakeFirstOrThrow();
  return [
    ...document.buyers.map(({ name, email }) => ({ role: 'buyer' as const, name, email })),
    { role: 'seller', name: owner.name, email: owner.email },
  ];
};

const inOrder = (signers: readonly SignerInput[]): SignerInput[] => [
  ...signers.filter(({ role }) => role === 'buyer'),
  ...signers.filter(({ role }) => role === 'seller'),
];

const documentOf = async (
  context: Context,
  em: EntityManager,
  { number, quote, signers }: { number: number; quote: AcceptedQuote; signers: readonly SignerInput[] },
): Promise<AgreementDocument> => ({
  schema: 'hearthline.agreement/1',
  number: agreementNumber(number),
  // On the transaction's own connection: many at once would otherwise wait for each other's.
  madeOn: await businessDay({ ...readsIn(em), now: () => context.now() }),
  quote: quote.document,
  quoteSha256: quote.contentSha256,
  signers: signers.map(({ role, name }) => ({ role, name })),
  texts: await textsOfToday(readsIn(em)),
});

const storeSigners = (em: EntityManager, agreementId: string, signers: readonly SignerInput[]) =>
  dbIn(em)
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

/**
 * Makes the agreement of a deal from its accepted quote (rule `agreement.no-retyping`), as a draft with both of its documents.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT for a quote that is not accepted, a closed deal, or one with an agreement
 */
export const createAgreement = async (context: Context, input: unknown): Promise<AgreementView> => {
  const { quoteId, signers: named } = validate(newAgreement, input);
  const id = await context.transaction(async (em) => {
    const db = dbIn(em);
    const quote = await acceptedQuote(em, quoteId);
    const deal = await db
      .selectFrom('deals')
      .select(['stage', 'ownerId'])
      .where('id', '=', quote.dealId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!isOpen(deal.stage)) throw conflict(agreementSentences.dealClosed);
    const living = await db
      .selectFrom('agreements')
      .select('id')
      .where('dealId', '=', quote.dealId)
      .where('status', 'in', liveStatuses)
      .executeTakeFirst();
    if (living) throw conflict(agreementSentences.liveAlready);
    const signers = inOrder(named ?? (await usualSigners(context, em, quote, deal.ownerId)));
    const number = await nextNumber(em, 'agreement');
    const document = await documentOf(context, em, { number, quote, signers });
    const row = await db
      .insertInto('agreements')
      .values({
        ...(await drawDocuments(context, document)),
        dealId: quote.dealId,
        quoteId: quote.id,
        number,
        status: 'draft',
        createdAt: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeSigners(em, row.id, signers);
    audit(context, em, {
      action: 'agreement.create',
      object: ['agreement', row.id],
      details: { number: document.number },
    });
    return row.id;
  });
  return readAgreement(context, id);
};

/** Makes a draft anew, with these signers and the texts of today. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const updateAgreement = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<AgreementView> => {
  const { version, signers: named } = validate(agreementChange, input);
  await context.transaction(async (em) => {
    const locked = await lockAgreement(em, id);
    assertVersion(locked, version);
    if (locked.status !== 'draft') throw conflict(agreementSentences.notDraft);
    const signers = inOrder(named ?? locked.signers);
    const quote = await acceptedQuote(em, locked.quoteId);
    const document = await documentOf(context, em, { number: locked.number, quote, signers });
    await dbIn(em)
      .updateTable('agreements')
      .set({ ...(await drawDocuments(context, document)), version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (named) {
      await dbIn(em).deleteFrom('agreementSigners').where('agreementId', '=', id).execute();
      await storeSigners(em, id, signers);
    }
    audit(context, em, { action: 'agreement.update', object: ['agreement', id] });
  });
  return readAgreement(context, id);
};
