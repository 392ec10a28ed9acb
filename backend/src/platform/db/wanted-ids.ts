import { sql, type Expression } from 'kysely';

/**
 * Ids and their places as a table to join on `wanted.wantedId`; the rows keep the order of the ids by `order by wanted.place`.
 * @param ids one text, with commas between them
 */
export const wantedIds = (ids: Expression<string>) =>
  sql<{
    wantedId: string;
    place: string;
  }>`unnest(string_to_array(${ids}, ',')::uuid[]) with ordinality`.as<'wanted'>(
    sql`wanted (wanted_id, place)`,
  );
