import { aKind } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { useState } from 'react';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { BookedHomeCard, useBookedHome } from './booked-home.tsx';
import { BookingConfirmation } from './booking-confirmation.tsx';
import { useBookable, usePlaces } from './booking-api.ts';
import { useBookingParams, type Booked } from './booking-form-state.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingNotOpen, isNeverOpen } from './booking-not-open.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';

/** The form and its confirmation, loaded once the page around them is interactive. */
export const BookingSteps = () => {
  const { days, formats, retry } = useBookable();
  const places = usePlaces();
  const [booked, setBooked] = useState<Booked | null>(null);
  const { kind, projectId } = useBookingParams();
  const home = useBookedHome();
  const failed = [days, formats].find((read) => 'error' in read);
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
      ) : days.state === 'loaded' && isNeverOpen(days.value) ? (
        <BookingNotOpen />
      ) : days.state === 'loaded' &&
        formats.state === 'loaded' &&
        places.state !== 'loading' &&
        home !== undefined ? (
        <BookingForm
          // The message is written once: for another home, the form begins anew.
          key={home?.path ?? ''}
          days={days.value}
          formats={formats.value.formats}
          locations={places.state === 'loaded' ? places.value.locations : []}
          home={home}
          onBooked={setBooked}
        />
      ) : failed ? (
        <LoadError title="We could not load the calendar" error={failed.error} retry={retry} />
      ) : (
        <CalendarSkeleton />
      )}
    </>
  );
};
