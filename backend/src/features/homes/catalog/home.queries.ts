import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { homesPageSize, type HomeStatus } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { planSectionInches } from '../prices/price.api.ts';
import { homeColumns } from './home.fields.ts';

const home = expressionBuilder<Tables, 'homes'>();

/** What is found out of a home beside its columns. */
const found = [
  home('plan', 'is not', null).$castTo<boolean>().as('hasPlan'),
  home
    .selectFrom('homePictures as p')
    .select((eb) =>
      eb.fn
        .coalesce(
          eb.fn
            .jsonAgg(jsonBuildObject({ id: eb.ref('p.id'), alt: eb.ref('p.alt') }))
            .orderBy('p.position')
            .orderBy('p.id'),
          sql<[]>`'[]'`,
        )
        .as('uploaded'),
    )
    .whereRef('p.homeId', '=', 'homes.id')
    .$asScalar()
    .$notNull()
    .as('uploaded'),
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
const homes = (db: Db) => db.selectFrom('homes').select([...homeColumns, ...found, planSectionInches]);

export const publishedHomes = prepare('homes', (db, _: Placeholders<object>) =>
  homes(db).where('status', '=', sql.lit('published')).orderBy('position').orderBy('name').orderBy('id'),
);

export const homeById = prepare('catalog_home', (db, p: Placeholders<{ id: string }>) =>
  homes(db).where('id', '=', p.id),
);

/** A home as its statements return it. */
export type HomeRow = NonNullable<(typeof homeById)['row']>;

export const planById = prepare('catalog_home_plan', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('homes').select('plan').where('id', '=', p.id),
);

/** What a change of a home may dress anew. */
export const outsideById = prepare('catalog_home_outside', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('homes').select(['plan', 'planCode', 'look']).where('id', '=', p.id),
);

/** The plan of a published home. */
export const publishedPlan = prepare('home_plan', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('homes')
    .select(['id', 'name', 'plan', 'version', 'look'])
    .where('slug', '=', p.slug)
    .where('status', '=', sql.lit('published'))
    .where('plan', 'is not', null),
);

/** The plan of a home, and its own look, as a quote has kept them. */
export const quotedPlan = prepare(
  'home_quoted_plan',
  (db, p: Placeholders<{ slug: string; sha256: string }>) =>
    db
      .selectFrom('quotedHomes as q')
      .innerJoin('designPlans as p', 'p.sha256', 'q.planSha256')
      .select(['p.document', sql<Look>`q.look`.as('look')])
      .where('q.slug', '=', p.slug)
      .where('q.planSha256', '=', p.sha256)
      .limit(sql.lit(1)),
);

interface Wanted {
  readonly search: string | null;
  readonly status: HomeStatus | null;
}

const isWanted = ({ search, status }: Wanted) =>
  home.and([
    ...(status === null ? [] : [home('status', '=', status)]),
    ...(search === null
      ? []
      : [
          searchFilter(search, [
            home.fn<string>('search_fold', ['name']),
            home.fn<string>('search_fold', ['slug']),
          ]),
        ]),
  ]);

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
