import {
  contactFilter,
  contactSorts,
  type ContactFilter,
  type ContactMatch,
} from '@hearthline/rules/contacts/rules.ts';
import { useListAddress } from '../../platform/navigation/list-url.ts';

type Said = Exclude<keyof ContactFilter, 'page'>;

/** The part of the address that determines what the list shows. */
interface ContactAddress extends Pick<ReturnType<typeof useListAddress<Said>>, 'change'> {
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
} = contactFilter.shape;

/** The address of the list of contacts. */
export const contactList = '/admin?tab=contacts';

/** The part of a filter that restricts the list, without page and order. */
export const matchOf = ({ page: _page, sort: _sort, ...match }: ContactFilter): ContactMatch => match;

/** Whether some contacts are left out. */
export const isNarrowed = (filter: ContactFilter): boolean => Object.values(matchOf(filter)).some(Boolean);

/** An empty filter. */
export const everyContact = {
  search: '',
  status: '',
  tag: '',
  source: '',
  added: '',
  addedFrom: '',
  addedTo: '',
  waiting: '',
} as const satisfies Record<keyof ContactMatch, ''>;

/** Keeps page, order and filters in the address (`?page=2&search=ada&status=active&tag=vip&source=import&added=this_month&waiting=true&sort=name`). */
export const useContactAddress = (): ContactAddress => {
  const { page, said, change } = useListAddress<Said>({ usual: { sort: 'newest' }, home: contactList });
  const search = said('search');
  const filter: ContactFilter = {
    page,
    search: searchRule.safeParse(search).data ?? null,
    status: statusRule.safeParse(said('status')).data ?? null,
    tag: tagRule.safeParse(said('tag')).data ?? null,
    source: sourceRule.safeParse(said('source')).data ?? null,
    added: addedRule.safeParse(said('added')).data ?? null,
    addedFrom: dayRule.safeParse(said('addedFrom')).data ?? null,
    addedTo: dayRule.safeParse(said('addedTo')).data ?? null,
    waiting: waitingRule.safeParse(said('waiting')).data ?? false,
    sort: contactSorts.find((sort) => sort === said('sort')) ?? 'newest',
  };
  return { filter, search, change };
};
