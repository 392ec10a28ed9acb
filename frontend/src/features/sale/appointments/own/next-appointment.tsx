import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { Link } from 'react-router-dom';
import {
  useMyAppointmentsQuery,
  useProjectAppointmentsQuery,
  type OwnAppointmentFragment,
} from '../../../../gql/generated.ts';
import { useNow } from '../../../../platform/dates/current-time.ts';
import { CalendarIcon } from '../../../../ui/theme/further-icons.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';

const PageLink = chakra(Link, { base: textLink });

interface NextAppointmentProps {
  /** For a project's next appointment, shown to everyone involved; without it, the customer's own. */
  readonly projectId?: string;
  /** The address of the full list. */
  readonly to: string;
}

const soonest = (
  appointments: readonly OwnAppointmentFragment[],
  now: number,
): OwnAppointmentFragment | undefined =>
  appointments
    .filter(
      ({ status, startsAt }) => (status === 'booked' || status === 'confirmed') && Date.parse(startsAt) > now,
    )
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];

/** The next appointment, for the top of a page. Its space is reserved from the start, and kept if there is none, so that nothing below moves. */
export const NextAppointment = ({ projectId, to }: NextAppointmentProps) => {
  const now = useNow();
  const own = useMyAppointmentsQuery(
    projectId === undefined ? { variables: { past: false, page: 1 } } : skipToken,
  );
  const ofProject = useProjectAppointmentsQuery(
    projectId === undefined ? skipToken : { variables: { projectId } },
  );
  const known = own.data?.myAppointments.appointments ?? ofProject.data?.projectAppointments;
  if (!known && (own.error ?? ofProject.error)) return null;
  const next = known && soonest(known, now);
  return (
    <Card
      as="section"
      aria-label="Next appointment"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      alignItems="center"
      gap="4"
      py="4"
    >
      <chakra.span
        aria-hidden
        display="inline-grid"
        placeItems="center"
        flexShrink="0"
        w="10"
        h="10"
        borderRadius="md"
        bg="pineTint"
        color="pineText"
      >
        <CalendarIcon />
      </chakra.span>
      <chakra.div minW="0">
        <Text look="eyebrow" color="pineText">
          Next appointment
        </Text>
        {known ? (
          <>
            <Heading as={projectId === undefined ? 'h2' : 'h3'} look="minor" overflowWrap="anywhere">
              {next
                ? `${longDate(next.appointmentDate)} at ${timeOfDay(next.appointmentTime)}`
                : 'No appointment scheduled'}
            </Heading>
            <Text look="small" overflowWrap="anywhere">
              {next && `${next.title} with ${next.consultantName} · `}
              <PageLink to={to}>All appointments</PageLink>
            </Text>
          </>
        ) : (
          <chakra.div
            data-skeleton
            aria-busy
            minH={{ base: '5.5rem', md: '11' }}
            display="grid"
            gap="1.5"
            alignContent="center"
          >
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  );
};
