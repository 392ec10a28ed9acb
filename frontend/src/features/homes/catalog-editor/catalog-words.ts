import { pluralize } from '@hearthline/rules/humanize.ts';
import type { HomeStatus } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { CatalogRowFragment } from '../../../gql/generated.ts';

/** The address of the list. */
export const catalogList = '/admin/homes';

/** In place of an id: a home that is not stored yet. */
export const newHomeId = 'new';

export const statusTitles: Readonly<Record<HomeStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** Whether visitors read that the home has not passed the check of plans. */
export const isUnchecked = ({ status, checked }: Pick<CatalogRowFragment, 'status' | 'checked'>): boolean =>
  status === 'published' && !checked;

/** The page that visitors see. */
export const publicPage = ({ slug }: Pick<CatalogRowFragment, 'slug'>): string => `/homes/${slug}`;

/** `3 bd · 2 ba`, spelled out for a screen reader by {@link roomsText}. */
export const shortRooms = ({
  bedrooms,
  bathrooms,
}: Pick<CatalogRowFragment, 'bedrooms' | 'bathrooms'>): string => `${bedrooms} bd · ${bathrooms} ba`;

/** `3 bedrooms, 2 bathrooms`. */
export const roomsText = ({
  bedrooms,
  bathrooms,
}: Pick<CatalogRowFragment, 'bedrooms' | 'bathrooms'>): string =>
  `${pluralize(bedrooms, 'bedroom')}, ${pluralize(bathrooms, 'bathroom')}`;

/** `26 × 66`: feet, as the trade writes them. */
export const footprintText = (footprint: string): string => footprint.replace('x', ' × ');
