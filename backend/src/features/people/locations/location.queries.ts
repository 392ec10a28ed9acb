import { maxLocations } from '@hearthline/rules/people/locations/location-rules.ts';
import type { StandingHome } from '@hearthline/rules/people/locations/shown-location.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { locationColumns } from './location.fields.ts';

const locations = (db: Db) =>
  db.selectFrom('locations as l').select((eb) => [
    ...locationColumns,
    // Only what visitors can open, in the order of the catalog.
    sql<readonly StandingHome[]>`coalesce((
        select jsonb_agg(jsonb_build_object('slug', h.slug, 'name', h.name) order by h.position, h.name, h.id)
        from homes h where h.id = any(${eb.ref('l.homeIds')}) and h.status = 'published'
      ), '[]')`.as('homes'),
  ]);

/** Every location, in the seller's order. */
export const allLocations = prepare('locations', (db, _: Placeholders<object>) =>
  locations(db).orderBy('l.position').orderBy('l.name').orderBy('l.id').limit(sql.lit(maxLocations)),
);

export const locationById = prepare('location', (db, p: Placeholders<{ id: string }>) =>
  locations(db).where('l.id', '=', p.id),
);

/** A location as it is stored, with the homes that stand there. */
export type StoredLocation = NonNullable<(typeof locationById)['row']>;
