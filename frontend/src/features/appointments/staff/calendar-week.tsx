import { useDroppable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { Fragment, useId, useState } from 'react';
import type { AppointmentWeekQuery, StaffAppointmentRowFragment } from '../../../gql/generated.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { weekdayAndDay } from '../appointment-words.ts';
import { BookingBlock, LiftedBooking } from './booking-block.tsx';
import { DragBoard, type Place } from './drag-board.tsx';
import { NowLine, useClock } from './now-line.tsx';
import { shownBookings } from './shown-bookings.ts';

type Week = AppointmentWeekQuery['appointmentWeek'];

interface CalendarProps {
  readonly week: Week;
  readonly appointments: readonly StaffAppointmentRowFragment[];
  readonly onOpen: (appointment: StaffAppointmentRowFragment) => void;
  readonly onMove: (appointment: StaffAppointmentRowFragment, to: Place) => void;
  readonly onDay: (day: string) => void;
}

const Day = chakra('section', {
  base: {
    minW: '0',
    display: 'grid',
    alignContent: 'start',
    gap: '1.5',
    p: { base: '0', lg: '1.5' },
    pb: { lg: '4' },
    borderInlineStartWidth: { lg: '1px' },
    borderColor: 'line',
    _first: { borderInlineStartWidth: '0' },
  },
  variants: {
    isOver: { true: { bg: 'pineTint' } },
  },
});

const DayName = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '1',
    borderRadius: 'sm',
    cursor: 'pointer',
    textStyle: 'small',
    fontWeight: '600',
    color: 'quiet',
    _hover: { bg: 'sunken' },
  },
  variants: { isToday: { true: { color: 'pineText' } } },
});

interface WeekDayProps extends Omit<CalendarProps, 'onMove'> {
  readonly day: string;
  /** Not shown where days are below one another. */
  readonly isFolded: boolean;
}

/** One day of the week: its bookings below one another, each with the whole width. */
const WeekDay = ({ day, week, appointments, isFolded, onOpen, onDay }: WeekDayProps) => {
  const isToday = day === week.today;
  const { now } = useClock(week.timeZone);
  const { setNodeRef, isOver } = useDroppable({
    id: day,
    data: { place: { date: day, words: longDate(day) } satisfies Place },
  });
  const [weekday, date] = weekdayAndDay(day);
  const shown = shownBookings(appointments);
  const next = isToday ? shown.findIndex(({ endsAt }) => Date.parse(endsAt) > now) : -1;
  const placeOf = (id: string): number => week.consultants.findIndex((one) => one.id === id);
  return (
    <Day
      ref={setNodeRef}
      aria-label={`${longDate(day)}${isToday ? ', today' : ''}`}
      isOver={isOver}
      display={{ base: isFolded ? 'none' : 'grid', lg: 'grid' }}
      data-day={day}
    >
      <DayName isToday={isToday} title={`Show ${longDate(day)}`} onClick={() => onDay(day)}>
        {weekday}
        <chakra.span
          fontVariantNumeric="tabular-nums"
          display="grid"
          placeItems="center"
          minW="6"
          h="6"
          borderRadius="full"
          color={isToday ? 'onPine' : 'ink'}
          bg={isToday ? 'pine' : undefined}
        >
          {date}
        </chakra.span>
        {isToday && <chakra.span hideFrom="lg">Today</chakra.span>}
      </DayName>
      {shown.length === 0 && (
        <Text look="fine" quiet px="1">
          Nothing booked.
        </Text>
      )}
      <chakra.ol listStyle="none" display="grid" gap="1.5" position="relative">
        {shown.map((one, index) => (
          <Fragment key={one.id}>
            {index === next && (
              <chakra.li aria-hidden position="relative">
                <NowLine />
              </chakra.li>
            )}
            <chakra.li minW="0">
              <BookingBlock appointment={one} place={placeOf(one.consultantId)} onOpen={() => onOpen(one)} />
            </chakra.li>
          </Fragment>
        ))}
        {isToday && next === -1 && shown.length > 0 && (
          <chakra.li aria-hidden position="relative">
            <NowLine />
          </chakra.li>
        )}
      </chakra.ol>
    </Day>
  );
};

/**
 * Seven days side by side, on a phone below one another: there the present week begins with today, and its earlier days are one
 * press away. A booking is dragged to another day.
 */
export const CalendarWeek = ({ week, appointments, onMove, ...rest }: CalendarProps) => {
  const grid = useId();
  const [showsPast, setShowsPast] = useState(false);
  const isPast = (day: string): boolean => week.days.includes(week.today) && day < week.today;
  return (
    <DragBoard
      onMove={onMove}
      draw={(one) => (
        <LiftedBooking
          appointment={one}
          place={week.consultants.findIndex(({ id }) => id === one.consultantId)}
        />
      )}
    >
      {week.days.some(isPast) && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          mb="3"
          display={{ lg: 'none' }}
          aria-expanded={showsPast}
          aria-controls={grid}
          onClick={() => setShowsPast(!showsPast)}
        >
          {showsPast ? 'Hide' : 'Show'} earlier days of this week
        </Button>
      )}
      <chakra.div
        id={grid}
        display="grid"
        gap={{ base: '5', lg: '0' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(7, minmax(0, 1fr))' }}
        bg={{ lg: 'surface' }}
        borderWidth={{ lg: '1px' }}
        borderColor="line"
        borderRadius="md"
        minH={{ lg: '24rem' }}
      >
        {week.days.map((day) => (
          <WeekDay
            key={day}
            day={day}
            week={week}
            isFolded={isPast(day) && !showsPast}
            appointments={appointments.filter(({ appointmentDate }) => appointmentDate === day)}
            {...rest}
          />
        ))}
      </chakra.div>
    </DragBoard>
  );
};
