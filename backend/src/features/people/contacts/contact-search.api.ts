import { anyDesign } from '@hearthline/rules/people/leads/design-filter.ts';
import type { Context } from '../../../platform/context.ts';
import type { ContactRow } from './contact.fields.ts';
import { criteriaOf } from './list/filter-conditions.ts';
import { findContactRows } from './list/list.queries.ts';

/** Contacts that a list shows without any filter. */
const all = {
  status: null,
  tag: null,
  source: null,
  added: null,
  addedFrom: null,
  addedTo: null,
  waiting: false,
  owner: null,
  open: false,
  ...anyDesign,
} as const;

/** The newest contacts that a search finds, at most one page of the list, found as the list finds them. */
export const searchContacts = async (
  context: Pick<Context, 'query' | 'slowRead' | 'now' | 'viewer'>,
  search: string,
): Promise<readonly ContactRow[]> => {
  const criteria = await criteriaOf(context, { ...all, search });
  return (await findContactRows(context, { ...criteria, page: 1, sort: 'newest' })).rows;
};
