import { chakra } from '@chakra-ui/react/styled-system';
import { longDate, zoneName } from '@hearthline/rules/dates/date-text.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import type { ReactNode } from 'react';
import { useAppointmentWeekQuery, type StaffAppointmentRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { BackIcon, NextIcon } from '../../../../ui/theme/icons.tsx';
import { useWide } from '../../../../ui/layout/wide-window.ts';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarWeek } from './calendar-week.tsx';
import { CalendarWeekGrid } from './calendar-week-grid.tsx';
import type { Place } from './drag-board.tsx';

interface CalendarViewProps {
  readonly view: 'week' | 'day';
  /** A day of the week shown, or the day shown; null for today. */
  readonly day: string | null;
  /** Null for all consultants. */
  readonly consultant: string | null;
  /** The toolbar, into which the calendar puts its steps. */
  readonly bar: (steps: ReactNode) => ReactNode;
  /** Between the toolbar and the calendar. */
  readonly children: ReactNode;
  readonly onDay: (day: string | null) => void;
  /** Shows a day by the hour. */
  readonly onOneDay: (day: string) => void;
  readonly onOpen: (appointment: StaffAppointmentRowFragment) => void;
  readonly onMove: (appointment: StaffAppointmentRowFragment, to: Place) => void;
}

/** A week or a day of bookings, with the steps to the next one. */
export const CalendarView = ({
  view,
  day,
  consultant,
  bar,
  children,
  onDay,
  onOneDay,
  onOpen,
  onMove,
}: CalendarViewProps) => {
  const { data, previousData, loading, error, refetch } = useAppointmentWeekQuery({
    variables: { day },
  });
  const isWide = useWide();
  const week = (data ?? previousData)?.appointmentWeek;
  if (!week)
    return (
      <>
        {bar(null)}
        {children}
        {error && !loading ? (
          <LoadError title="Failed to fetch appointments" error={error} retry={refetch} />
        ) : (
          <chakra.div role="status" aria-label="Loading the calendar">
            <Skeleton minH="80" borderRadius="md" data-skeleton />
          </chakra.div>
        )}
      </>
    );
  const { days, today, timeZone, consultants } = week;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const shownDay = day ?? today;
  const isWeek = view === 'week';
  const Week = isWide ? CalendarWeekGrid : CalendarWeek;
  // Pressing twice goes on from the week that is still loading.
  const requestedDay = isWeek ? (loading ? (day ?? today) : first) : shownDay;
  const step = isWeek ? 7 : 1;
  const isNow = isWeek ? days.includes(today) && days.includes(requestedDay) : shownDay === today;
  const appointments = week.appointments.filter((one) => !consultant || one.consultantId === consultant);
  const ofDay = appointments.filter(({ appointmentDate }) => appointmentDate === shownDay);
  const shownConsultants = consultants.filter(({ id, onDuty }) =>
    consultant ? id === consultant : onDuty || ofDay.some((one) => one.consultantId === id),
  );
  const what = isWeek ? 'week' : 'day';
  const steps = (
    <chakra.div display="flex" alignItems="center" gap="1" minW="0">
      <Button variant="outline" size="sm" px="2" onClick={() => onDay(dayAfter(requestedDay, -step))}>
        <BackIcon />
        <chakra.span srOnly>Previous {what}</chakra.span>
      </Button>
      <Button variant="outline" size="sm" disabled={isNow} onClick={() => onDay(null)}>
        Today
      </Button>
      <Button variant="outline" size="sm" px="2" onClick={() => onDay(dayAfter(requestedDay, step))}>
        <chakra.span srOnly>Next {what}</chakra.span>
        <NextIcon />
      </Button>
      <Heading
        as="h2"
        look="minor"
        id="calendar-heading"
        aria-live="polite"
        ms="2"
        whiteSpace="nowrap"
        overflow="hidden"
        textOverflow="ellipsis"
      >
        {isWeek ? `${dayText(first)} to ${dayText(last)}` : longDate(shownDay)}
      </Heading>
    </chakra.div>
  );
  return (
    <>
      {bar(steps)}
      {children}
      <chakra.section
        aria-labelledby="calendar-heading"
        aria-busy={loading}
        display="grid"
        gap="2"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {isWeek ? (
          <Week week={week} appointments={appointments} onOpen={onOpen} onMove={onMove} onDay={onOneDay} />
        ) : (
          <CalendarDay
            day={shownDay}
            week={week}
            consultants={shownConsultants}
            appointments={ofDay}
            onOpen={onOpen}
            onMove={onMove}
          />
        )}
        <Text look="fine" quiet>
          All times are {zoneName(timeZone)}.
        </Text>
      </chakra.section>
    </>
  );
};
