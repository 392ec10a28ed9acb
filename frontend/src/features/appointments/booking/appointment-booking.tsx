import { chakra } from '@chakra-ui/react/styled-system';
import { aKind } from '@hearthline/rules/appointments/changes.ts';
import { appointmentSentences } from '@hearthline/rules/appointments/rules.ts';
import { useId, useState } from 'react';
import { useAppointmentFormatsQuery, useBookingDaysQuery } from '../../../gql/generated.ts';
import { useCompany } from '../../../platform/business/company.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { ClockIcon } from '../../../ui/theme/further-icons.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { BookingConfirmation } from './booking-confirmation.tsx';
import { useBookingParams, type Booked } from './booking-form-state.ts';
import { BookingForm } from './booking-form.tsx';

/** Books a consultation: the card on the appointments page. */
export const AppointmentBooking = () => {
  const id = useId();
  const { hours } = useCompany();
  const { data, error, refetch } = useBookingDaysQuery({ fetchPolicy: 'cache-and-network' });
  const formats = useAppointmentFormatsQuery({ fetchPolicy: 'cache-and-network' });
  const [booked, setBooked] = useState<Booked | null>(null);
  const { kind, projectId } = useBookingParams();
  const retry = (): void => {
    void refetch().catch(() => undefined);
    void formats.refetch().catch(() => undefined);
  };
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '5', sm: '8', lg: '10' }} borderRadius="xl">
      <Heading as="h2" id={id}>
        {appointmentSentences.formTitle}
      </Heading>
      <Text quiet mt="2">
        {appointmentSentences.formSubtitle}
      </Text>
      <Text
        look="small"
        display="flex"
        alignItems="center"
        gap="2"
        mt="4"
        mb="8"
        color="pineText"
        fontWeight="550"
      >
        <ClockIcon />
        {hours}
      </Text>
      {!booked && kind !== 'consultation' && (
        <Text mb="6">
          You are booking {aKind(kind)}
          {projectId ? ' about your project' : ''}.
        </Text>
      )}
      {booked ? (
        <BookingConfirmation booked={booked} onAnother={() => setBooked(null)} />
      ) : data && formats.data ? (
        <BookingForm days={data.bookingDays} formats={formats.data.appointmentFormats} onBooked={setBooked} />
      ) : (error ?? formats.error) ? (
        <ErrorNotice title="We could not load the calendar" onRetry={retry}>
          {errorText(error ?? formats.error)}
        </ErrorNotice>
      ) : (
        <chakra.div role="status" aria-label="Loading the calendar" display="grid" gap="4" maxW="23.5rem">
          <Skeleton minH="7" width="60%" />
          <Skeleton minH="80" borderRadius="lg" data-skeleton />
        </chakra.div>
      )}
    </Card>
  );
};
