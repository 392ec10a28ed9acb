import {
  contactFilter,
  contactSorts,
  type ContactFilter,
  type ContactMatch,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { designFilterIn } from '@hearthline/rules/people/leads/design-filter.ts';
import { useListUrl } from '../../../platform/navigation/list-url.ts';

type ParameterName = Exclude<keyof ContactFilter, 'page'>;

/** The part of the address that determines what the list shows. */
interface ContactAddress extends Pick<ReturnType<typeof useListUrl<ParameterName>>, 'change'> {
  /** The filter for the server; values that the rules reject are ignored. */
  readonly filter: ContactFilter;
  /** The search text as typed. */
  readonly search: string;
}

const {
  search: searchRule,
  status: statusRule,
  tag: tagRule,
  source: sourceRule,
  added: addedRule,
  addedFrom: dayRule,
  waiting: waitingRule,
  owner: ownerRule,
  open: openRule,
} = contactFilter.shape;

/** The address of the list of contacts. */
export const contactList = '/admin?tab=contacts';

/** The part of a filter that restricts the list, without page and order. */
export const criteriaOf = ({ page: _page, sort: _sort, ...match }: ContactFilter): ContactMatch => match;

/** Whether some contacts are left out. */
export const isNarrowed = (filter: ContactFilter): boolean => Object.values(criteriaOf(filter)).some(Boolean);

/** An empty filter. */
export const emptyFilter = {
  search: '',
  status: '',
  tag: '',
  source: '',
  added: '',
  addedFrom: '',
  addedTo: '',
  waiting: '',
  owner: '',
  open: '',
  home: '',
  roof: '',
  minPrice: '',
  maxPrice: '',
} as const satisfies Record<keyof ContactMatch, ''>;

/** Keeps page, order and filters in the address (`?page=2&search=ada&status=active&tag=vip&source=import&added=this_month&waiting=true&sort=name`). */
export const useContactUrlState = (): ContactAddress => {
  const { page, param, change } = useListUrl<ParameterName>({
    defaults: { sort: 'newest' },
    home: contactList,
  });
  const search = param('search');
  const filter: ContactFilter = {
    page,
    search: searchRule.safeParse(search).data ?? null,
    status: statusRule.safeParse(param('status')).data ?? null,
    tag: tagRule.safeParse(param('tag')).data ?? null,
    source: sourceRule.safeParse(param('source')).data ?? null,
    added: addedRule.safeParse(param('added')).data ?? null,
    addedFrom: dayRule.safeParse(param('addedFrom')).data ?? null,
    addedTo: dayRule.safeParse(param('addedTo')).data ?? null,
    waiting: waitingRule.safeParse(param('waiting')).data ?? false,
    owner: ownerRule.safeParse(param('owner')).data ?? null,
    open: openRule.safeParse(param('open')).data ?? false,
    ...designFilterIn(param),
    sort: contactSorts.find((sort) => sort === param('sort')) ?? 'newest',
  };
  return { filter, search, change };
};
