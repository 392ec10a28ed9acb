import { openStages, usualProbability } from '@hearthline/rules/deals/stages.ts';
import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { recordDealEvent } from './record-event.ts';

/** A booking or a request that names a design, by a contact whose row the transaction has locked or made. */
export interface DealLead {
  readonly contactId: string;
  readonly design: { readonly code: string; readonly version: number };
  readonly source: 'appointment' | 'consultant_request';
}

const words: Readonly<Record<DealLead['source'], string>> = {
  appointment: 'Booked a consultation',
  consultant_request: 'Asked for a consultant',
};

/**
 * A lead with a design joins the contact's newest open deal, or opens one (rule `lead.deal`). A deal that has been quoted keeps its
 * design, since a quote was made from it; earlier ones take the lead's.
 */
export const joinOrOpenDeal = async (
  context: Context,
  em: EntityManager,
  { contactId, design, source }: DealLead,
): Promise<void> => {
  const db = dbIn(em);
  // Leads of one contact take turns, so that two at once do not open two deals.
  const contact = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName'])
    .where('id', '=', contactId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('deals')
    .select(['id', 'stage', 'designCode'])
    .where('contactId', '=', contactId)
    .where('stage', 'in', openStages)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const columns = { designCode: design.code, designVersion: design.version };
  const now = context.now();
  if (open) {
    const keepsDesign = open.designCode !== null && (open.stage === 'quoted' || open.stage === 'agreed');
    await db
      .updateTable('deals')
      .set((eb) => ({ ...(!keepsDesign && columns), touchedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', open.id)
      .execute();
    await recordDealEvent(em, { dealId: open.id, kind: 'lead', note: words[source] });
    return;
  }
  const deal = await db
    .insertInto('deals')
    .values({
      ...columns,
      contactId,
      buyerName: `${contact.firstName} ${contact.lastName}`.trim(),
      stage: 'new',
      probabilityPercent: usualProbability.new,
      source,
      stageSince: now,
      touchedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordDealEvent(em, { dealId: deal.id, kind: 'opened', toStage: 'new', note: words[source] });
};
