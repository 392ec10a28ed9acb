import { chakra } from '@chakra-ui/react/styled-system';
import { aKind } from '@hearthline/rules/appointment-changes.ts';
import { appointmentSentences, type NewAppointment } from '@hearthline/rules/appointments.ts';
import { longDate } from '@hearthline/rules/calendar.ts';
import { timeOfDay } from '@hearthline/rules/clock.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBookingDaysQuery } from '../../gql/generated.ts';
import { useCompany } from '../../platform/company.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { CheckIcon, ClockIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton-card.tsx';
import { Card } from '../../ui/surface.tsx';
import { Heading, Text, textLink } from '../../ui/text.tsx';
import { useWish } from './booking.ts';
import { BookingForm } from './booking-form.tsx';

/** Stays after the toast is gone, and takes the focus from the form, which is empty again. */
const Confirmation = ({ booked: { appointmentDate, appointmentTime, customerEmail } }: { booked: NewAppointment }) => {
  const { user } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <chakra.div ref={panel} tabIndex={-1} display="flex" gap="3" bg="pineTint" color="pineText" borderRadius="lg" px="5" py="4" mb="8" scrollMarginTop="6rem">
      <chakra.span mt="0.5"><CheckIcon /></chakra.span>
      <div>
        <Text fontWeight="600">We look forward to seeing you on {longDate(appointmentDate)} at {timeOfDay(appointmentTime)}.</Text>
        <Text look="small" overflowWrap="anywhere">The details are on their way to {customerEmail}.</Text>
        {user?.role === 'customer' && <Text look="small" mt="1" css={{ '& a': textLink }}><Link to="/dashboard?tab=appointments">All your appointments</Link></Text>}
      </div>
    </chakra.div>
  );
};

/** Books a consultation: the card on the appointments page. */
export const AppointmentBooking = () => {
  const id = useId();
  const { hours } = useCompany();
  const { data, error, refetch } = useBookingDaysQuery({ fetchPolicy: 'cache-and-network' });
  const [booked, setBooked] = useState<NewAppointment[]>([]);
  const last = booked.at(-1);
  const { kind, projectId } = useWish();
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '5', sm: '8', lg: '10' }} borderRadius="xl">
      <Heading as="h2" id={id}>{appointmentSentences.formTitle}</Heading>
      <Text quiet mt="2">{appointmentSentences.formSubtitle}</Text>
      <Text look="small" display="flex" alignItems="center" gap="2" mt="4" mb="8" color="pineText" fontWeight="550">
        <ClockIcon />{hours}
      </Text>
      {kind !== 'consultation' && <Text mb="6">You are booking {aKind(kind)}{projectId ? ' about your project' : ''}.</Text>}
      {last && <Confirmation key={booked.length} booked={last} />}
      {data ? (
        <BookingForm days={data.bookingDays} onBooked={(appointment) => setBooked((before) => [...before, appointment])} />
      ) : error ? (
        <ErrorNotice title="We could not load the calendar" onRetry={() => void refetch().catch(() => undefined)}>{errorText(error)}</ErrorNotice>
      ) : (
        <chakra.div role="status" aria-label="Loading the calendar" display="grid" gap="4" maxW="23.5rem">
          <Skeleton minH="7" width="60%" />
          <Skeleton minH="80" borderRadius="lg" data-skeleton />
        </chakra.div>
      )}
    </Card>
  );
};
