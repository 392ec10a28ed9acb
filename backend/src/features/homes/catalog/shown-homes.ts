import { maxHomes } from '@hearthline/rules/homes/catalog/home-rules.ts';
import {
  isHomeSlug,
  type HomeSizes,
  type ListedHome,
  type ShownHome,
} from '@hearthline/rules/homes/catalog/shown-home.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { planSectionInches } from '../prices/price.api.ts';
import { shownHomes } from './home.queries.ts';
import { picturesOf } from './home-view.ts';

/** The most homes that the home page shows. */
const maxFeatured = 9;

const published = (db: Db) => shownHomes(db).where('status', '=', sql.lit('published'));

const featured = prepare('featured_homes', (db, _: Placeholders<object>) =>
  published(db)
    .where('featured', '=', sql.lit(true))
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .limit(sql.lit(maxFeatured)),
);

const all = prepare('listed_homes', (db, _: Placeholders<object>) =>
  published(db).orderBy('position').orderBy('name').orderBy('id').limit(sql.lit(maxHomes)),
);

const bySlug = prepare('shown_home', (db, p: Placeholders<{ slug: string }>) =>
  published(db).select(['planCode', 'look', 'street', planSectionInches]).where('slug', '=', p.slug),
);

const bookable = prepare('bookable_home', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('homes')
    .select(['id', 'name'])
    .where('slug', '=', p.slug)
    .where('status', '=', sql.lit('published')),
);

const sizes = prepare('home_sizes', (db, _: Placeholders<object>) =>
  db
    .selectFrom('homes')
    .select((eb) => [eb.fn.min('squareFootage').as('least'), eb.fn.max('squareFootage').as('most')])
    .where('status', '=', sql.lit('published')),
);

const addresses = prepare('home_addresses', (db, _: Placeholders<object>) =>
  db
    .selectFrom('homes')
    .select(['slug', 'updatedAt'])
    .where('status', '=', sql.lit('published'))
    .orderBy('position')
    .orderBy('slug'),
);

type Row = NonNullable<(typeof featured)['row']> &
  Pick<ShownHome, 'planCode' | 'look' | 'street' | 'planSectionInches'>;

const shownOf = ({ uploaded, ...row }: Row): ShownHome => ({
  ...row,
  ...picturesOf({ ...row, uploaded }),
});

type Reader = Pick<Context, 'query'>;

/** The homes of the home page, in the seller's order. */
export const featuredHomes = async (context: Reader): Promise<ShownHome[]> =>
  (await context.query(featured, {})).map(shownOf);

/** Every published home, in the seller's order. */
export const listedHomes = async (context: Reader): Promise<ListedHome[]> =>
  (await context.query(all, {})).map((row) => {
    const { description: _description, ...home } = shownOf(row);
    return home;
  });

/** The smallest and the largest published home; null without any. */
export const homeSizes = async (context: Reader): Promise<HomeSizes | null> => {
  const [row] = await context.query(sizes, {});
  return row?.least && row.most ? { min: row.least, max: row.most } : null;
};

/** The published home with this address, in whatever case it is written; null if there is none. */
export const shownHome = async (context: Reader, slug: string): Promise<ShownHome | null> => {
  const address = slug.toLowerCase();
  const [row] = isHomeSlug(address) ? await context.query(bySlug, { slug: address }) : [];
  return row ? shownOf(row) : null;
};

/** Id and name of the published home with this slug; null if there is none. */
export const bookableHome = async (
  context: Reader,
  slug: string,
): Promise<{ readonly id: string; readonly name: string } | null> => {
  const [row] = isHomeSlug(slug) ? await context.query(bookable, { slug }) : [];
  return row ?? null;
};

/** The addresses of all published homes, and when each was changed. */
export const homeAddresses = (
  context: Reader,
): Promise<{ readonly slug: string; readonly updatedAt: Date }[]> => context.query(addresses, {});
