import { contactsPageSize, type ContactFilter } from '@hearthline/rules/contacts/rules.ts';
import { paginate } from '@hearthline/rules/paging.ts';
import { useContactCountQuery, useContactsQuery, type ContactsQuery } from '../../../gql/generated.ts';
import { criteriaOf } from '../contact-url-state.ts';

/** The total that a page tells by itself: it is the last one, or the list is empty. */
const totalOf = ({ contacts }: ContactsQuery['contacts'], page: number): number | undefined =>
  contacts.length < contactsPageSize && (contacts.length > 0 || page === 1)
    ? (page - 1) * contactsPageSize + contacts.length
    : undefined;

/**
 * One page of the list, always loaded anew, because visitors and colleagues add contacts at any time. A search shows its
 * contacts at once; their number follows when they are counted, unless the page tells it.
 */
export const useContactPage = (filter: ContactFilter) => {
  const counted = filter.search === null;
  const { data, previousData, loading, error, refetch } = useContactsQuery({
    variables: { ...filter, counted },
    fetchPolicy: 'network-only',
  });
  const shown = (data ?? previousData)?.contacts;
  const told = shown && totalOf(shown, filter.page);
  const count = useContactCountQuery({
    variables: criteriaOf(filter),
    fetchPolicy: 'network-only',
    skip: counted || !shown || told !== undefined,
  });
  const total = told ?? count.data?.contactCount;
  return {
    contacts: shown?.contacts,
    /** Undefined until the contacts are counted. */
    pagination:
      shown?.pagination ?? (total === undefined ? undefined : paginate(filter.page, total, contactsPageSize)),
    /** Whether these are the contacts asked for last. */
    isCurrent: data !== undefined,
    isUncounted: Boolean(count.error),
    loading,
    error,
    refetch: async (): Promise<void> => {
      await refetch();
      if (count.data) await count.refetch();
    },
  };
};
