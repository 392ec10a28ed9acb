import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';

/** The parameter of a list's address that names the view which was opened. */
export const viewParam = 'saved';

/** Where each list is, and what its address always says. */
const places: Readonly<
  Record<ViewList, { readonly path: string; readonly always: Readonly<Record<string, string>> }>
> = {
  contacts: { path: '/admin', always: { tab: 'contacts' } },
  projects: { path: '/admin', always: { tab: 'projects' } },
  // The deals begin as a board, which shows every stage.
  deals: { path: '/deals', always: { view: 'list' } },
};

/** The address of a whole list. */
export const listAddress = (list: ViewList): string => {
  const { path, always } = places[list];
  return `${path}?${new URLSearchParams(always)}`;
};

/** Whether an address shows a list. */
export const showsList = (list: ViewList, pathname: string, params: URLSearchParams): boolean => {
  const { path, always } = places[list];
  return pathname === path && Object.entries(always).every(([name, value]) => params.get(name) === value);
};

/** The address of a view: its list with its filters, which the list reads, and its id. */
export const viewAddress = (view: {
  readonly id: string;
  readonly list: ViewList;
  readonly parameters: readonly ViewParameter[];
}): string => {
  const { path, always } = places[view.list];
  const query = new URLSearchParams([
    ...Object.entries(always),
    [viewParam, view.id],
    ...view.parameters.map(({ name, value }): [string, string] => [name, value]),
  ]);
  return `${path}?${query}`;
};
