import { chakra } from '@chakra-ui/react/styled-system';
import { duplicatesPageSize, splitDays } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { rangeText } from '@hearthline/rules/paging.ts';
import { useRef } from 'react';
import {
  useDuplicateGroupsQuery,
  type ContactRowFragment,
  type DuplicateReason,
} from '../../../../gql/generated.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { contactList } from '../contact-url-state.ts';
import { DuplicateGroup, reasonTitles } from './duplicate-group.tsx';
import { useMerging } from './use-merging.ts';

/** What the contacts of a group have in common, so that no two groups are called the same. */
const groupTitle = (reason: DuplicateReason, contact: ContactRowFragment | undefined): string => {
  const title = reason === 'name' ? 'Same name and address' : reasonTitles[reason];
  const shared = contact && { email: contact.email, phone: contact.phone, name: contact.address }[reason];
  return shared ? `${title}, ${shared}` : title;
};

/** All contacts that may be one person, group by group. */
export const DuplicatesScreen = () => {
  const { page, change } = useListUrl();
  const { data, previousData, loading, error, refetch } = useDuplicateGroupsQuery({
    variables: { page },
    ...networkOnly,
  });
  const list = useRef<HTMLDivElement>(null);
  const merging = useMerging(list, refetch);
  const shown = (data ?? previousData)?.duplicateGroups;
  const isBeyond = useLastPage({ page, change }, data?.duplicateGroups.pagination.totalPages);
  if (error && !loading)
    return <LoadError title={contactSentences.fetchFailed} error={error} retry={refetch} />;
  if (!shown || isBeyond) return <PageSpinner />;
  if (shown.pagination.total === 0)
    return (
      <EmptyState
        title="No duplicates"
        text="Contacts that share an email address, a phone number, or a name and address would stand here."
      >
        <ButtonLink to={contactList}>All contacts</ButtonLink>
      </EmptyState>
    );
  return (
    <chakra.div
      ref={list}
      tabIndex={-1}
      outline="none"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      aria-busy={loading || merging.busy}
    >
      <Text look="small" quiet maxW="narrow">
        Contacts that may be one person. The one that stays keeps its details, fills its blanks from the
        other, and takes over everything that belongs to it. They can be split for {splitDays} days.
      </Text>
      {shown.groups.map(({ reason, contacts }) => (
        <DuplicateGroup
          key={`${reason} ${contacts.map(({ id }) => id).join()}`}
          title={groupTitle(reason, contacts[0])}
          contacts={contacts}
          merging={merging}
        />
      ))}
      <Pager
        label="Duplicates"
        pagination={shown.pagination}
        requestedPage={page}
        rangeText={rangeText(
          shown.pagination,
          duplicatesPageSize,
          pluralize(shown.pagination.total, 'group'),
        )}
        onPage={(to) => change({ page: to })}
      />
    </chakra.div>
  );
};
