import { executeIn, type EntityManager } from './database.ts';

/** Tables whose rows an admin puts in order, by their column `position`. */
type Ordered = 'appointment_formats' | 'consultants';

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
  const ids = (
    await executeIn<{ id: string }>(em, `select id from ${table} order by position, id for update`)
  ).map((row) => row.id);
  const place = ids.indexOf(id);
  if (place < 0) return undefined;
  const target = up ? place - 1 : place + 1;
  if (target < 0 || target >= ids.length) return null;
  ids.splice(place, 1);
  ids.splice(target, 0, id);
  await executeIn(
    em,
    `update ${table} t set position = o.place - 1 from unnest($1::uuid[]) with ordinality as o (id, place) where o.id = t.id and t.position <> o.place - 1`,
    [ids],
  );
  return target;
};
