import { contactFilter, contactSorts, type ContactFilter, type ContactMatch } from '@hearthline/rules/contacts.ts';
import { useSearchParams } from 'react-router-dom';

/** The part of the address that says what the list shows. */
interface ContactAddress {
  /** What the server is asked; what the rules do not take reads as not said. */
  readonly filter: ContactFilter;
  /** What was deleted lately, instead of the list. */
  readonly deleted: boolean;
  /** The search as it was typed. */
  readonly search: string;
  /** Anything but another page begins at page 1. `replace`: back does not lead to what was shown before. */
  readonly change: (to: Partial<Record<keyof ContactFilter, string | number>>, replace?: boolean) => void;
}

const { page: pageRule, search: searchRule, status: statusRule, tag: tagRule, source: sourceRule, added: addedRule, addedFrom: dayRule } = contactFilter.shape;

/** What of a filter narrows the list, whatever its page and order. */
export const matchOf = ({ page: _page, sort: _sort, ...match }: ContactFilter): ContactMatch => match;

/** Whether some contacts are left out. */
export const isNarrowed = (filter: ContactFilter): boolean => Object.values(matchOf(filter)).some(Boolean);

/** A list that nothing narrows. */
export const everyContact = { search: '', status: '', tag: '', source: '', added: '', addedFrom: '', addedTo: '' } as const satisfies Record<keyof ContactMatch, ''>;

/** Page, order and filters of the contact list live in the address (`?page=2&search=ada&status=active&tag=vip&source=import&added=this_month&sort=name`). */
export const useContactAddress = (): ContactAddress => {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const filter: ContactFilter = {
    page: pageRule.safeParse(params.get('page')).data ?? 1,
    search: searchRule.safeParse(search).data ?? null,
    status: statusRule.safeParse(params.get('status')).data ?? null,
    tag: tagRule.safeParse(params.get('tag')).data ?? null,
    source: sourceRule.safeParse(params.get('source')).data ?? null,
    added: addedRule.safeParse(params.get('added')).data ?? null,
    addedFrom: dayRule.safeParse(params.get('addedFrom')).data ?? null,
    addedTo: dayRule.safeParse(params.get('addedTo')).data ?? null,
    sort: contactSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
  const change: ContactAddress['change'] = (to, replace = false) => {
    // From the address itself: two changes within one turn must not overwrite each other.
    const next = new URLSearchParams(window.location.search || params);
    if (!('page' in to)) next.delete('page');
    for (const [name, value] of Object.entries(to)) {
      if (value === '' || (name === 'page' && value === 1) || (name === 'sort' && value === 'newest')) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next, { replace });
  };
  return { filter, deleted: params.get('view') === 'deleted', search, change };
};
