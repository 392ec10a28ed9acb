import { pictureAlt } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { sectionInchesOf, travelOf } from '@hearthline/rules/homes/places/travel.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { homePriceOf } from '@hearthline/rules/homes/prices/price-of.ts';
import { omit } from '../../../platform/db/pick.ts';
import { homeToPrice, type PriceBook } from '../prices/price.api.ts';
import { staffOnly } from './home.fields.ts';
import type { HomeRow } from './home.queries.ts';

/** The paths of a home's pictures; of its front there always is one. */
export const picturesOf = ({ slug, name, uploaded }: Pick<HomeRow, 'slug' | 'name' | 'uploaded'>) => {
  const pictures = uploaded.map(({ id, alt }) => ({
    id,
    alt: alt || pictureAlt(name),
    url: `/api/homes/${slug}/pictures/${id}.webp`,
  }));
  return { pictures, imageUrl: pictures[0]?.url ?? `/api/image/home-${slug}.png` };
};

/** A row as staff see it: with the paths of its pictures and its plan, its own look, its price of today, and whether it travels. */
export const catalogHomeOf = (book: PriceBook, { uploaded, planSectionInches, ...row }: HomeRow) => ({
  ...row,
  ...picturesOf({ ...row, uploaded }),
  look: row.look ?? standardLook,
  planUrl: row.hasPlan && row.status === 'published' ? `/api/homes/${row.slug}/plan.png` : null,
  price: homePriceOf(book, homeToPrice({ ...row, planSectionInches })),
  travel: travelOf(sectionInchesOf({ ...row, planSectionInches }), book.places.transportWidthFeet),
});
export type CatalogHomeView = ReturnType<typeof catalogHomeOf>;

/** What visitors see of a home: not how the seller manages it. */
export const homeOf = (book: PriceBook, row: HomeRow) => omit(catalogHomeOf(book, row), staffOnly);
export type HomeView = ReturnType<typeof homeOf>;
