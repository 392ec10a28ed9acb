import { useDroppable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { slotTexts } from '@hearthline/rules/dates/hours.ts';
import type { StaffAppointmentRowFragment } from '../../../../gql/generated.ts';
import type { Place } from './drag-board.tsx';
import { hourText, NowLine } from './now-line.tsx';
import { slotsOf } from './shown-bookings.ts';

/** The heights of half an hour and of the names above, in rem. */
export const slotHeight = 2.5;
export const headHeight = 2.5;
/** The column of the hours. */
export const hoursWidth = '4.75rem';

/** The times that a calendar shows: the usual hours, extended to bookings outside them. */
export const scaleOf = (appointments: readonly StaffAppointmentRowFragment[]): readonly string[] => {
  const defaultSlots = appointmentTimes.map((time) => slotTexts.indexOf(time));
  const booked = appointments.flatMap((one) => {
    const start = slotTexts.indexOf(one.appointmentTime);
    return start < 0 ? [] : [start, start + slotsOf(one) - 1];
  });
  const places = [...defaultSlots, ...booked];
  return slotTexts.slice(Math.min(...places), Math.max(...places) + 1);
};

/** Half an hour in a column, where a booking can be put down. */
export const SlotCell = ({ place, row }: { readonly place: Place; readonly row: number }) => {
  const { setNodeRef, isOver } = useDroppable({
    id: [place.date, place.consultantId, place.time].join(' '),
    data: { place },
  });
  return (
    <chakra.div
      ref={setNodeRef}
      data-slot={place.time}
      gridRow={row}
      gridColumn="1"
      borderTopWidth="1px"
      borderColor={row % 2 ? 'line' : 'transparent'}
      bg={isOver ? 'pineTint' : undefined}
    />
  );
};

/** The hours at the left, which stay while the columns scroll. Screen readers hear the time of each booking. */
export const Hours = ({ scale }: { readonly scale: readonly string[] }) => (
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
);

/** The line of now across all columns. @param passed half hours since the beginning of the scale */
export const NowAcross = ({ passed }: { readonly passed: number }) => (
  <chakra.div
    position="absolute"
    insetInlineStart={hoursWidth}
    insetInlineEnd="0"
    insetBlock="0"
    pointerEvents="none"
  >
    <NowLine top={`${headHeight + passed * slotHeight}rem`} />
  </chakra.div>
);
