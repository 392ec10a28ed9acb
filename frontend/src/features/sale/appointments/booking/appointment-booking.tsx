import { bookingCard } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { useCompany } from '../../../../domain/company.ts';
import { ClockIcon } from '../../../../ui/theme/further-icons.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';

const BookingSteps = lazy(() =>
  import('./booking-steps.tsx').then((file) => ({ default: file.BookingSteps })),
);

/**
 * Books a consultation: the card on the appointments page. The form with its calendar needs almost half as much script as the page: it
 * follows, in slices, when the page is interactive. A prerendered page has the skeleton.
 */
export const AppointmentBooking = () => {
  const id = useId();
  const { hours } = useCompany();
  const isInteractive = useDeferredValue(true, false);
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '5', sm: '8', lg: '10' }} borderRadius="xl">
      <Heading as="h2" id={id}>
        {bookingCard.formTitle}
      </Heading>
      <Text quiet mt="2">
        {bookingCard.formSubtitle}
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
      {isInteractive ? (
        <Suspense fallback={<CalendarSkeleton />}>
          <BookingSteps />
        </Suspense>
      ) : (
        <CalendarSkeleton />
      )}
    </Card>
  );
};
