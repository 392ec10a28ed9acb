import { useDroppable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { Fragment, useId, useState } from 'react';
import type { AppointmentWeekQuery, StaffAppointmentRowFragment } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { weekdayAndDay } from '../appointment-words.ts';
import { BookingBlock, LiftedBooking } from './booking-block.tsx';
import { DragBoard, type Place } from './drag-board.tsx';
import { NowLine, useClock } from './now-line.tsx';
import { shownBookings } from './shown-bookings.ts';

type Week = AppointmentWeekQuery['appointmentWeek'];

export interface WeekProps {
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
  },
  variants: {
    isOver: { true: { bg: 'pineTint' } },
  },
});

const Name = chakra('button', {
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

/** The name of a day, which shows that day by the hour. */
export const DayName = ({
  day,
  isToday,
  onDay,
}: {
  day: string;
  isToday: boolean;
  onDay: (day: string) => void;
}) => {
  const [weekday, date] = weekdayAndDay(day);
  return (
    <Name isToday={isToday} title={`Show ${longDate(day)}`} onClick={() => onDay(day)}>
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
    </Name>
  );
};

interface WeekDayProps extends Omit<WeekProps, 'onMove'> {
  readonly day: string;
}

/** One day of the week: its bookings below one another, each with the whole width. */
const WeekDay = ({ day, week, appointments, onOpen, onDay }: WeekDayProps) => {
  const isToday = day === week.today;
  const { now } = useClock(week.timeZone);
  const { setNodeRef, isOver } = useDroppable({
    id: day,
    data: { place: { date: day, words: longDate(day) } satisfies Place },
  });
  const shown = shownBookings(appointments);
  const next = isToday ? shown.findIndex(({ endsAt }) => Date.parse(endsAt) > now) : -1;
  const placeOf = (id: string): number => week.consultants.findIndex((one) => one.id === id);
  return (
    <Day
      ref={setNodeRef}
      aria-label={`${longDate(day)}${isToday ? ', today' : ''}`}
      isOver={isOver}
      data-day={day}
    >
      <DayName day={day} isToday={isToday} onDay={onDay} />
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
 * Seven days below one another, for a window with no room for columns of hours: the present week begins with today, and its earlier
 * days are one press away. A booking is dragged to another day.
 */
export const CalendarWeek = ({ week, appointments, onMove, ...rest }: WeekProps) => {
  const list = useId();
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
          aria-expanded={showsPast}
          aria-controls={list}
          onClick={() => setShowsPast(!showsPast)}
        >
          {showsPast ? 'Hide' : 'Show'} earlier days of this week
        </Button>
      )}
      <chakra.div id={list} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {week.days
          .filter((day) => showsPast || !isPast(day))
          .map((day) => (
            <WeekDay
              key={day}
              day={day}
              week={week}
              appointments={appointments.filter(({ appointmentDate }) => appointmentDate === day)}
              {...rest}
            />
          ))}
      </chakra.div>
    </DragBoard>
  );
};
