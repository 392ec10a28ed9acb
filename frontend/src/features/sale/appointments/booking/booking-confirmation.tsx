import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckIcon } from '../../../../ui/theme/icons.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import type { Booked } from './booking-form-state.ts';

const BookedAppointment = lazy(() =>
  import('./booked-appointment.tsx').then((file) => ({ default: file.BookedAppointment })),
);

interface BookingConfirmationProps {
  readonly booked: Booked;
  readonly onAnother: () => void;
}

/** What was just booked, in place of the form: add it to a calendar, change or cancel it, or book another one. Takes the focus from the form. */
export const BookingConfirmation = ({
  booked: { appointmentDate, appointmentTime, customerEmail, token },
  onAnother,
}: BookingConfirmationProps) => {
  const { user } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div
        ref={panel}
        tabIndex={-1}
        display="flex"
        gap="3"
        bg="pineTint"
        color="pineText"
        borderRadius="lg"
        px="5"
        py="4"
        scrollMarginTop="6rem"
      >
        <chakra.span mt="0.5">
          <CheckIcon />
        </chakra.span>
        <div>
          <Text fontWeight="600">
            We look forward to seeing you on {longDate(appointmentDate)} at {timeOfDay(appointmentTime)}.
          </Text>
          <Text look="small" overflowWrap="anywhere">
            The details are on their way to {customerEmail}.
          </Text>
          {user?.role === 'customer' && (
            <Text look="small" mt="1" css={{ '& a': textLink }}>
              <Link to="/dashboard?tab=appointments">All your appointments</Link>
            </Text>
          )}
        </div>
      </chakra.div>
      {token && (
        <Suspense fallback={<Skeleton minH="40" borderRadius="lg" data-skeleton />}>
          <BookedAppointment token={token} />
        </Suspense>
      )}
      <Button variant="outline" justifySelf="start" onClick={onAnother}>
        Book another
      </Button>
    </chakra.div>
  );
};
