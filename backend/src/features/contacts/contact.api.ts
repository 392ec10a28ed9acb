import type { ContactStatus } from '@hearthline/rules/contacts/rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { LockMode } from '@mikro-orm/core';
import { audit } from '../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { ContactStatusChange } from './contact-history.entity.ts';
import { Contact } from './contact.entity.ts';
import { takeLocks } from '../../platform/locks/advisory-locks.ts';

/** What a visitor told about themselves. */
export interface Lead {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly source: 'consultant_request' | 'appointment';
}

/**
 * Finds a visitor's contact by e-mail, the oldest if there are several, or creates one (status `prospect`).
 * The address is locked until the transaction ends, so that two simultaneous visits do not create two contacts.
 * @returns the contact's id
 */
const captureLead = async (em: EntityManager, lead: Lead): Promise<string> => {
  const emailFolded = foldEmail(lead.email);
  await takeLocks(em, ['address of a contact', emailFolded]);
  // Locked so that it cannot be deleted before the visit refers to it.
  const known = await em.findOne(
    Contact,
    { emailFolded },
    { orderBy: { createdAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  // Nothing that a stranger types goes into somebody's contact: the phone number stays with the request, and the time line shows it.
  if (known) return known.id;
  const contact = em.create(Contact, { ...lead, emailFolded, company: null, status: 'prospect', tags: [] });
  await em.persist(contact).flush();
  return contact.id;
};

// Locked so that it cannot be deleted before the visit refers to it.
const own = `
  select id from contacts where id = (
    select id from (
      select c.id, 1 as rank, c.created_at from users u join contacts c on c.email_folded = u.email_folded where u.id = $1
      union all
      select contact_id, 2, created_at from projects where customer_id = $1 and contact_id is not null
    ) known order by rank, created_at limit 1
  ) for key share`;

/**
 * Finds the contact a visit belongs to. A signed-in customer is the contact with the account's verified address, else the one
 * that staff assigned to one of their projects, whatever address was typed. Anyone else is found by the typed address, or created.
 * @returns the contact's id
 */
export const findOrCreateContact = async (
  em: EntityManager,
  viewer: Viewer | null,
  lead: Lead,
): Promise<string> => {
  const isKnown = viewer?.role === 'customer' && viewer.isEmailVerified;
  const [contact] = isKnown ? await executeIn<{ id: string }>(em, own, [viewer.id]) : [];
  return contact?.id ?? captureLead(em, lead);
};

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
export const lockProjectContacts = async (
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
