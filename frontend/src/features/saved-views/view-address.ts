import type { ViewList, ViewParameter } from '@hearthline/rules/saved-views.ts';

/** The parameter of a list's address that names the view which was opened. */
export const viewParam = 'saved';

/** The address of a view: its list with its filters, which the list reads, and its id. */
export const viewAddress = (view: {
  readonly id: string;
  readonly list: ViewList;
  readonly parameters: readonly ViewParameter[];
}): string => {
  const query = new URLSearchParams([
    ['tab', view.list],
    [viewParam, view.id],
    ...view.parameters.map(({ name, value }): [string, string] => [name, value]),
  ]);
  return `/admin?${query}`;
};
