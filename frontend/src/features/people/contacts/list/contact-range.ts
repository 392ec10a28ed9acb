import { contactRangeText, uncountedRangeText } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { rangeText, type Pagination } from '@hearthline/rules/paging.ts';
import { scrollableRows } from '../../../../ui/lists/scrolled-pages.ts';

/**
 * Which contacts are shown, of how many.
 * @param pagination undefined while they are not counted yet
 * @param isWhole all of them are scrolled over, as in a saved view, instead of one page after the other
 */
export const shownRange = (pagination: Pagination | undefined, page: number, isWhole: boolean): string => {
  if (!pagination) return uncountedRangeText(page);
  if (pagination.total === 0) return 'No contacts found';
  return isWhole
    ? rangeText(pagination, scrollableRows, `${pagination.total} contacts`)
    : contactRangeText(pagination);
};
