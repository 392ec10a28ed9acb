import { floorPlanSearch } from '@hearthline/rules/homes/plans/plan-search.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** How many rooms of each kind a home has. */
interface Rooms {
  readonly bedrooms: number;
  readonly bathrooms: number;
}

const homes = prepare('floor_plans', (db, p: Placeholders<Rooms>) =>
  db
    .selectFrom('homes')
    .select((eb) => [
      'id',
      'createdAt',
      'name',
      sql<string>`'/api/image/' || case when ${eb.ref('plan')} is null then 'home-' else 'plan-' end || ${eb.ref('slug')} || '.png'`.as(
        'imageUrl',
      ),
      'bedrooms',
      'bathrooms',
      'footprint',
      'modelType',
      'squareFootage',
      'description',
    ])
    .where('status', '=', sql.lit('published'))
    .where('bedrooms', '=', p.bedrooms)
    .where('bathrooms', '=', p.bathrooms)
    .orderBy('squareFootage')
    .orderBy('name'),
);

/** A home of the catalogue as a search returns it (docs/specification.md, section 3), and when it was stored. */
export type FloorPlanRow = NonNullable<(typeof homes)['row']>;

/** The homes with exactly these counts, smallest first. @throws AppError BAD_INPUT */
export const searchFloorPlans = async (context: Context, input: unknown): Promise<FloorPlanRow[]> =>
  context.query(homes, validate(floorPlanSearch, input));

// Among equally near counts, a different number of bathrooms is better than a different number of bedrooms.
const nearest = prepare('floor_plans_nearest', (db, p: Placeholders<Rooms>) =>
  db
    .selectFrom('homes')
    .select(['bedrooms', 'bathrooms', sql<number>`count(*)::int`.as('homes')])
    .where(
      (eb) =>
        sql<SqlBool>`(${eb.ref('bedrooms')} <> ${p.bedrooms}::int or ${eb.ref('bathrooms')} <> ${p.bathrooms}::int)`,
    )
    .where('status', '=', sql.lit('published'))
    .groupBy(['bedrooms', 'bathrooms'])
    .orderBy(
      (eb) =>
        sql`abs(${eb.ref('bedrooms')} - ${p.bedrooms}::int) + abs(${eb.ref('bathrooms')} - ${p.bathrooms}::int)`,
    )
    .orderBy((eb) => sql`abs(${eb.ref('bedrooms')} - ${p.bedrooms}::int)`)
    .orderBy('homes', 'desc')
    .orderBy('bedrooms', 'desc')
    .orderBy('bathrooms', 'desc')
    .limit(sql.lit(3)),
);

/** A combination of room counts, and how many homes have it. */
export type FloorPlanCountsRow = NonNullable<(typeof nearest)['row']>;

/** The other combinations of counts that homes have, nearest first by the number of differing rooms. @throws AppError BAD_INPUT */
export const nearestCounts = async (context: Context, input: unknown): Promise<FloorPlanCountsRow[]> =>
  context.query(nearest, validate(floorPlanSearch, input));
