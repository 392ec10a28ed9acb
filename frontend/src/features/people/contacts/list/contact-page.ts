import { contactsPageSize, type ContactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ContactsDocument,
  useContactCountQuery,
  useContactsQuery,
  type ContactsQuery,
} from '../../../../gql/generated.ts';
import { useScrolledPages } from '../../../../ui/lists/scrolled-pages.ts';
import { criteriaOf } from '../contact-url-state.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

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
    ...networkOnly,
  });
  const shown = (data ?? previousData)?.contacts;
  const known = data && totalOf(data.contacts, filter.page);
  const needsCount = !counted && shown !== undefined && known === undefined;
  const count = useContactCountQuery({
    variables: criteriaOf(filter),
    ...networkOnly,
    skip: !needsCount,
  });
  const total = known ?? count.data?.contactCount;
  const now =
    data &&
    (data.contacts.pagination ??
      (total === undefined ? undefined : paginate(filter.page, total, contactsPageSize)));
  /** Shown while the next page is loading, as its contacts are. */
  const [last, setLast] = useState<Pagination>();
  if (now && (now.total !== last?.total || now.page !== last.page)) setLast(now);
  return {
    contacts: shown?.contacts,
    /** Undefined until the contacts are counted. */
    pagination: now ?? (data ? undefined : last),
    /** Whether these are the contacts asked for last. */
    isCurrent: data !== undefined,
    isUncounted: Boolean(count.error),
    loading,
    error,
    refetch: async (): Promise<void> => {
      await refetch();
      if (needsCount) await count.refetch();
    },
  };
};

/**
 * All contacts as one list, read while somebody scrolls over them.
 * @param filter null if the list has pages
 * @param list the first page, from {@link useContactPage}
 * @param current the contact that the keys act on
 */
export const useScrolledContacts = (
  filter: ContactFilter | null,
  list: Pick<ReturnType<typeof useContactPage>, 'contacts' | 'pagination'>,
  current: string | null,
) => {
  const client = useApolloClient();
  return useScrolledPages({
    key: filter && JSON.stringify(filter),
    first: list.contacts,
    total: list.pagination?.total,
    pageSize: contactsPageSize,
    current,
    read: async (page) => {
      const { data } = await client.query({
        query: ContactsDocument,
        variables: { ...filter, page, counted: false },
      });
      return data?.contacts.contacts ?? [];
    },
  });
};
