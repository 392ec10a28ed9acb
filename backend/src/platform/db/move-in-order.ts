import { sql } from 'kysely';
import type { EntityManager } from './database.ts';
import { dbIn } from './query-builder.ts';

/** Tables whose rows an admin puts in order, by their column `position`. */
type Ordered = 'appointmentFormats' | 'consultants';

/** How many rows there are, and the place of one that is added at the end. */
export const endOfOrder = (em: EntityManager, table: Ordered): Promise<{ count: number; next: number }> =>
  dbIn(em)
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
  em: EntityManager,
  table: Ordered,
  id: string,
  up: boolean,
): Promise<number | null | undefined> => {
  const db = dbIn(em);
  const rows = await db
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
    where o.id = t.id and t.position <> o.place - 1`.execute(db);
  return target;
};
