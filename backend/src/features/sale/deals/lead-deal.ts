import { openStages, defaultProbability } from '@hearthline/rules/sale/deals/stages.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { ownerOfNewDeal } from './owner-of-deal.ts';
import { recordDealEvent } from './record-event.ts';

/** A booking or a request that names a design, by a contact whose row the transaction has locked or made. */
export interface DealLead {
  readonly contactId: string;
  readonly design: { readonly code: string; readonly version: number };
  readonly source: 'appointment' | 'consultant_request';
  /** The member of staff who enters it; missing where visitors do it themselves. */
  readonly maker?: Pick<Viewer, 'id' | 'role'> | null;
}

const words: Readonly<Record<DealLead['source'], string>> = {
  appointment: 'Booked a consultation',
  consultant_request: 'Asked for a consultant',
};

/**
 * A lead with a design opens a deal if its contact has none that is open (rule `lead.deal`). Nobody has proved the address that a lead
 * came from, so of a deal that there is it changes nothing: staff see the design with the lead, and take it over if they like.
 */
export const openDealOfLead = async (
  context: Context,
  trx: Transaction,
  { contactId, design, source, maker = null }: DealLead,
): Promise<void> => {
  // Leads of one contact take turns, so that two at once do not open two deals.
  const contact = await trx
    .selectFrom('contacts')
    .select(['firstName', 'lastName', 'ownerId'])
    .where('id', '=', contactId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const open = await trx
    .selectFrom('deals')
    .select('id')
    .where('contactId', '=', contactId)
    .where('stage', 'in', openStages)
    .where('archivedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (open) return;
  const now = context.now();
  const deal = await trx
    .insertInto('deals')
    .values({
      designCode: design.code,
      designVersion: design.version,
      contactId,
      buyerName: `${contact.firstName} ${contact.lastName}`.trim(),
      ownerId: await ownerOfNewDeal(trx, contact, maker),
      stage: 'new',
      probabilityPercent: defaultProbability.new,
      source,
      stageSince: now,
      touchedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordDealEvent(trx, { dealId: deal.id, kind: 'opened', toStage: 'new', note: words[source] });
};
