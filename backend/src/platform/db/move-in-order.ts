import type { Transaction } from './query-builder.ts';
import { sql } from 'kysely';

/** Tables whose rows an admin puts in order, by their column `position`. */
type Ordered = 'appointmentFormats' | 'consultants';

/** How many rows there are, and the place of one that is added at the end. */
export const endOfOrder = (trx: Transaction, table: Ordered): Promise<{ count: number; next: number }> =>
  trx
    .selectFrom(table)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'),
    ])
    .executeTakeFirstOrThrow();

/**
 * Moves a row one place up or down; the first and the last one stay. Called under a lock that keeps others from changing the order.
 * @returns the row's new place, null if it is at the end already, or undefined if there is no such row
 */
export const moveInOrder = async (
  trx: Transaction,
  table: Ordered,
  id: string,
  up: boolean,
): Promise<number | null | undefined> => {
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map((row) => row.id);
  const place = ids.indexOf(id);
  if (place < 0) return undefined;
  const target = up ? place - 1 : place + 1;
  if (target < 0 || target >= ids.length) return null;
  ids.splice(place, 1);
  ids.splice(target, 0, id);
  await sql`
    update ${sql.table(table)} t set position = o.place - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where o.id = t.id and t.position <> o.place - 1`.execute(trx);
  return target;
};
