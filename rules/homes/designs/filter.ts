import { z } from 'zod';
import { roofIds, sidingIds } from '../../design.ts';
import { optionalChoice, optionalId } from '../../optional.ts';
import { pageNumber } from '../../page-number.ts';
import { searchText } from '../../search.ts';
import { designSentences } from './design-content.ts';

/** How many designs a page has. */
export const designsPageSize = 50;

/** What staff look for among designs. `home` is the slug of a home of the catalog or the code of a generated plan. */
export const designFilter = z.object({
  page: pageNumber,
  search: searchText,
  home: optionalId,
  roof: optionalChoice(roofIds, designSentences.roof),
  siding: optionalChoice(sidingIds, designSentences.siding),
});
