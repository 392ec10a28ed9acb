import { importWaitsHours } from '@hearthline/rules/contacts/import.ts';
import { contactKeptDays } from '@hearthline/rules/contacts/rules.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';

/** Rows deleted in one transaction. */
const step = 5000;

const due = `
  select id from contact_imports
  where state in ('uploaded', 'checked') and touched_at <= $1 or state in ('imported', 'reverted') and created_at <= $2
  order by created_at limit 100`;

// The lock lets whoever is just going on with it finish first; then it is no longer due.
const held =
  "select state, touched_at <= $2 as waited from contact_imports where id = $1 and state not in ('checking', 'importing', 'reverting') for update";
const some = `delete from contact_import_rows where import_id = $1 and position in (select position from contact_import_rows where import_id = $1 order by position limit ${step}) returning position`;

/** Deletes an import, a part of its rows at a time: an import without some of its rows is shown to nobody. */
const remove = async (context: Context, id: string, waitedSince: Date): Promise<void> => {
  for (let isOver = false; !isOver;) {
    isOver = await context.transaction(async (em) => {
      await setStatementTimeout(em, longStatementMs);
      const [it] = await executeIn<{ state: string; waited: boolean }>(em, held, [id, waitedSince]);
      if (!it || (['uploaded', 'checked'].includes(it.state) && !it.waited)) return true;
      await executeIn(em, 'update contact_imports set rows = 0 where id = $1', [id]);
      if ((await executeIn(em, some, [id])).length === step) return false;
      await executeIn(em, 'delete from contact_imports where id = $1', [id]);
      return true;
    });
  }
};

/** Deletes the files that nobody has gone on with for a day, those whose upload broke off, and imports too old to be undone. */
export const purgeImports = async (context: Context): Promise<void> => {
  const now = context.now().getTime();
  const waitedSince = new Date(now - importWaitsHours * 3_600_000);
  const imports = await context.sql<{ id: string }>('contact_imports_due', due, [
    waitedSince,
    new Date(now - contactKeptDays * dayMs),
  ]);
  for (const { id } of imports) await remove(context, id, waitedSince);
};
