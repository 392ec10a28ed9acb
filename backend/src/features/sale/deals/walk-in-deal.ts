import { defaultProbability, openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { requireContact } from '../../people/contacts/contact.policy.ts';
import { isUnassigned } from '../../people/staff/staff.policy.ts';
import { dealNumber } from './deal-view.ts';
import { dealScope } from './deal.policy.ts';
import { ownerOfNewDeal } from './owner-of-deal.ts';
import { recordDealEvent } from './record-event.ts';

/** What is sold to somebody who came by; the contact is locked. */
export interface DealOfWalkIn {
  readonly contact: Pick<Row<'contacts'>, 'id' | 'firstName' | 'lastName' | 'ownerId'>;
  readonly design: { readonly code: string; readonly version: number };
  readonly source: string;
}

const walkIn = 'Walk-in';

/** The newest open deal of a contact, locked, as far as it decides whether a walk-in goes on with it. */
const newestOpenDeal = async (trx: Transaction, context: Pick<Context, 'viewer'>, contactId: string) => {
  const { viewer } = context;
  if (!viewer) return undefined;
  const changes = dealScope(viewer, 'deal:update');
  return trx
    .selectFrom('deals as d')
    .select(['d.id', 'd.number', 'd.version', 'd.ownerId', 'd.designCode'])
    .select((eb) => [
      sql<boolean>`${changes.where('d', viewer.id)}`.as('isTheirs'),
      sql<boolean>`${isUnassigned(sql.ref('d.ownerId'), 'deal')}`.as('isNobodys'),
      eb
        .exists(eb.selectFrom('quotes').whereRef('dealId', '=', 'd.id').where('status', '<>', 'draft'))
        .$castTo<boolean>()
        .as('isQuoted'),
    ])
    .where('d.contactId', '=', contactId)
    .where('d.stage', 'in', openStages)
    .where('d.archivedAt', 'is', null)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
};

/**
 * The deal of a walk-in: the newest open one of the contact if the caller may change it and no quote of it was issued, with the new design;
 * otherwise a new one. What was unassigned is the caller's.
 * @returns its id @throws AppError FORBIDDEN for a new deal on a contact that the caller may not change
 */
export const dealOfWalkIn = async (
  context: Context,
  trx: Transaction,
  { contact, design, source }: DealOfWalkIn,
): Promise<string> => {
  const { viewer } = context;
  const now = context.now();
  const actorId = viewer?.id ?? null;
  const open = await newestOpenDeal(trx, context, contact.id);
  const designed = { designCode: design.code, designVersion: design.version };
  const isOpenToCaller =
    open && (open.isTheirs || (open.isNobodys && contact.ownerId !== null && contact.ownerId === actorId));
  if (isOpenToCaller && !open.isQuoted) {
    const isTaken = open.isNobodys && viewer !== null && mayOwn(viewer.role, 'deal');
    await trx
      .updateTable('deals')
      .set({
        ...designed,
        ...(isTaken && { ownerId: viewer.id }),
        version: open.version + 1,
        touchedAt: now,
      })
      .where('id', '=', open.id)
      .execute();
    await recordDealEvent(trx, { dealId: open.id, actorId, kind: 'changed', note: `Design: ${walkIn}` });
    await audit(context, trx, {
      action: 'deal.update',
      object: ['deal', open.id],
      details: {
        number: dealNumber(open.number),
        fields: isTaken ? ['designCode', 'ownerId'] : ['designCode'],
        changes: {
          designCode: { from: open.designCode, to: design.code },
          ...(isTaken && { ownerId: { from: open.ownerId, to: viewer.id } }),
        },
      },
    });
    return open.id;
  }
  await requireContact(trx, viewer, contact.id, 'contact:update');
  const deal = await trx
    .insertInto('deals')
    .values({
      ...designed,
      contactId: contact.id,
      buyerName: `${contact.firstName} ${contact.lastName}`.trim(),
      ownerId: await ownerOfNewDeal(trx, contact, viewer),
      stage: 'new',
      probabilityPercent: defaultProbability.new,
      source,
      stageSince: now,
      touchedAt: now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await recordDealEvent(trx, { dealId: deal.id, actorId, kind: 'opened', toStage: 'new', note: walkIn });
  await audit(context, trx, {
    action: 'deal.create',
    object: ['deal', deal.id],
    details: { number: dealNumber(deal.number) },
  });
  return deal.id;
};
