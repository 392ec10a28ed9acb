import { foldEmail } from '@hearthline/rules/text.ts';
import { LockMode } from '@mikro-orm/core';
import type { Viewer } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { Contact } from './contact.entity.ts';

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
  await executeIn(em, 'select pg_advisory_xact_lock(hashtextextended($1, 1))', [emailFolded]);
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
export const contactOfVisit = async (
  em: EntityManager,
  viewer: Viewer | null,
  lead: Lead,
): Promise<string> => {
  const isKnown = viewer?.role === 'customer' && viewer.isEmailVerified;
  const [contact] = isKnown ? await executeIn<{ id: string }>(em, own, [viewer.id]) : [];
  return contact?.id ?? captureLead(em, lead);
};
