import { storedCoBuyers } from '@hearthline/rules/sale/deals/co-buyers.ts';
import {
  changeReason,
  dealChange,
  newDeal,
  type DealChange,
  type NewDeal,
} from '@hearthline/rules/sale/deals/deal-rules.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import { defaultProbability } from '@hearthline/rules/sale/deals/stages.ts';
import { dealText, dealTextNames } from '@hearthline/rules/sale/deals/deal-texts.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { requirePermission } from '../../../platform/access/require-permission.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import { pick } from '../../../platform/db/pick.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { conflict, fieldError, type AppError } from '../../../platform/errors.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { tellNewOwner, type Owned } from '../../people/accounts/owner.api.ts';
import { lockOwner, requireOwner } from '../../people/accounts/owner.policy.ts';
import { contactScope } from '../../people/contacts/contact.policy.ts';
import { survivorOf } from '../../people/contacts/merging/survivor.api.ts';
import { recordGate } from '../../people/staff/staff.policy.ts';
import { addSaleEntry, enteredFor } from '../contracts/contract.api.ts';
import { designOfLead } from '../leads/lead.api.ts';
import {
  assertBuyersMayChange,
  buyersNow,
  changesBuyers,
  replaceDeletedContact,
  tellBuyers,
} from './buyers/change-buyers.ts';
import { auditedColumns, dealFields } from './deal.fields.ts';
import { missingDeal, requireDeal } from './deal.policy.ts';
import { changedDeal } from './deal.service.ts';
import { dealNumber, type DealView } from './deal-view.ts';
import { ownerOfNewDeal } from './owner-of-deal.ts';
import { recordDealEvent } from './record-event.ts';

const missingBuyer = (): AppError => fieldError('contactId', dealSentences.contactMissing);

/** Whether a contact is there for whoever names it as a buyer. */
const requireBuyer = recordGate({
  table: 'contacts',
  scope: contactScope,
  reads: 'contact:read',
  missing: missingBuyer,
});

/** A contact as the buyer of a deal: its name stays with the deal when the contact goes. */
const buyerOf = ({ id, firstName, lastName }: Pick<Row<'contacts'>, 'id' | 'firstName' | 'lastName'>) => ({
  contactId: id,
  buyerName: `${firstName} ${lastName}`.trim(),
});

const contactById = (trx: Transaction, id: string) =>
  trx.selectFrom('contacts').select(['id', 'firstName', 'lastName', 'ownerId']).where('id', '=', id);

type BuyingContact = Pick<Row<'contacts'>, 'id' | 'firstName' | 'lastName' | 'ownerId'>;

/** The contact on which a deal is made, locked as leads lock it: whose it is does not change meanwhile. @throws AppError BAD_INPUT, FORBIDDEN */
const contactOfNewDeal = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<BuyingContact> => {
  const contact = isId(id) ? await contactById(trx, id).forNoKeyUpdate().executeTakeFirst() : undefined;
  if (!contact) {
    const survivor = await survivorOf(readsIn(trx), id);
    if (survivor) return contactOfNewDeal(trx, { viewer }, survivor);
    throw missingBuyer();
  }
  await requireBuyer(trx, viewer, id, 'contact:update');
  return contact;
};

/** The buyer that a change names. Locked, so that the contact is not deleted meanwhile. @param present who buys now @throws AppError BAD_INPUT */
const changedBuyer = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  present: string | null,
) => {
  const contact = isId(id) ? await contactById(trx, id).forKeyShare().executeTakeFirst() : undefined;
  if (!contact) throw missingBuyer();
  if (id !== present) await requireBuyer(trx, viewer, id);
  return buyerOf(contact);
};

const designColumns = async (asker: Pick<Context, 'query' | 'viewer' | 'designKey'>, code: string | null) => {
  const design = await designOfLead(asker, code);
  if (code !== null && !design) throw fieldError('designCode', dealSentences.designMissing);
  return { designCode: design?.code ?? null, designVersion: design?.version ?? null };
};

/** The fields that a change may name, in the order of the history. */
const enteredFields = Object.keys(newDeal.shape) as (keyof NewDeal)[];

type Audited = Pick<Row<'deals'>, (typeof auditedColumns)[number]>;

const changesOf = (before: Audited, after: Audited) =>
  Object.fromEntries(
    auditedColumns
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  );

/** Buyers as the history of a deal names them. */
const inWords = (buyers: readonly { readonly name: string; readonly email: string }[]): string =>
  buyers.map(({ name, email }) => `${name} <${email}>`).join(' and ') || 'none';

/** A deal as its new owner is told of it. */
const ownedDeal = ({
  id,
  number,
  buyerName,
}: {
  readonly id: string;
  readonly number: number;
  readonly buyerName: string;
}): Owned => ({ what: `the deal ${dealNumber(number)} of ${buyerName}`, path: `/deals/${id}` });

/** Opens a deal of a contact; its owner is that of the contact unless one, or nobody, is named. @throws AppError BAD_INPUT, FORBIDDEN */
export const createDeal = async (context: Context, input: unknown): Promise<DealView> => {
  const { contactId, designCode, valueCents, coBuyers, probabilityPercent, ownerId, ...values } = validate(
    newDeal,
    input,
  );
  const isOwnerNamed = (input as Partial<NewDeal>).ownerId !== undefined;
  const design = await designColumns(context, designCode);
  const id = await context.transaction(async (trx) => {
    await lockOwner(trx, ownerId);
    const contact = await contactOfNewDeal(trx, context, contactId);
    const buyer = buyerOf(contact);
    if (ownerId) await requireOwner(readsIn(trx), ownerId);
    const owner = isOwnerNamed ? ownerId : await ownerOfNewDeal(trx, contact, context.viewer);
    const deal = await trx
      .insertInto('deals')
      .values({
        ...values,
        ...buyer,
        ...design,
        ownerId: owner,
        typedCents: valueCents,
        coBuyers: jsonb(storedCoBuyers(coBuyers)),
        stage: 'new',
        probabilityPercent: probabilityPercent ?? defaultProbability.new,
        touchedAt: context.now(),
        stageSince: context.now(),
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    await recordDealEvent(trx, {
      dealId: deal.id,
      actorId: context.viewer?.id ?? null,
      kind: 'opened',
      toStage: 'new',
    });
    await audit(context, trx, {
      action: 'deal.create',
      object: ['deal', deal.id],
      details: { number: dealNumber(deal.number) },
    });
    await tellNewOwner(context, trx, owner, ownedDeal({ ...deal, ...buyer }));
    return deal.id;
  });
  return changedDeal(context, id);
};

/** The columns that a change sets: those of the fields that it names. @param present who stays without being asked whether they may own it, or whether the viewer reads them */
const changedColumns = async (
  context: Context,
  trx: Transaction,
  change: DealChange,
  present: Pick<Row<'deals'>, 'ownerId' | 'contactId'>,
) => {
  const { contactId, designCode, valueCents, coBuyers, probabilityPercent: _likely, ...values } = change;
  const { query } = readsIn(trx);
  const asker = { query, viewer: context.viewer, designKey: context.designKey };
  if (values.ownerId && values.ownerId !== present.ownerId) await requireOwner(readsIn(trx), values.ownerId);
  return {
    ...values,
    ...(contactId !== undefined && (await changedBuyer(trx, context, contactId, present.contactId))),
    ...(designCode !== undefined && (await designColumns(asker, designCode))),
    ...(valueCents !== undefined && { typedCents: valueCents }),
    ...(coBuyers !== undefined && { coBuyers: jsonb(storedCoBuyers(coBuyers)) }),
  };
};

/** What of a won deal still changes: who looks after it, where it came from and who buys (rule `change.closed`). */
const openOfWon: readonly (keyof NewDeal)[] = [
  'ownerId',
  'contactId',
  'coBuyers',
  ...dealTextNames.filter((name) => dealText(name).openWhenWon),
];

/** @throws AppError CONFLICT for what a won deal keeps, BAD_INPUT without a reason */
const assertOpenOfWon = (names: readonly (keyof NewDeal)[], reason: string | null): void => {
  if (!names.every((name) => openOfWon.includes(name))) throw conflict(dealSentences.wonClosed);
  if (reason === null) throw fieldError('reason', dealSentences.wonReason);
};

/**
 * Enters another owner or source of a won deal: what was contracted until today is taken from the one and given to the other, so that
 * what past months show stays. Nothing is left of a cancelled sale to give.
 */
const enterCorrection = async (
  context: Context,
  trx: Transaction,
  dealId: string,
  before: Pick<Row<'deals'>, 'ownerId' | 'source'>,
  after: Pick<Row<'deals'>, 'ownerId' | 'source'>,
): Promise<void> => {
  if (before.ownerId === after.ownerId && before.source === after.source) return;
  const amountCents = await enteredFor(trx, dealId);
  if (amountCents === 0) return;
  await addSaleEntry(context, trx, { dealId, kind: 'correction', amountCents: -amountCents, as: before });
  await addSaleEntry(context, trx, { dealId, kind: 'correction', amountCents, as: after });
};

/**
 * Changes a deal: fields that are left out stay, and a probability of null is that of its stage. Who buys cannot change while an agreement
 * is out, and once it is signed only for a reason, of which everybody who was or is a buyer is told. Of a won deal owner, source and buyers
 * alone change, for a reason.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export const updateDeal = async (
  context: Context,
  id: string,
  version: unknown,
  input: unknown,
  why?: unknown,
): Promise<DealView> => {
  const reason = validateOne('reason', changeReason, why);
  const read = validateOne('version', versionRule, version);
  const all = validate(dealChange, input);
  // Rules fill in null for what is missing; only what was named is changed.
  const names = enteredFields.filter((name) => (input as DealChange)[name] !== undefined);
  const change: DealChange = pick(all, names);
  if (!isId(id)) throw missingDeal();
  await context.transaction(async (trx) => {
    await lockOwner(trx, change.ownerId);
    // A wrong id is told before anything else is; the contact is locked before the deal.
    const present = await trx
      .selectFrom('deals')
      .select(['ownerId', 'contactId'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!present) throw missingDeal();
    await requireDeal(trx, context.viewer, id, 'deal:update');
    const columns = await changedColumns(context, trx, change, present);
    const deal = await trx
      .selectFrom('deals')
      .select([
        'id',
        'number',
        'version',
        'stage',
        'contactId',
        'coBuyers',
        'buyerName',
        'archivedAt',
        ...auditedColumns,
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!deal) throw missingDeal();
    // Somebody else may have got it before it was locked.
    await requireDeal(trx, context.viewer, id, 'deal:update');
    assertVersion(deal, read);
    if (deal.archivedAt) throw conflict(dealSentences.archived);
    if (names.length === 0) return;
    if (deal.stage === 'won') {
      await requirePermission(context, 'deal:correct');
      assertOpenOfWon(names, reason);
    }
    const isOtherBuyers = changesBuyers(deal, change);
    const { isSigned } = isOtherBuyers ? await assertBuyersMayChange(trx, id, reason) : { isSigned: false };
    const bought = isOtherBuyers ? await buyersNow(trx, id) : [];
    const before = isSigned ? bought : [];
    const probability = change.probabilityPercent;
    const stored = await trx
      .updateTable('deals')
      .set({
        ...columns,
        ...(probability !== undefined && {
          probabilityPercent: probability ?? defaultProbability[deal.stage],
        }),
        version: read + 1,
        touchedAt: context.now(),
      })
      .where('id', '=', id)
      .returning(auditedColumns)
      .executeTakeFirstOrThrow();
    if (deal.stage === 'won') await enterCorrection(context, trx, id, deal, stored);
    if (isOtherBuyers && deal.contactId === null) await replaceDeletedContact(trx, id);
    if (isSigned) await tellBuyers(context, trx, deal, before);
    if (change.ownerId !== deal.ownerId) await tellNewOwner(context, trx, change.ownerId, ownedDeal(deal));
    const buyers = isOtherBuyers ? { from: inWords(bought), to: inWords(await buyersNow(trx, id)) } : null;
    const actorId = context.viewer?.id ?? null;
    if (buyers)
      await recordDealEvent(trx, {
        dealId: id,
        actorId,
        kind: 'changed',
        note: `Buyers: ${buyers.from} → ${buyers.to}`,
      });
    const fields = names.map((name) => dealFields[name].title).join(', ');
    await recordDealEvent(trx, {
      dealId: id,
      actorId,
      kind: 'changed',
      note: reason === null ? fields : `${fields}: ${reason}`,
    });
    await audit(context, trx, {
      action: 'deal.update',
      object: ['deal', id],
      details: {
        number: dealNumber(deal.number),
        fields: names,
        changes: { ...changesOf(deal, stored), ...(buyers && { buyers }) },
        ...(reason !== null && { reason }),
      },
    });
  });
  return changedDeal(context, id);
};
