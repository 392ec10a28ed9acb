import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentTimes } from '@hearthline/rules/appointments/rules.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { slotTexts } from '@hearthline/rules/dates/hours.ts';

/** The height of half an hour, in rem. */
export const slotHeight = 3;

/** The times that a week shows: the usual hours, extended to bookings outside them. */
export const scaleOf = (booked: readonly string[]): readonly string[] => {
  const places = [...appointmentTimes, ...booked]
    .map((time) => slotTexts.indexOf(time))
    .filter((place) => place >= 0);
  return slotTexts.slice(Math.min(...places), Math.max(...places) + 1);
};

/** The hours beside the columns; hidden from screen readers, as each booking includes its time. */
export const WeekHours = ({ times }: { times: readonly string[] }) => (
  <chakra.div
    aria-hidden
    hideBelow="lg"
    textStyle="fine"
    color="quiet"
    borderInlineEndWidth="1px"
    borderColor="line"
  >
    <chakra.div height="3.5rem" borderBottomWidth="1px" borderColor="line" />
    {scaleOf(times).map((time) => (
      <chakra.div
        key={time}
        height={`${slotHeight}rem`}
        px="2"
        pt="1"
        textAlign="end"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        {time.includes(':00') ? timeOfDay(time) : ''}
      </chakra.div>
    ))}
  </chakra.div>
);
