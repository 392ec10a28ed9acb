import { homesPageSize, type HomeStatus } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { homeColumns } from './home.fields.ts';

/** What is found out of a home beside its columns. */
const found = [
  sql<boolean>`plan is not null`.as('hasPlan'),
  sql<{ id: string; alt: string }[]>`(
    select coalesce(json_agg(json_build_object('id', p.id, 'alt', p.alt) order by p.position, p.id), '[]')
    from home_pictures p where p.home_id = homes.id
  )`.as('uploaded'),
] as const;

/** What the public pages show of homes. */
export const shownHomes = (db: Db) =>
  db
    .selectFrom('homes')
    .select([
      'slug',
      'name',
      'modelType',
      'footprint',
      'bedrooms',
      'bathrooms',
      'squareFootage',
      'description',
      'checked',
      ...found,
    ]);

/** What every answer of the API about a home is made from. */
const homes = (db: Db) => db.selectFrom('homes').select([...homeColumns, ...found]);

export const publishedHomes = prepare('homes', (db, _: Placeholders<object>) =>
  homes(db).where('status', '=', sql.lit('published')).orderBy('position').orderBy('name').orderBy('id'),
);

export const publishedHome = prepare('home', (db, p: Placeholders<{ slug: string }>) =>
  homes(db).where('slug', '=', p.slug).where('status', '=', sql.lit('published')),
);

export const homeById = prepare('catalog_home', (db, p: Placeholders<{ id: string }>) =>
  homes(db).where('id', '=', p.id),
);

/** A home as its statements return it. */
export type HomeRow = NonNullable<(typeof homeById)['row']>;

export const planById = prepare('catalog_home_plan', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('homes').select('plan').where('id', '=', p.id),
);

/** The plan of a published home. */
export const publishedPlan = prepare('home_plan', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('homes')
    .select(['id', 'name', 'plan', 'version'])
    .where('slug', '=', p.slug)
    .where('status', '=', sql.lit('published'))
    .where('plan', 'is not', null),
);

interface Wanted {
  readonly search: string | null;
  readonly status: HomeStatus | null;
}

const isWanted = ({ search, status }: Wanted) =>
  sql<SqlBool>`(${status}::text is null or status = ${status}) and ${search === null ? sql<SqlBool>`true` : searchFilter(search, [sql`search_fold(name)`, sql`search_fold(slug)`])}`;

/** One page of the catalog in the seller's order. */
export const catalogPage = (db: Db, wanted: Wanted, offset: number) =>
  homes(db)
    .where(isWanted(wanted))
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .limit(homesPageSize)
    .offset(offset);

export const catalogTotal = (db: Db, wanted: Wanted) =>
  db
    .selectFrom('homes')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isWanted(wanted));
