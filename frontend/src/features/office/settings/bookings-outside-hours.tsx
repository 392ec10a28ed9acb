import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import type { FormEvent } from 'react';
import type { BookingsOutsideQuery } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Text } from '../../../ui/text/text.tsx';

export type BookingsOutsideHours = BookingsOutsideQuery['bookingsOutside'];
type Booking = BookingsOutsideHours['bookings'][number];

const Anchor = chakra('a', {
  base: {
    color: 'pineText',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    py: '1',
    whiteSpace: 'nowrap',
  },
});

/** A mail with the subject and the greeting written already. */
const mailTo = ({ appointmentDate, appointmentTime, customerName, customerEmail }: Booking): string => {
  const subject = `Your appointment on ${longDate(appointmentDate)} at ${timeOfDay(appointmentTime)}`;
  return `mailto:${encodeURIComponent(customerEmail).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`Hello ${customerName},\n\n`)}`;
};

const Row = ({ booking }: { booking: Booking }) => {
  const { id, appointmentDate, appointmentTime, movedTo, customerName, consultantName } = booking;
  const [day = '', ...time] = movedTo?.split(' ') ?? [];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="4"
      py="2"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <chakra.span overflowWrap="anywhere">
        <chakra.span fontWeight="600">
          {dayText(appointmentDate)}, {timeOfDay(appointmentTime)}
        </chakra.span>{' '}
        · {customerName} with {consultantName}
        {movedTo && (
          <chakra.span display="block" color="quiet">
            {timeOfDay(time.join(' '))}
            {day !== appointmentDate && ` on ${dayText(day)}`} (new time zone)
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span display="inline-flex" gap="4">
        <Anchor href={`/admin/appointments?view=list&appointment=${id}`} target="_blank" rel="noopener">
          Open <chakra.span srOnly>the booking of {customerName} in a new tab</chakra.span>
        </Anchor>
        <Anchor href={mailTo(booking)}>
          Write <chakra.span srOnly>to {customerName}</chakra.span>
        </Anchor>
      </chakra.span>
    </chakra.li>
  );
};

interface BookingsOutsideProps {
  readonly found: BookingsOutsideHours;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Before new hours are saved: the bookings that they leave out, each with a way to write to the visitor or to move it. */
export const BookingsOutside = ({
  found: { total, bookings },
  busy,
  onSave,
  onClose,
}: BookingsOutsideProps) => (
  <FormDialog
    title={`${pluralize(total, 'booking')} outside the new hours`}
    action="Save new hours"
    busyText="Saving..."
    dismiss="Go back"
    busy={busy}
    wide
    description={
      total === 1
        ? 'It stays until someone reschedules or cancels it.'
        : 'They stay until someone reschedules or cancels them.'
    }
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSave();
    }}
    onClose={onClose}
  >
    <chakra.ul
      listStyleType="none"
      textStyle="small"
      maxH="20rem"
      overflowY="auto"
      tabIndex={0}
      aria-label="Bookings outside the new hours"
      borderTopWidth="1px"
      borderColor="line"
    >
      {bookings.map((booking) => (
        <Row key={booking.id} booking={booking} />
      ))}
    </chakra.ul>
    {total > bookings.length && (
      <Text look="small" quiet>
        These are the next {bookings.length}. See the appointment calendar for the rest.
      </Text>
    )}
  </FormDialog>
);
