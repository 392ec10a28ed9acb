import { chakra } from '@chakra-ui/react/styled-system';
import { useBookingCapsQuery } from '../../../../gql/generated.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { BookingCapsForm } from './booking-caps-form.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** The limits on online bookings, which keep anybody from emptying the calendar. */
export const BookingCapsPanel = () => {
  const { data, loading, error, refetch } = useBookingCapsQuery(networkOnly);
  const caps = data?.bookingCaps;
  return (
    <Panel
      title="Booking limits"
      text="How much a visitor can book online before they have to call. Limits do not apply to staff or signed-in customers. Under Appointments you can see who has reached a limit and lift it."
    >
      {error && !loading ? (
        <LoadError title="We could not load the limits" error={error} retry={refetch} />
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
