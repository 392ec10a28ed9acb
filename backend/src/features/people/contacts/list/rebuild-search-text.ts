import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';

/** How many contacts one transaction looks at. */
const atOnce = 2000;

/** The next contacts by id, from the place where the last transaction stopped; nothing once all were looked at. */
const nextContacts = (db: Db) =>
  db
    .selectFrom('contactSearchRefill as r')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('contacts')
        .select('id')
        .whereRef('id', '>', 'r.after')
        .orderBy('id')
        .limit(sql.lit(atOnce))
        .as('c'),
    )
    .select('c.id')
    .orderBy('c.id')
    .execute();

/** The contacts with these ids, of which there may be thousands. */
const among = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

/** A trigger writes the text; contacts whose text is right already are left alone. */
const refill = (db: Db, ids: readonly string[]) =>
  db
    .updateTable('contacts')
    .set({ searchText: '' })
    .where(among(ids))
    .where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('tags')} <> '{}'`,
        eb('searchText', 'is distinct from', eb.fn<string>('search_fold', ['searchText'])),
        eb.exists(eb.selectFrom('contactNotes as n').whereRef('n.contactId', '=', 'contacts.id')),
      ]),
    )
    .execute();

/**
 * Writes the searched text of contacts that were stored before migration 0032. It remembers how far it came, so that it goes on after a
 * crash; contacts stored or changed since have the right text from the trigger.
 */
export const refillSearch = async (context: Context): Promise<void> => {
  for (let more = true; more;) {
    more = await context.transaction(async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      const here = await trx
        .selectFrom('contactSearchRefill')
        .select('after')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!here) return false;
      const ids = (await nextContacts(trx)).map(({ id }) => id);
      // In the order of all who lock several contacts.
      await trx
        .selectFrom('contacts')
        .select('id')
        .where(among(ids))
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      await refill(trx, ids);
      const last = ids.at(-1);
      if (ids.length < atOnce || last === undefined) await trx.deleteFrom('contactSearchRefill').execute();
      else await trx.updateTable('contactSearchRefill').set({ after: last }).execute();
      return ids.length === atOnce;
    });
  }
};
