import type { StaffFilters } from './staff-url-state.ts';

/** What the list is filtered and ordered by, as the server takes it; without the page. */
export const listFilter = ({
  search,
  status,
  consultant,
  period,
  from,
  to,
  design,
}: Omit<StaffFilters, 'page'>) => ({
  search,
  status: status === 'kept' ? null : status,
  kept: status === 'kept',
  consultantId: consultant,
  period: period === 'all' ? null : period,
  from,
  to,
  ...design,
  latestFirst: period === 'past' || (period === 'all' && !from),
});
