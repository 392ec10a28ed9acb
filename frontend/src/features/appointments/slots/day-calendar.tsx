import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { DayPicker, useDayPicker, type WeekProps } from 'react-day-picker';
import { dateOf, dayOf } from '../../../platform/dates/calendar-day.ts';

/** Styles the parts of the calendar by react-day-picker's class names; they have no other style. */
const Frame = chakra('div', {
  base: {
    width: 'full',
    maxW: '23.5rem',
    '& .rdp-month': {
      display: 'grid',
      gridTemplateColumns: '2.75rem 1fr 2.75rem',
      alignItems: 'center',
      rowGap: '2',
    },
    '& .rdp-month_caption': { textAlign: 'center', fontWeight: '650' },
    '& .rdp-button_previous, & .rdp-button_next': {
      display: 'grid',
      placeItems: 'center',
      w: '11',
      h: '11',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'sunken' },
      '&[aria-disabled=true]': { opacity: '0.35', cursor: 'default', bg: 'transparent' },
    },
    '& .rdp-chevron': { fill: 'currentColor', w: '5', h: '5' },
    '& .rdp-month_grid': {
      gridColumn: '1 / -1',
      width: 'full',
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
    },
    '& .rdp-weekday': { py: '1', fontSize: '0.8125rem', fontWeight: '500', color: 'quiet' },
    '& .rdp-day': { p: '0.5', textAlign: 'center' },
    '& .rdp-day_button': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      maxW: '12',
      mx: 'auto',
      aspectRatio: '1',
      minH: '10',
      borderRadius: 'full',
      cursor: 'pointer',
      fontWeight: '550',
      fontVariantNumeric: 'tabular-nums',
      bg: 'pineTint',
      color: 'pineText',
      _hover: { boxShadow: 'inset 0 0 0 1.5px var(--h-colors-pine)' },
    },
    '& .rdp-disabled .rdp-day_button': {
      bg: 'transparent',
      color: 'quiet',
      fontWeight: '400',
      opacity: '0.5',
      cursor: 'not-allowed',
      boxShadow: 'none',
    },
    // Marks today with a dot, so that it does not depend on color alone.
    '& .rdp-today .rdp-day_button::after': {
      content: '""',
      position: 'absolute',
      bottom: '12%',
      width: '4px',
      height: '4px',
      borderRadius: 'full',
      bg: 'currentColor',
    },
    '& .rdp-selected .rdp-day_button': { bg: 'pine', color: 'onPine', boxShadow: 'none' },
  },
});

interface DayCalendarProps {
  /** The days that can be chosen and the chosen one, `yyyy-mm-dd`. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** The days in between that cannot be chosen. */
  readonly closedDates?: readonly string[];
  readonly chosen: string;
  readonly labelId: string;
  /** Id of the element that shows the choice's error. */
  readonly errorId?: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A week of the calendar. Those before the current one are left out: no day in them could be chosen. */
const Week = ({ week, ...row }: WeekProps) => {
  const { today } = useDayPicker().dayPickerProps;
  const last = week.days.at(-1);
  return today && last && dayOf(last.date) < dayOf(today) ? <></> : <tr {...row} />;
};

const components = { Week };

/**
 * One month at a time, from the current week on; arrow keys move over days, weeks and months, Enter or Space chooses. Drawing it takes
 * longer than all else of a form: what changes elsewhere leaves it alone.
 */
export const DayCalendar = memo(function DayCalendar({
  firstDate,
  lastDate,
  closedDates = [],
  chosen,
  labelId,
  errorId,
  onChoose,
}: DayCalendarProps) {
  const first = dateOf(firstDate);
  const last = dateOf(lastDate);
  const selected = chosen ? dateOf(chosen) : undefined;
  return (
    <Frame role="group" aria-labelledby={labelId} aria-describedby={errorId}>
      <DayPicker
        mode="single"
        required
        navLayout="around"
        components={components}
        today={first}
        startMonth={first}
        endMonth={last}
        defaultMonth={selected ?? first}
        disabled={[{ before: first }, { after: last }, ...closedDates.map(dateOf)]}
        selected={selected}
        onSelect={(date) => onChoose(dayOf(date))}
      />
    </Frame>
  );
});
