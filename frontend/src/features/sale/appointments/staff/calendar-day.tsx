import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import type { AppointmentWeekQuery, StaffAppointmentRowFragment } from '../../../../gql/generated.ts';
import { ScrollRegion } from '../../../../ui/lists/scroll-region.tsx';
import { BookingBlock, LiftedBooking } from './booking-block.tsx';
import { ConsultantMark } from './consultant-mark.tsx';
import { DragBoard, type Place } from './drag-board.tsx';
import { passedSlots, useClock } from './now-line.tsx';
import { shownBookings, slotsOf } from './shown-bookings.ts';
import { headHeight, Hours, hoursWidth, NowAcross, scaleOf, SlotCell, slotHeight } from './time-grid.tsx';

type Week = AppointmentWeekQuery['appointmentWeek'];
type Consultant = Week['consultants'][number];

interface CalendarDayProps {
  readonly day: string;
  readonly week: Week;
  /** The columns. */
  readonly consultants: readonly Consultant[];
  readonly appointments: readonly StaffAppointmentRowFragment[];
  readonly onOpen: (appointment: StaffAppointmentRowFragment) => void;
  readonly onMove: (appointment: StaffAppointmentRowFragment, to: Place) => void;
}

interface ColumnProps extends Pick<CalendarDayProps, 'day' | 'appointments' | 'onOpen'> {
  readonly consultant: Consultant;
  readonly place: number;
  readonly scale: readonly string[];
}

/** A consultant's day. */
const Column = ({ day, consultant: { id, name }, place, scale, appointments, onOpen }: ColumnProps) => (
  <chakra.section
    aria-label={`${name}, ${longDate(day)}`}
    minW="0"
    borderInlineStartWidth="1px"
    borderColor="line"
  >
    <chakra.header
      height={`${headHeight}rem`}
      px="2"
      display="flex"
      alignItems="center"
      gap="1.5"
      textStyle="small"
      fontWeight="600"
    >
      <ConsultantMark name={name} place={place} />
      <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={name}>
        {name}
      </chakra.span>
    </chakra.header>
    <chakra.div
      display="grid"
      px="1"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows={`repeat(${scale.length}, ${slotHeight}rem)`}
    >
      {scale.map((time, index) => (
        <SlotCell
          key={time}
          row={index + 1}
          place={{ date: day, time, consultantId: id, words: `${name} at ${timeOfDay(time)}` }}
        />
      ))}
      {appointments.map((one) => (
        <chakra.div
          key={one.id}
          minW="0"
          gridColumn="1"
          gridRow={`${scale.indexOf(one.appointmentTime) + 1} / span ${slotsOf(one)}`}
          zIndex="1"
          pt="2px"
        >
          <BookingBlock appointment={one} place={null} tight onOpen={() => onOpen(one)} />
        </chakra.div>
      ))}
    </chakra.div>
  </chakra.section>
);

/** One day by the hour, with a column for each consultant. A booking is dragged to another time or consultant. */
export const CalendarDay = ({ day, week, consultants, appointments, onOpen, onMove }: CalendarDayProps) => {
  const { minutes } = useClock(week.timeZone);
  const shown = shownBookings(appointments);
  const scale = scaleOf(shown);
  const passed = day === week.today ? passedSlots(scale, minutes) : null;
  return (
    <DragBoard onMove={onMove} draw={(one) => <LiftedBooking appointment={one} place={null} tight />}>
      <ScrollRegion label={`${longDate(day)}, by consultant`} startStays>
        <chakra.div
          position="relative"
          display="grid"
          minW="max-content"
          gridTemplateColumns={`${hoursWidth} repeat(${Math.max(consultants.length, 1)}, minmax(8.5rem, 1fr))`}
        >
          <Hours scale={scale} />
          {consultants.map((consultant) => (
            <Column
              key={consultant.id}
              day={day}
              consultant={consultant}
              place={week.consultants.indexOf(consultant)}
              scale={scale}
              appointments={shown.filter(({ consultantId }) => consultantId === consultant.id)}
              onOpen={onOpen}
            />
          ))}
          {passed !== null && <NowAcross passed={passed} />}
        </chakra.div>
      </ScrollRegion>
    </DragBoard>
  );
};
