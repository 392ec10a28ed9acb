import { contactFilter, contactSorts, type ContactFilter, type ContactMatch } from '@hearthline/rules/contacts.ts';
import { useListAddress } from '../../platform/list-address.ts';

type Said = Exclude<keyof ContactFilter, 'page'>;

/** The part of the address that says what the list shows. */
interface ContactAddress extends Pick<ReturnType<typeof useListAddress<Said>>, 'change'> {
  /** What the server is asked; what the rules do not take reads as not said. */
  readonly filter: ContactFilter;
  /** The search as it was typed. */
  readonly search: string;
}

const { search: searchRule, status: statusRule, tag: tagRule, source: sourceRule, added: addedRule, addedFrom: dayRule } = contactFilter.shape;

/** Where the list of contacts is. */
export const contactList = '/admin?tab=contacts';

/** What of a filter narrows the list, whatever its page and order. */
export const matchOf = ({ page: _page, sort: _sort, ...match }: ContactFilter): ContactMatch => match;

/** Whether some contacts are left out. */
export const isNarrowed = (filter: ContactFilter): boolean => Object.values(matchOf(filter)).some(Boolean);

/** A list that nothing narrows. */
export const everyContact = { search: '', status: '', tag: '', source: '', added: '', addedFrom: '', addedTo: '' } as const satisfies Record<keyof ContactMatch, ''>;

/** Page, order and filters of the contact list live in the address (`?page=2&search=ada&status=active&tag=vip&source=import&added=this_month&sort=name`). */
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
    sort: contactSorts.find((sort) => sort === said('sort')) ?? 'newest',
  };
  return { filter, search, change };
};
