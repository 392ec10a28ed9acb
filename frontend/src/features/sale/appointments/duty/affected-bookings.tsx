import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import type { StandingFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

interface AffectedBookingsProps {
  readonly bookings: readonly StandingFragment[];
  /** Why these could no longer be booked now. */
  readonly reason: string;
  readonly onClose: () => void;
}

/** Warns of bookings that remain although they no longer fit, and lists them for staff to look after. */
export const AffectedBookings = ({ bookings, reason, onClose }: AffectedBookingsProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <chakra.section
      ref={place}
      tabIndex={-1}
      aria-label="Bookings that stay"
      bg="emberTint"
      borderRadius="lg"
      p="5"
      display="grid"
      gap="3"
      justifyItems="start"
    >
      <Heading as="h3" textStyle="label" color="emberText">
        {bookings.length === 1
          ? '1 booking stays'
          : `${bookings.length === 50 ? '50 or more' : bookings.length} bookings stay`}
      </Heading>
      <Text look="small">
        {reason} These were booked earlier and remain until someone moves or cancels them.
      </Text>
      <chakra.ul
        display="grid"
        gap="1"
        listStyleType="none"
        textStyle="small"
        maxH="16rem"
        overflowY="auto"
        width="full"
        tabIndex={0}
        aria-label="Bookings"
      >
        {bookings.map((booking) => (
          <li key={booking.id}>
            <chakra.span fontWeight="600">
              {dayText(booking.appointmentDate)}, {timeOfDay(booking.appointmentTime)}
            </chakra.span>{' '}
            · {booking.customerName} with {booking.consultantName}
          </li>
        ))}
      </chakra.ul>
      <Button size="sm" variant="outline" onClick={onClose}>
        Understood
      </Button>
    </chakra.section>
  );
};
