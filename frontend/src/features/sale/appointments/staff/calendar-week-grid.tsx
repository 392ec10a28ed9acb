import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { ScrollRegion } from '../../../../ui/lists/scroll-region.tsx';
import { BookingBlock, LiftedBooking } from './booking-block.tsx';
import { DayName, type WeekProps } from './calendar-week.tsx';
import { DragBoard } from './drag-board.tsx';
import { passedSlots, useClock } from './now-line.tsx';
import { lanesOf, shownBookings, slotsOf } from './shown-bookings.ts';
import { headHeight, Hours, hoursWidth, NowAcross, scaleOf, SlotCell, slotHeight } from './time-grid.tsx';

interface ColumnProps extends Omit<WeekProps, 'onMove'> {
  readonly day: string;
  readonly scale: readonly string[];
}

/** A day of the week by the hour. Bookings of different consultants at one time stand side by side. */
const Column = ({ day, week, scale, appointments, onOpen, onDay }: ColumnProps) => {
  const lanes = lanesOf(appointments);
  const isToday = day === week.today;
  return (
    <chakra.section
      aria-label={`${longDate(day)}${isToday ? ', today' : ''}`}
      data-day={day}
      minW="0"
      borderInlineStartWidth="1px"
      borderColor="line"
    >
      <chakra.header height={`${headHeight}rem`} px="1" display="flex" alignItems="center">
        <DayName day={day} isToday={isToday} onDay={onDay} />
      </chakra.header>
      <chakra.div
        display="grid"
        px="0.5"
        gridTemplateColumns="minmax(0, 1fr)"
        gridTemplateRows={`repeat(${scale.length}, ${slotHeight}rem)`}
      >
        {scale.map((time, index) => (
          <SlotCell
            key={time}
            row={index + 1}
            place={{ date: day, time, words: `${longDate(day)} at ${timeOfDay(time)}` }}
          />
        ))}
        <chakra.ol listStyle="none" display="contents">
          {appointments.map((one) => {
            const { lane, lanes: all } = lanes.get(one.id) ?? { lane: 0, lanes: 1 };
            return (
              <chakra.li
                key={one.id}
                minW="0"
                gridColumn="1"
                gridRow={`${scale.indexOf(one.appointmentTime) + 1} / span ${slotsOf(one)}`}
                ms={`${(lane / all) * 100}%`}
                width={`${100 / all}%`}
                pt="2px"
                zIndex="1"
              >
                <BookingBlock
                  appointment={one}
                  place={all > 1 ? null : week.consultants.findIndex(({ id }) => id === one.consultantId)}
                  tight
                  inWeek
                  onOpen={() => onOpen(one)}
                />
              </chakra.li>
            );
          })}
        </chakra.ol>
      </chakra.div>
    </chakra.section>
  );
};

/** Seven days side by side, by the hour. A booking is dragged to another day and time. */
export const CalendarWeekGrid = ({ week, appointments, onMove, ...rest }: WeekProps) => {
  const { minutes } = useClock(week.timeZone);
  const shown = shownBookings(appointments);
  const scale = scaleOf(shown);
  const passed = week.days.includes(week.today) ? passedSlots(scale, minutes) : null;
  return (
    <DragBoard onMove={onMove} draw={(one) => <LiftedBooking appointment={one} place={null} tight />}>
      <ScrollRegion label="The week by the hour" startStays>
        <chakra.div
          position="relative"
          display="grid"
          gridTemplateColumns={`${hoursWidth} repeat(${week.days.length}, minmax(6rem, 1fr))`}
        >
          <Hours scale={scale} />
          {week.days.map((day) => (
            <Column
              key={day}
              day={day}
              week={week}
              scale={scale}
              appointments={shown.filter(({ appointmentDate }) => appointmentDate === day)}
              {...rest}
            />
          ))}
          {passed !== null && <NowAcross passed={passed} />}
        </chakra.div>
      </ScrollRegion>
    </DragBoard>
  );
};
