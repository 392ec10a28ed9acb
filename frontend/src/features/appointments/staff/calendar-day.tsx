import { useDroppable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentTimes } from '@hearthline/rules/appointments/times.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { slotTexts } from '@hearthline/rules/dates/hours.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import type { AppointmentWeekQuery, StaffAppointmentRowFragment } from '../../../gql/generated.ts';
import { ScrollRegion } from '../../../ui/lists/scroll-region.tsx';
import { BookingBlock, LiftedBooking } from './booking-block.tsx';
import { ConsultantMark } from './consultant-mark.tsx';
import { DragBoard, type Place } from './drag-board.tsx';
import { hourText, NowLine, passedSlots, useClock } from './now-line.tsx';
import { shownBookings, slotsOf } from './shown-bookings.ts';

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

/** The heights of half an hour and of the names above, in rem. */
const slotHeight = 2.5;
const headHeight = 2.5;

/** The times that a day shows: the usual hours, extended to bookings outside them. */
const scaleOf = (appointments: readonly StaffAppointmentRowFragment[]): readonly string[] => {
  const usual = appointmentTimes.map((time) => slotTexts.indexOf(time));
  const booked = appointments.flatMap((one) => {
    const start = slotTexts.indexOf(one.appointmentTime);
    return start < 0 ? [] : [start, start + slotsOf(one) - 1];
  });
  const places = [...usual, ...booked];
  return slotTexts.slice(Math.min(...places), Math.max(...places) + 1);
};

const Cell = ({ place, row }: { readonly place: Place; readonly row: number }) => {
  const { setNodeRef, isOver } = useDroppable({
    id: `${place.consultantId} ${place.time}`,
    data: { place },
  });
  return (
    <chakra.div
      ref={setNodeRef}
      gridRow={row}
      gridColumn="1"
      borderTopWidth="1px"
      borderColor={row % 2 ? 'line' : 'transparent'}
      bg={isOver ? 'pineTint' : undefined}
    />
  );
};

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
        <Cell
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
          gridTemplateColumns={`4.75rem repeat(${Math.max(consultants.length, 1)}, minmax(8.5rem, 1fr))`}
        >
          <chakra.div
            aria-hidden
            position="sticky"
            insetInlineStart="0"
            zIndex="3"
            bg="surface"
            textStyle="fine"
            color="quiet"
            fontVariantNumeric="tabular-nums"
          >
            <chakra.div height={`${headHeight}rem`} />
            {scale.map((time) => (
              <chakra.div
                key={time}
                height={`${slotHeight}rem`}
                px="2"
                textAlign="end"
                whiteSpace="nowrap"
                transform="translateY(-0.6em)"
              >
                {hourText(time)}
              </chakra.div>
            ))}
          </chakra.div>
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
          {passed !== null && (
            <chakra.div
              position="absolute"
              insetInlineStart="4.75rem"
              insetInlineEnd="0"
              insetBlock="0"
              pointerEvents="none"
            >
              <NowLine top={`${headHeight + passed * slotHeight}rem`} />
            </chakra.div>
          )}
        </chakra.div>
      </ScrollRegion>
    </DragBoard>
  );
};
