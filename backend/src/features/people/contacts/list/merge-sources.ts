import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';

/** Contacts changed in one transaction: few, because whoever edits one of them waits. */
const step = 1000;

/** The spellings in use besides the one that each source has. */
const otherSpellings = (db: Db) =>
  db
    .selectFrom('contactWords')
    .select('word')
    .where('kind', '=', 'source')
    .where(sql<boolean>`word <> contact_source_known(word)`)
    .groupBy('word')
    .having(sql`sum(delta)`, '>', 0)
    .orderBy('word')
    .execute();

/** In the order that bulk operations use. The trigger writes the spelling; the version stays, as nobody edits the source. */
const fold = (db: Db, word: string) =>
  db
    .with(
      (cte) => cte('chosen').materialized(),
      (qb) =>
        qb
          .selectFrom('contacts')
          .select('id')
          .where('id', 'in', (eb) =>
            eb.selectFrom('contacts').select('id').where('source', '=', word).limit(sql.lit(step)),
          )
          .orderBy('id')
          .forUpdate(),
    )
    .updateTable('contacts')
    .from('chosen')
    .set((eb) => ({ source: eb.ref('contacts.source') }))
    .whereRef('contacts.id', '=', 'chosen.id')
    .executeTakeFirst();

/** Gives every contact the one spelling of its source, so that `referral` and ` Referral` are one. Safe to repeat and to interrupt. */
export const mergeSources = async (context: Context): Promise<void> => {
  for (const { word } of await otherSpellings(context.db)) {
    for (let changed = step; changed === step;) {
      changed = await context.transaction(async (trx) => {
        await setStatementTimeout(trx, longStatementMs);
        return Number((await fold(trx, word)).numUpdatedRows);
      });
    }
  }
};
