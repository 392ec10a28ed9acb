import { chakra } from '@chakra-ui/react/styled-system';
import { useUserRecordsQuery, type UserRecordsQuery } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { FactRows } from '../../../../ui/text/fact-rows.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

type Records = UserRecordsQuery['userRecords'];

const titles = [
  ['ownedContacts', 'Contacts owned'],
  ['openDeals', 'Open deals'],
  ['visits', 'Appointments to hold'],
  ['threads', 'Message threads to answer'],
  ['customerProjects', 'Projects as the customer'],
  ['contractorProjects', 'Projects as the contractor'],
  ['builds', 'Builds of these projects'],
  ['crewMembers', 'Crew members'],
  ['materials', 'Materials'],
  ['documents', 'Documents sent'],
  ['messages', 'Messages written'],
  ['notes', 'Notes about contacts'],
  ['appointments', 'Appointments'],
  ['upcomingAppointments', 'Upcoming appointments'],
  ['reports', 'Saved reports'],
  ['requests', 'Consultant requests'],
  ['contacts', 'Contacts with the same address'],
] as const satisfies readonly (readonly [keyof Records, string])[];

/** What hangs on an account, counted while the user decides about it. */
export const RelatedRecords = ({ id, title }: { readonly id: string; readonly title: string }) => {
  const { data, error } = useUserRecordsQuery({ variables: { id }, ...networkOnly });
  const records = data?.userRecords;
  const facts = records
    ? titles.flatMap(([key, text]) =>
        records[key] > 0 ? [[text, records[key].toLocaleString('en-US')] as const] : [],
      )
    : [];
  return (
    <chakra.section
      aria-labelledby="user-records"
      aria-busy={!records && !error}
      display="grid"
      gap="2.5"
      px="4"
      py="3.5"
      bg="sunken"
      borderRadius="md"
    >
      <Heading as="h3" look="subheading" fontSize="1rem" id="user-records">
        {title}
      </Heading>
      {error ? (
        <FormMessage tone="error">{errorText(error)}</FormMessage>
      ) : !records ? (
        <chakra.div display="grid" gap="2.5" data-skeleton>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="90%" />
        </chakra.div>
      ) : facts.length > 0 ? (
        <FactRows facts={facts} />
      ) : (
        <Text look="small" quiet>
          No records for this person yet.
        </Text>
      )}
    </chakra.section>
  );
};
