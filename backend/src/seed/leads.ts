import { executeIn, type EntityManager } from '../platform/db/database.ts';

/** The requests of the newest prospects who came by the consultant form; nobody has answered them yet. */
const ask = `
  insert into consultant_requests (full_name, email, phone, research_property, contact_id, created_at)
  select first_name || ' ' || last_name, email, coalesce(phone, '(360) 555-0100'), tags @> '{land owned}', id, created_at
  from contacts where status = 'prospect' and source = 'consultant_request' and created_at < $1
  order by created_at desc, id desc limit 7`;

/** Requests waiting for an answer. @param before only contacts created by then have made one */
export const seedLeads = async (em: EntityManager, before: Date): Promise<void> => {
  await em.flush();
  await executeIn(em, ask, [before]);
};
