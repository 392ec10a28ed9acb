import type { Viewer } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { captureLead, type Lead } from './contact.entity.ts';

// Locked, so that nobody deletes it before the visit points to it.
const own = `
  select id from contacts where id = (
    select id from (
      select c.id, 1 as rank, c.created_at from users u join contacts c on c.email_folded = u.email_folded where u.id = $1
      union all
      select contact_id, 2, created_at from projects where customer_id = $1 and contact_id is not null
    ) known order by rank, created_at limit 1
  ) for key share`;

/**
 * Whose visit it is. A customer who is signed in is the contact with the account's proved address, else the one that
 * staff gave to a project of theirs, whatever address was typed; everybody else is found by the typed one, or made.
 * @returns the contact's id
 */
export const contactOfVisit = async (em: EntityManager, viewer: Viewer | null, lead: Lead): Promise<string> => {
  const isKnown = viewer?.role === 'customer' && viewer.isEmailVerified;
  const [contact] = isKnown ? await executeIn<{ id: string }>(em, own, [viewer.id]) : [];
  return contact?.id ?? captureLead(em, lead);
};
