import type { ContactStatus } from '@hearthline/rules/contacts/rules.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { Contact } from './contact.entity.ts';
import { ContactStatusChange } from './contact-history.entity.ts';

/** For whom a project is: its contact, and its customer's account. */
export interface Buyer {
  readonly contactId: string | null;
  readonly customerId: string | null;
}

/** The contact of a buyer: the one that the project names, otherwise the one with the verified address of the customer's account. */
const contactOf = (contactId: string, customerId: string): string => `
  select coalesce(${contactId}, (select c.id from users u join contacts c on c.email_folded = u.email_folded
    where u.id = ${customerId} and u.role = 'customer' and u.is_email_verified order by c.created_at, c.id limit 1))`;

const lock = `
  select id from contacts where id in (
    select contact_id from projects where id = $1 union select $2::uuid
    union (${contactOf('(select contact_id from projects where id = $1)', '(select customer_id from projects where id = $1)')}) union (${contactOf('$2::uuid', '$3::uuid')})
  ) order by id for no key update`;

/**
 * Locks the contacts that a change of a project may concern: those of now and those that it will get. Must come before the project
 * is locked: deleting or renaming contacts locks them first and then their projects, so the other order could deadlock.
 */
export const lockBuyers = async (
  em: EntityManager,
  projectId: string,
  { contactId, customerId }: Partial<Buyer> = {},
): Promise<void> => {
  await executeIn(em, lock, [projectId, contactId ?? null, customerId ?? null]);
};

const become = `
  with buyer as (select id, status from contacts where id = (${contactOf('$1::uuid', '$2::uuid')}) and status <> 'customer')
  update contacts set status = 'customer', version = version + 1 from buyer where contacts.id = buyer.id returning contacts.id, buyer.status as before`;

/** The contact of a project that starts becomes a customer, whatever it was; nothing makes it less again. */
export const becomeCustomer = async (
  context: Pick<Context, 'viewer' | 'requestId'>,
  em: EntityManager,
  projectId: string,
  { contactId, customerId }: Buyer,
): Promise<void> => {
  const [changed] = await executeIn<{ id: string; before: ContactStatus }>(em, become, [
    contactId,
    customerId,
  ]);
  if (!changed) return;
  em.persist(
    em.create(ContactStatusChange, {
      contact: em.getReference(Contact, changed.id),
      fromStatus: changed.before,
      toStatus: 'customer',
      actorId: context.viewer?.id ?? null,
    }),
  );
  audit(context, em, {
    action: 'contact.update',
    object: ['contact', changed.id],
    details: { fields: ['status'], project: projectId },
  });
};
