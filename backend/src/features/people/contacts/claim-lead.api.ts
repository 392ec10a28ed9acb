import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { unassignedLeads } from './contact.policy.ts';

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
  const claimed = await trx
    .updateTable('contacts')
    .set((eb) => ({ ownerId: viewer.id, version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where(sql<boolean>`contacts.id in (${unassignedLeads})`)
    .returning(['id', sql<string | null>`old.owner_id`.as('was')])
    .executeTakeFirst();
  if (!claimed) return false;
  await audit(context, trx, {
    action: 'contact.claim',
    object: ['contact', contactId],
    details: { from: claimed.was, to: viewer.id },
  });
  return true;
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
  const released = await trx
    .updateTable('contacts')
    .set((eb) => ({ ownerId: null, version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('ownerId', '=', viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (released)
    await audit(context, trx, {
      action: 'contact.claim-undo',
      object: ['contact', contactId],
      details: { from: viewer.id, to: null },
    });
};
