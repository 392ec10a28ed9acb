import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { setContactOwners } from './contact-owner.api.ts';
import { unassignedLeads } from './contact.policy.ts';
import { callWatcher } from './conversation.api.ts';

/** Gives a contact to somebody or nobody, with its open deals. @returns whether that changed anything */
const give = async (
  context: Context,
  trx: Transaction,
  id: string,
  ownerId: string | null,
  action: string,
): Promise<boolean> => {
  const by = { actorId: context.viewer?.id ?? null };
  const [changed] = await setContactOwners(trx, [{ id, ownerId }], by);
  if (!changed) return false;
  await callWatcher().newOwner(context, trx, changed, by);
  await audit(context, trx, {
    action,
    object: ['contact', id],
    details: { from: changed.fromId, to: changed.toId },
  });
  return true;
};

/**
 * Before a member of sales ends the waiting of somebody whom nobody owns: that makes them the owner (rule `role.unassigned`). Locks the
 * contact, in the transaction of the answer.
 * @returns whether it did, to be stored with the answer, so that undoing it gives the contact back
 */
export const claimLead = async (
  context: Context,
  trx: Transaction,
  contactId: string | null,
): Promise<boolean> => {
  const { viewer } = context;
  if (viewer?.role !== 'sales' || !contactId) return false;
  const lead = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', contactId)
    .where(sql<boolean>`contacts.id in (${unassignedLeads})`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return lead ? give(context, trx, contactId, viewer.id, 'contact.claim') : false;
};

/** Gives a contact back that an answer had claimed, when whoever gave the answer takes it back and still owns the contact. */
export const releaseLead = async (
  context: Context,
  trx: Transaction,
  contactId: string | null,
  claimed: boolean | null | undefined,
): Promise<void> => {
  const { viewer } = context;
  if (!claimed || !contactId || !viewer) return;
  const own = await trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', contactId)
    .where('ownerId', '=', viewer.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (own) await give(context, trx, contactId, null, 'contact.claim-undo');
};
