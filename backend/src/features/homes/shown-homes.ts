import type { ShownHome } from '@hearthline/rules/homes/shown-home.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';

/** The most homes that the home page shows. */
const mostFeatured = 9;

/** What the pages show of published homes. */
const published = (db: Db) =>
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
      sql<boolean>`plan is not null`.as('hasPlan'),
      sql<{ id: string; alt: string }[]>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'alt', p.alt) order by p.position, p.id), '[]')
        from home_pictures p where p.home_id = homes.id
      )`.as('uploaded'),
    ])
    .where('status', '=', sql.lit('published'));

const featured = prepare('featured_homes', (db, _: Placeholders<object>) =>
  published(db)
    .where('featured', '=', sql.lit(true))
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .limit(sql.lit(mostFeatured)),
);

const bySlug = prepare('shown_home', (db, p: Placeholders<{ slug: string }>) =>
  published(db).where('slug', '=', p.slug),
);

const addresses = prepare('home_addresses', (db, _: Placeholders<object>) =>
  db
    .selectFrom('homes')
    .select(['slug', 'updatedAt'])
    .where('status', '=', sql.lit('published'))
    .orderBy('position')
    .orderBy('slug'),
);

const shownOf = ({ uploaded, ...row }: NonNullable<(typeof bySlug)['row']>): ShownHome => {
  const pictures = uploaded.map(({ id, alt }) => ({
    id,
    alt,
    url: `/api/homes/${row.slug}/pictures/${id}.webp`,
  }));
  return { ...row, pictures, imageUrl: pictures[0]?.url ?? `/api/image/home-${row.slug}.png` };
};

type Reader = Pick<Context, 'query'>;

/** The homes of the home page, in the seller's order. */
export const featuredHomes = async (context: Reader): Promise<ShownHome[]> =>
  (await context.query(featured, {})).map(shownOf);

/** The published home with this address, in whatever case it is written; null if there is none. */
export const shownHome = async (context: Reader, slug: string): Promise<ShownHome | null> => {
  const [row] = /^[a-z0-9-]{1,60}$/i.test(slug)
    ? await context.query(bySlug, { slug: slug.toLowerCase() })
    : [];
  return row ? shownOf(row) : null;
};

/** The addresses of all published homes, and when each was changed. */
export const homeAddresses = (
  context: Reader,
): Promise<{ readonly slug: string; readonly updatedAt: Date }[]> => context.query(addresses, {});
