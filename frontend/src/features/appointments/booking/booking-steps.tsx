import { aKind } from '@hearthline/rules/appointments/kinds.ts';
import { useState } from 'react';
import { useAppointmentFormatsQuery, useBookingDaysQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { BookedHomeCard, useBookedHome } from './booked-home.tsx';
import { BookingConfirmation } from './booking-confirmation.tsx';
import { useBookingParams, type Booked } from './booking-form-state.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingNotOpen, isNeverOpen } from './booking-not-open.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';

const Steps = () => {
  const { data, error, refetch } = useBookingDaysQuery({ fetchPolicy: 'cache-and-network' });
  const formats = useAppointmentFormatsQuery({ fetchPolicy: 'cache-and-network' });
  const [booked, setBooked] = useState<Booked | null>(null);
  const { kind, projectId } = useBookingParams();
  const home = useBookedHome();
  const retry = (): void => {
    void refetch().catch(() => undefined);
    void formats.refetch().catch(() => undefined);
  };
  return (
    <>
      {!booked && kind !== 'consultation' && (
        <Text mb="6">
          You are booking {aKind(kind)}
          {projectId ? ' about your project' : ''}.
        </Text>
      )}
      {home && !booked && <BookedHomeCard home={home} />}
      {booked ? (
        <BookingConfirmation booked={booked} onAnother={() => setBooked(null)} />
      ) : data && isNeverOpen(data.bookingDays) ? (
        <BookingNotOpen />
      ) : data && formats.data && home !== undefined ? (
        <BookingForm
          // The message is written once: for another home, the form begins anew.
          key={home?.path ?? ''}
          days={data.bookingDays}
          formats={formats.data.appointmentFormats}
          home={home}
          onBooked={setBooked}
        />
      ) : (error ?? formats.error) ? (
        <ErrorNotice title="We could not load the calendar" onRetry={retry}>
          {errorText(error ?? formats.error)}
        </ErrorNotice>
      ) : (
        <CalendarSkeleton />
      )}
    </>
  );
};

/** The form and its confirmation. Loaded together with the GraphQL client, once the page around them is interactive. */
export const BookingSteps = () => (
  <DataProvider>
    <Steps />
  </DataProvider>
);
