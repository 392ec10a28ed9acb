import type { Context } from '../../../platform/context.ts';
import { executeIn, longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';

/** How many contacts one transaction looks at. */
const atOnce = 2000;

/** The next contacts by id, from the place where the last transaction stopped; nothing once all were looked at. */
const next = `
  select c.id from contact_search_refill r cross join lateral (select id from contacts where id > r.after order by id limit ${atOnce}) c order by c.id`;

/** A trigger writes the text; contacts whose text is right already are left alone. */
const refill = `
  update contacts c set search_text = '' where id = any($1)
    and (tags <> '{}' or search_text is distinct from search_fold(search_text) or exists (select from contact_notes n where n.contact_id = c.id))`;

/**
 * Writes the searched text of contacts that were stored before migration 0032. It remembers how far it came, so that it goes on after a
 * crash; contacts stored or changed since have the right text from the trigger.
 */
export const refillSearch = async (context: Context): Promise<void> => {
  for (let more = true; more;) {
    more = await context.transaction(async (em) => {
      await setStatementTimeout(em, longStatementMs);
      const [here] = await executeIn(em, 'select after from contact_search_refill for update skip locked');
      if (!here) return false;
      const ids = (await executeIn<{ id: string }>(em, next)).map(({ id }) => id);
      // In the order of all who lock several contacts.
      await executeIn(em, 'select from contacts where id = any($1) order by id for no key update', [ids]);
      await executeIn(em, refill, [ids]);
      await executeIn(
        em,
        ids.length < atOnce
          ? 'delete from contact_search_refill'
          : 'update contact_search_refill set after = $1',
        ids.length < atOnce ? [] : [ids.at(-1)],
      );
      return ids.length === atOnce;
    });
  }
};
