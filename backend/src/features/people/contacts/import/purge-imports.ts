import { importWaitsHours } from '@hearthline/rules/people/contacts/import.ts';
import { contactRetentionDays } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

/** Rows deleted in one transaction. */
const step = 5000;

const dueImports = prepare(
  'contact_imports_due',
  (db, p: Placeholders<{ waitedSince: Date; oldSince: Date }>) =>
    db
      .selectFrom('contactImports')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('state', 'in', ['uploaded', 'checked']).and('touchedAt', '<=', p.waitedSince),
          eb('state', 'in', ['imported', 'reverted']).and('createdAt', '<=', p.oldSince),
        ]),
      )
      .orderBy('createdAt')
      .limit(100),
);

/** Deletes an import, a part of its rows at a time: an import without some of its rows is shown to nobody. */
const remove = async (context: Context, id: string, waitedSince: Date): Promise<void> => {
  for (let isOver = false; !isOver;) {
    isOver = await context.transaction(async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      // The lock lets whoever is just going on with it finish first; then it is no longer due.
      const it = await trx
        .selectFrom('contactImports')
        .select(['state', 'touchedAt'])
        .where('id', '=', id)
        .where('state', 'not in', ['checking', 'importing', 'reverting'])
        .forUpdate()
        .executeTakeFirst();
      if (!it || (['uploaded', 'checked'].includes(it.state) && it.touchedAt > waitedSince)) return true;
      await trx.updateTable('contactImports').set('rows', 0).where('id', '=', id).execute();
      const { numDeletedRows } = await trx
        .deleteFrom('contactImportRows')
        .where('importId', '=', id)
        .where('position', 'in', (eb) =>
          eb
            .selectFrom('contactImportRows')
            .select('position')
            .where('importId', '=', id)
            .orderBy('position')
            .limit(step),
        )
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) === step) return false;
      await trx.deleteFrom('contactImports').where('id', '=', id).execute();
      return true;
    });
  }
};

/** Deletes the files that nobody has gone on with for a day, those whose upload broke off, and imports too old to be undone. */
export const purgeImports = async (context: Context): Promise<void> => {
  const now = context.now().getTime();
  const waitedSince = new Date(now - importWaitsHours * 3_600_000);
  const imports = await context.query(dueImports, {
    waitedSince,
    oldSince: new Date(now - contactRetentionDays * dayMs),
  });
  for (const { id } of imports) await remove(context, id, waitedSince);
};
