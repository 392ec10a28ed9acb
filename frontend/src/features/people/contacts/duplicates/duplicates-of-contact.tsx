import { chakra } from '@chakra-ui/react/styled-system';
import { skipToken } from '@apollo/client/react';
import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useDuplicatesOfProbeQuery, useDuplicatesOfQuery } from '../../../../gql/generated.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { BackLink } from '../../../../ui/navigation/back-link.tsx';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { fullName } from '../contact-words.ts';
import { DuplicateGroup, reasonTitles } from './duplicate-group.tsx';
import { useMerging } from './use-merging.ts';

/** One contact and those that may be the same person, by the name alone too. */
export const DuplicatesOfContact = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useDuplicatesOfQuery({ variables: { id }, ...networkOnly });
  const contact = data?.contact;
  const probe = useDuplicatesOfProbeQuery(
    contact
      ? {
          variables: {
            input: {
              email: contact.email,
              phone: contact.phone,
              firstName: contact.firstName,
              lastName: contact.lastName,
              exceptId: contact.id,
            },
          },
          ...networkOnly,
        }
      : skipToken,
  );
  const read = async (): Promise<void> => {
    await refetch();
    await probe.refetch();
  };
  const list = useRef<HTMLDivElement>(null);
  const merging = useMerging(list, read);
  const found = (probe.data ?? probe.previousData)?.contactDuplicates;
  const problem = error ?? probe.error;
  if (problem) return <LoadError title={contactSentences.fetchFailed} error={problem} retry={read} />;
  if (!contact || !found) return <PageSpinner />;
  // It went into another one, of which the rest may be duplicates still.
  if (contact.id !== id) return <Navigate to={`/contacts/duplicates?contact=${contact.id}`} replace />;
  const name = fullName(contact);
  const [strongest] = found;
  return (
    <chakra.div
      ref={list}
      tabIndex={-1}
      outline="none"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <BackLink to={`/contacts/${contact.id}`} mb="0">
        {name}
      </BackLink>
      {strongest ? (
        <DuplicateGroup
          title={reasonTitles[strongest.reason]}
          contacts={[contact, ...found.map(({ contact: other }) => other)].sort((one, other) =>
            one.createdAt < other.createdAt ? -1 : 1,
          )}
          merging={merging}
        />
      ) : (
        <EmptyState
          title={`No duplicates of ${name}`}
          text="Nobody else has the same email address, phone number or name."
        >
          <ButtonLink to="/contacts/duplicates">All duplicates</ButtonLink>
        </EmptyState>
      )}
    </chakra.div>
  );
};
