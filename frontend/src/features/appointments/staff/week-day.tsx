import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { slotMinutes } from '@hearthline/rules/dates/hours.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import type { StaffAppointmentRowFragment } from '../../../gql/generated.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { statusTitles, statusTones, weekdayAndDay } from '../appointment-words.ts';
import { minutesBetween } from '../format-words.tsx';
import { scaleOf, slotHeight } from './week-hours.tsx';

interface WeekDayProps {
  readonly day: string;
  readonly isToday: boolean;
  /** The consultants' ids, one lane each. */
  readonly lanes: readonly string[];
  /** The times of all bookings in the week, which determine the hours shown. */
  readonly times: readonly string[];
  readonly appointments: readonly StaffAppointmentRowFragment[];
  readonly onOpen: (appointment: StaffAppointmentRowFragment) => void;
}

/** A booking: in its lane where the week is a grid, a line of the day on a phone. Its bar and its text both show the status. */
const Booking = chakra('button', {
  base: {
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '4.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minW: '0',
    height: { lg: 'calc(100% - 4px)' },
    px: { base: '3', lg: '1' },
    py: { base: '2.5', lg: '0.5' },
    m: { lg: '2px 0' },
    textAlign: 'start',
    cursor: 'pointer',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderInlineStartWidth: '4px',
    textStyle: 'fine',
    fontSize: { lg: '0.75rem' },
    _hover: { borderColor: 'edge' },
  },
  variants: {
    status: {
      booked: { borderInlineStartColor: 'ember', bg: 'emberTint' },
      confirmed: { borderInlineStartColor: 'pine', bg: 'pineTint' },
      held: { borderInlineStartColor: 'edge', bg: 'sunken' },
      missed: { borderInlineStartColor: 'danger', bg: 'dangerTint' },
      cancelled: {
        borderInlineStartColor: 'edge',
        borderStyle: 'dashed',
        color: 'quiet',
        textDecoration: 'line-through',
        bg: 'transparent',
      },
    },
  },
});

/** How many half hours a booking takes up. */
const slotsOf = (one: StaffAppointmentRowFragment): number =>
  Math.max(1, Math.ceil(minutesBetween(one) / slotMinutes));

/** One day of the week. */
export const WeekDay = ({ day, isToday, lanes, times, appointments, onOpen }: WeekDayProps) => {
  const scale = scaleOf(times);
  const [weekday, date] = weekdayAndDay(day);
  // A canceled time may have been booked again: the canceled booking is then left out, and can be found in the list.
  const live = appointments.filter((one) => one.status !== 'cancelled');
  const cancelled = appointments.filter(
    (one) =>
      one.status === 'cancelled' &&
      !live.some(
        (other) => other.consultantId === one.consultantId && other.appointmentTime === one.appointmentTime,
      ),
  );
  const seen = new Set<string>();
  const shown = [...live, ...cancelled]
    .filter((one) => {
      const place = `${one.consultantId} ${one.appointmentTime}`;
      return !seen.has(place) && seen.add(place);
    })
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return (
    <chakra.section
      aria-label={`${longDate(day)}${isToday ? ', today' : ''}`}
      minW="0"
      borderInlineEndWidth={{ lg: '1px' }}
      borderColor="line"
      _last={{ borderInlineEndWidth: '0' }}
    >
      <chakra.div
        height={{ lg: '3.5rem' }}
        display="flex"
        alignItems="center"
        justifyContent={{ lg: 'center' }}
        gap="2"
        borderBottomWidth="1px"
        borderColor="line"
        pb={{ base: '2', lg: '0' }}
        mb={{ base: '3', lg: '0' }}
        bg={isToday ? { lg: 'pineTint' } : undefined}
        color={isToday ? 'pineText' : undefined}
        fontWeight="600"
      >
        <span>{weekday}</span>
        <chakra.span
          fontVariantNumeric="tabular-nums"
          display="grid"
          placeItems="center"
          minW="8"
          h="8"
          borderRadius="full"
          bg={isToday ? 'pine' : undefined}
          color={isToday ? 'onPine' : undefined}
        >
          {date}
        </chakra.span>
        {isToday && <chakra.span hideFrom="lg">Today</chakra.span>}
      </chakra.div>
      {shown.length === 0 && (
        <Text look="small" quiet hideFrom="lg">
          Nothing booked.
        </Text>
      )}
      <chakra.ol
        listStyle="none"
        display="grid"
        gap={{ base: '2', lg: '0' }}
        columnGap={{ lg: '0.5' }}
        px={{ lg: '0.5' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: `repeat(${Math.max(lanes.length, 1)}, minmax(0, 1fr))`,
        }}
        gridTemplateRows={{ lg: `repeat(${scale.length}, ${slotHeight}rem)` }}
        backgroundImage={{
          lg: 'linear-gradient(to bottom, transparent calc(100% - 1px), var(--h-colors-line) 0)',
        }}
        backgroundSize={{ lg: `100% ${slotHeight * 2}rem` }}
      >
        {shown.map((one) => (
          <chakra.li
            key={one.id}
            minW="0"
            gridRow={{ lg: `${scale.indexOf(one.appointmentTime) + 1} / span ${slotsOf(one)}` }}
            gridColumn={{ lg: Math.max(lanes.indexOf(one.consultantId), 0) + 1 }}
          >
            <Booking
              status={one.status}
              onClick={() => onOpen(one)}
              title={`${timeOfDay(one.appointmentTime)}, ${one.formatName}, ${one.customerName}, with ${one.consultantName}, ${statusTitles[one.status]}`}
            >
              <chakra.span
                hideFrom="lg"
                fontVariantNumeric="tabular-nums"
                whiteSpace="nowrap"
                textStyle="small"
              >
                {timeOfDay(one.appointmentTime)}
              </chakra.span>
              <chakra.span display="block" minW="0">
                <chakra.span
                  display="block"
                  fontWeight="600"
                  overflow="hidden"
                  textOverflow="ellipsis"
                  whiteSpace="nowrap"
                >
                  <chakra.span srOnly hideBelow="lg">
                    {timeOfDay(one.appointmentTime)},{' '}
                  </chakra.span>
                  {one.customerName}
                </chakra.span>
                <chakra.span display="block" overflowWrap="anywhere" hideFrom="lg">
                  {one.formatName} <chakra.span display="inline-block">with {one.consultantName}</chakra.span>
                </chakra.span>
                <chakra.span
                  display="block"
                  overflow="hidden"
                  textOverflow="ellipsis"
                  whiteSpace="nowrap"
                  hideBelow="lg"
                >
                  {statusTitles[one.status]}
                </chakra.span>
              </chakra.span>
              <chakra.span hideFrom="lg">
                <Badge tone={statusTones[one.status]}>{statusTitles[one.status]}</Badge>
              </chakra.span>
            </Booking>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
};
