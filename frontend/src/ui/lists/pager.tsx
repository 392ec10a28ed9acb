import { chakra } from '@chakra-ui/react/styled-system';
import { pageText, type Pagination } from '@hearthline/rules/paging.ts';
import { Button } from '../actions/button.tsx';

interface PagerProps {
  /** What is paged, as in `Contacts`. */
  readonly label: string;
  /** `totalPages` is missing until they are counted. */
  readonly pagination: Partial<Pagination>;
  /** The page requested last: it may still be loading while the previous one is shown. Pressing Next again means the page after it. */
  readonly requestedPage: number;
  /** As in `Showing 1 to 50 of 120 contacts`. */
  readonly rangeText: string;
  readonly onPage: (page: number) => void;
}

/** Previous, `Page x of y`, Next; the buttons only if there is more than one page. */
export const Pager = ({ label, pagination, requestedPage, rangeText, onPage }: PagerProps) => {
  const { totalPages } = pagination;
  const page = Math.min(requestedPage, totalPages ?? requestedPage);
  return (
    <chakra.nav
      aria-label={`${label} pages`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.p role="status" textStyle="small" color="quiet">
        {rangeText}
      </chakra.p>
      {totalPages !== 1 && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
            {pageText({ ...pagination, page })}
          </chakra.span>
          <Button variant="outline" size="sm" disabled={page === totalPages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </chakra.div>
      )}
    </chakra.nav>
  );
};
