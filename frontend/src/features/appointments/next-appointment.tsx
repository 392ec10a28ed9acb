import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/calendar.ts';
import { Link } from 'react-router-dom';
import { useMyAppointmentsQuery, useProjectAppointmentsQuery, type OwnAppointmentFragment } from '../../gql/generated.ts';
import { useNow } from '../../platform/now.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Card } from '../../ui/surface.tsx';
import { Heading, Text, textLink } from '../../ui/text.tsx';

const PageLink = chakra(Link, { base: textLink });

interface NextAppointmentProps {
  /** Of one project, for everybody on it; else the customer's own. */
  readonly projectId?: string;
  /** Where all of them are. */
  readonly to: string;
}

const soonest = (appointments: readonly OwnAppointmentFragment[], now: number): OwnAppointmentFragment | undefined =>
  appointments
    .filter(({ status, startsAt }) => (status === 'booked' || status === 'confirmed') && Date.parse(startsAt) > now)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];

/** The appointment that comes next, for the top of a page; nothing where there is none. */
export const NextAppointment = ({ projectId, to }: NextAppointmentProps) => {
  const now = useNow();
  const own = useMyAppointmentsQuery(projectId === undefined ? { variables: { past: false, page: 1 }, fetchPolicy: 'cache-and-network' } : skipToken);
  const ofProject = useProjectAppointmentsQuery(projectId === undefined ? skipToken : { variables: { projectId }, fetchPolicy: 'cache-and-network' });
  const next = soonest(own.data?.myAppointments.appointments ?? ofProject.data?.projectAppointments ?? [], now);
  if (!next) return null;
  const { title, appointmentDate, appointmentTime, consultantName } = next;
  return (
    <Card as="section" aria-label="Next appointment" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" alignItems="center" gap="4" py="4">
      <chakra.span aria-hidden display="inline-grid" placeItems="center" flexShrink="0" w="10" h="10" borderRadius="md" bg="pineTint" color="pineText"><CalendarIcon /></chakra.span>
      <chakra.div minW="0">
        <Text look="eyebrow" color="pineText">Next appointment</Text>
        <Heading as="h3" look="subheading" fontSize="1.0625rem" overflowWrap="anywhere">{longDate(appointmentDate)} at {appointmentTime}</Heading>
        <Text look="small" overflowWrap="anywhere">{title} with {consultantName} · <PageLink to={to}>All appointments</PageLink></Text>
      </chakra.div>
    </Card>
  );
};
