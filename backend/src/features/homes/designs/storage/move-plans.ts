import { designContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import { storeContent } from './stored-content.ts';

/** Rows of one transaction: up to half a megabyte each. */
const step = 20;

const movePart = (context: Context, table: 'designs' | 'designVersions'): Promise<number> =>
  context.transaction(async (trx) => {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'content'])
      .where((eb) => sql<SqlBool>`${eb.ref('content')} #> '{home,plan,schema}' is not null`)
      .where('planSha256', 'is', null)
      .limit(step)
      .execute();
    // First the plan, then its row, as whoever changes a design: neither then waits for the other. What has changed since waits.
    let moved = 0;
    for (const { id, content } of rows) {
      const stored = await storeContent(trx, designContent.parse(content));
      const { numUpdatedRows } = await trx
        .updateTable(table)
        .set({ content: stored })
        .where('id', '=', id)
        .where('content', '=', jsonb(content))
        .executeTakeFirst();
      moved += Number(numUpdatedRows);
    }
    return moved;
  });

/** Moves plans that servers of a previous version wrote into contents to the table of plans, with every field that they have. */
export const movePlans = async (context: Context): Promise<void> => {
  for (const table of ['designVersions', 'designs'] as const)
    while ((await movePart(context, table)) === step);
};
