import { storedCoBuyers } from '@hearthline/rules/deals/co-buyers.ts';
import {
  changeReason,
  dealChange,
  dealSentences,
  newDeal,
  type DealChange,
  type NewDeal,
} from '@hearthline/rules/deals/rules.ts';
import { usualProbability } from '@hearthline/rules/deals/stages.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { jsonb } from '../../platform/db/jsonb.ts';
import { pick } from '../../platform/db/pick.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { conflict, fieldError } from '../../platform/errors.ts';
import { assertVersion } from '../../platform/locks/optimistic-lock.ts';
import { isId } from '../../platform/text/uuid.ts';
import { validate, validateOne } from '../../platform/validation/validate.ts';
import { designOfLead } from '../designs/design.api.ts';
import {
  assertBuyersMayChange,
  buyersNow,
  changesBuyers,
  replaceDeletedContact,
  tellBuyers,
} from './change-buyers.ts';
import { missingDeal, readDeal } from './deal.service.ts';
import type { DealView } from './deal-view.ts';
import { recordDealEvent } from './record-event.ts';

/** The contact and the buyer's name, which stays when the contact goes. Locked, so that the contact is not deleted meanwhile. */
const buyerOf = async (
  em: EntityManager,
  contactId: string,
): Promise<{ readonly contactId: string; readonly buyerName: string }> => {
  const contact = isId(contactId)
    ? await dbIn(em)
        .selectFrom('contacts')
        .select(['firstName', 'lastName'])
        .where('id', '=', contactId)
        .forKeyShare()
        .executeTakeFirst()
    : undefined;
  if (!contact) throw fieldError('contactId', dealSentences.contactMissing);
  return { contactId, buyerName: `${contact.firstName} ${contact.lastName}`.trim() };
};

/** Refuses an owner who is not on the staff. */
const assertOwner = async (em: EntityManager, ownerId: string | null): Promise<void> => {
  if (ownerId === null) return;
  const owner = isId(ownerId)
    ? await dbIn(em)
        .selectFrom('users')
        .select('id')
        .where('id', '=', ownerId)
        .where('role', '=', 'admin')
        .where('archivedAt', 'is', null)
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!owner) throw fieldError('ownerId', dealSentences.ownerMissing);
};

const designColumns = async (context: Context, code: string | null) => {
  const design = await designOfLead(context, code);
  if (code !== null && !design) throw fieldError('designCode', dealSentences.designMissing);
  return { designCode: design?.code ?? null, designVersion: design?.version ?? null };
};

/** The fields that a change may name, as the history calls them. */
const dealFieldTitles: Readonly<Record<keyof NewDeal, string>> = {
  contactId: 'Contact',
  designCode: 'Design',
  valueCents: 'Value',
  probabilityPercent: 'Probability',
  expectedCloseOn: 'Expected close',
  ownerId: 'Owner',
  source: 'Source',
  coBuyers: 'Co-buyers',
};
const dealFieldNames = Object.keys(dealFieldTitles) as (keyof NewDeal)[];

/** An amount as its column takes it. */
const bigint = (cents: number | null): string | null => (cents === null ? null : String(cents));

/** Opens a deal of a contact. @throws AppError BAD_INPUT */
export const createDeal = async (context: Context, input: unknown): Promise<DealView> => {
  const { contactId, designCode, valueCents, coBuyers, probabilityPercent, ...values } = validate(
    newDeal,
    input,
  );
  const design = await designColumns(context, designCode);
  const id = await context.transaction(async (em) => {
    const buyer = await buyerOf(em, contactId);
    await assertOwner(em, values.ownerId);
    const deal = await dbIn(em)
      .insertInto('deals')
      .values({
        ...values,
        ...buyer,
        ...design,
        typedCents: bigint(valueCents),
        coBuyers: jsonb(storedCoBuyers(coBuyers)),
        stage: 'new',
        probabilityPercent: probabilityPercent ?? usualProbability.new,
        touchedAt: context.now(),
        stageSince: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordDealEvent(em, {
      dealId: deal.id,
      actorId: context.viewer?.id ?? null,
      kind: 'opened',
      toStage: 'new',
    });
    audit(context, em, { action: 'deal.create', object: ['deal', deal.id] });
    return deal.id;
  });
  return readDeal(context, id);
};

/** The columns that a change sets: those of the fields that it names. */
const changedColumns = async (context: Context, em: EntityManager, change: DealChange) => {
  const { contactId, designCode, valueCents, coBuyers, probabilityPercent: _likely, ...values } = change;
  if (values.ownerId !== undefined) await assertOwner(em, values.ownerId);
  return {
    ...values,
    ...(contactId !== undefined && (await buyerOf(em, contactId))),
    ...(designCode !== undefined && (await designColumns(context, designCode))),
    ...(valueCents !== undefined && { typedCents: bigint(valueCents) }),
    ...(coBuyers !== undefined && { coBuyers: jsonb(storedCoBuyers(coBuyers)) }),
  };
};

/** What of a won deal still changes: who looks after it and who buys. Reports keep owner and source as they were when it was won. */
const openOfWon: readonly (keyof NewDeal)[] = ['ownerId', 'source', 'contactId', 'coBuyers'];

/** @throws AppError CONFLICT for what a won deal keeps, BAD_INPUT without a reason */
const assertOpenOfWon = (names: readonly (keyof NewDeal)[], reason: string | null): void => {
  if (!names.every((name) => openOfWon.includes(name))) throw conflict(dealSentences.wonClosed);
  if (reason === null) throw fieldError('reason', dealSentences.wonReason);
};

/**
 * Changes a deal: fields that are left out stay, and a probability of null is that of its stage. Who buys cannot change while an agreement
 * is out, and once it is signed only for a reason, of which everybody who was or is a buyer is told. Of a won deal owner, source and buyers
 * alone change, for a reason.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT
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
  const names = dealFieldNames.filter((name) => (input as DealChange)[name] !== undefined);
  const change: DealChange = pick(all, names);
  if (!isId(id)) throw missingDeal();
  await context.transaction(async (em) => {
    const db = dbIn(em);
    // A wrong id is told before anything else is; the contact is locked before the deal.
    if (!(await db.selectFrom('deals').select('id').where('id', '=', id).executeTakeFirst()))
      throw missingDeal();
    const columns = await changedColumns(context, em, change);
    const deal = await db
      .selectFrom('deals')
      .select(['id', 'number', 'version', 'stage', 'contactId', 'coBuyers'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!deal) throw missingDeal();
    assertVersion(deal, read);
    if (names.length === 0) return;
    if (deal.stage === 'won') assertOpenOfWon(names, reason);
    const isOtherBuyers = changesBuyers(deal, change);
    const { isSigned } = isOtherBuyers ? await assertBuyersMayChange(db, id, reason) : { isSigned: false };
    const before = isSigned ? await buyersNow(db, id) : [];
    const probability = change.probabilityPercent;
    await db
      .updateTable('deals')
      .set({
        ...columns,
        ...(probability !== undefined && { probabilityPercent: probability ?? usualProbability[deal.stage] }),
        version: read + 1,
        touchedAt: context.now(),
      })
      .where('id', '=', id)
      .execute();
    if (isOtherBuyers && deal.contactId === null) await replaceDeletedContact(db, id);
    if (isSigned) await tellBuyers(context, em, deal, before);
    const fields = names.map((name) => dealFieldTitles[name]).join(', ');
    await recordDealEvent(em, {
      dealId: id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      note: reason === null ? fields : `${fields}: ${reason}`,
    });
    audit(context, em, { action: 'deal.update', object: ['deal', id], details: { fields: names } });
  });
  return readDeal(context, id);
};
