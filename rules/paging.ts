/** The position of a page in its list; the same in GraphQL and REST. */
export interface Pagination {
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

/** The highest accepted page number; longer lists are searched, not paged through. */
export const maxPage = 1_000_000;

/** The page number in an address (`?page=2`): 1 unless it is one that `pageNumber` of `page-number.ts` accepts. */
export const pageInAddress = (text: string | null): number => {
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
};

/** Computes the pagination of a list: totalPages is at least 1, so that "Page 1 of 1" is never "of 0". */
export const paginate = (page: number, total: number, pageSize: number): Pagination => ({
  page,
  totalPages: Math.max(1, Math.ceil(total / pageSize)),
  total,
});

/** `Showing 51 to 100 of 120 contacts` (docs/specification.md, section 9). @param whole the size of the whole list, as in `120 contacts` */
export const rangeText = (
  { page, total }: Pick<Pagination, 'page' | 'total'>,
  pageSize: number,
  whole: string,
): string =>
  `Showing ${total === 0 ? 0 : (page - 1) * pageSize + 1} to ${Math.min(page * pageSize, total)} of ${whole}`;

/** `Page 2 of 7` (docs/specification.md, section 9); `Page 2 of …` until the pages are counted. */
export const pageText = ({ page, totalPages }: Pick<Pagination, 'page'> & Partial<Pagination>): string =>
  `Page ${page} of ${totalPages ?? '…'}`;
