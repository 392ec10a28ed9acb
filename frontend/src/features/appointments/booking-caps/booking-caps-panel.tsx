import { chakra } from '@chakra-ui/react/styled-system';
import { useBookingCapsQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { BookingCapsForm } from './booking-caps-form.tsx';

/** The limits on online bookings, which keep anybody from emptying the calendar. */
export const BookingCapsPanel = () => {
  const { data, loading, error, refetch } = useBookingCapsQuery({ fetchPolicy: 'network-only' });
  const caps = data?.bookingCaps;
  return (
    <Panel
      title="Booking limits"
      text="What a visitor may book online before they have to call. They do not hold for staff, nor for customers who are signed in. Under Appointments you see who has reached one, and can lift it."
    >
      {error && !loading ? (
        <ErrorNotice
          title="We could not load the limits"
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {errorText(error)}
        </ErrorNotice>
      ) : !caps ? (
        <Card aria-busy data-skeleton display="grid" gap="5">
          <Skeleton minH="12" />
          <Skeleton minH="12" />
          <chakra.span srOnly>Loading</chakra.span>
        </Card>
      ) : (
        <BookingCapsForm caps={caps} reload={async () => (await refetch()).data?.bookingCaps} />
      )}
    </Panel>
  );
};
