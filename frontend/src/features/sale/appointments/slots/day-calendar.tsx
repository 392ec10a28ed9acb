import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { dayFormat } from '../../../../platform/dates/calendar-day.ts';
import { BackIcon, NextIcon } from '../../../../ui/theme/icons.tsx';
import { dayInWords, monthAfter, monthOf, movedDay, weeksFrom, type OpenDays } from './month-days.ts';

const Frame = chakra('div', {
  base: {
    width: 'full',
    maxW: '23.5rem',
    display: 'grid',
    gridTemplateColumns: '2.75rem 1fr 2.75rem',
    alignItems: 'center',
    rowGap: '2',
  },
});

const Turn = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '11',
    h: '11',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-disabled=true]': { opacity: '0.35', cursor: 'default', bg: 'transparent' },
    _icon: { w: '5', h: '5' },
  },
});

const Grid = chakra('table', {
  base: { gridColumn: '1 / -1', width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' },
});

const Weekday = chakra('th', { base: { py: '1', fontSize: '0.8125rem', fontWeight: '500', color: 'quiet' } });

const Day = chakra('button', {
  base: {
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
    _disabled: {
      bg: 'transparent',
      color: 'quiet',
      fontWeight: '400',
      opacity: '0.5',
      cursor: 'not-allowed',
      boxShadow: 'none',
    },
    // Marks today with a dot, so that it does not depend on color alone.
    '&[data-today]::after': {
      content: '""',
      position: 'absolute',
      bottom: '12%',
      width: '4px',
      height: '4px',
      borderRadius: 'full',
      bg: 'currentColor',
    },
    '[aria-selected=true] > &': { bg: 'pine', color: 'onPine', boxShadow: 'none' },
  },
});

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthText = dayFormat({ month: 'long', year: 'numeric' });

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

/**
 * One month at a time, from the current week on; arrow keys move over days and weeks, Home and End within the week, Page Up and
 * Page Down over months, Enter or Space chooses. Drawing it takes longer than all else of a form: what changes elsewhere leaves
 * it alone.
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
  const grid = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState(monthOf(chosen || firstDate));
  /** The day that a key moved to, which takes the focus once it is drawn. */
  const [reached, setReached] = useState<string | null>(null);
  const days: OpenDays = { firstDate, lastDate, isOpen: (day) => !closedDates.includes(day) };
  const weeks = weeksFrom(firstDate, month);
  const isFree = (day: string): boolean => day >= firstDate && day <= lastDate && days.isOpen(day);
  const free = weeks.flat().filter((day) => monthOf(day) === month && isFree(day));
  const stop = [reached, chosen, firstDate].find((day) => day && free.includes(day)) ?? free[0];

  useEffect(() => {
    if (reached) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [reached]);

  const onKeyDown = (event: KeyboardEvent, day: string): void => {
    const next = movedDay(days, day, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (next === null) return;
    setMonth(monthOf(next));
    setReached(next);
  };
  const turn = (label: string, months: number, isPossible: boolean, icon: ReactNode) => (
    <Turn
      type="button"
      aria-label={label}
      // Not `disabled`: at the end the focus would be lost.
      aria-disabled={!isPossible}
      tabIndex={isPossible ? undefined : -1}
      onClick={() => isPossible && setMonth(monthAfter(month, months))}
    >
      {icon}
    </Turn>
  );
  return (
    <Frame role="group" aria-labelledby={labelId} aria-describedby={errorId}>
      {turn('Go to the Previous Month', -1, month > monthOf(firstDate), <BackIcon />)}
      <chakra.span role="status" textAlign="center" fontWeight="650">
        {monthText(`${month}-01`)}
      </chakra.span>
      {turn('Go to the Next Month', 1, month < monthOf(lastDate), <NextIcon />)}
      <Grid ref={grid} role="grid" aria-label={monthText(`${month}-01`)} data-days>
        <thead aria-hidden>
          <tr>
            {weekdays.map((name) => (
              <Weekday key={name} scope="col" aria-label={name}>
                {name.slice(0, 2)}
              </Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <chakra.td
                  key={day}
                  role="gridcell"
                  p="0.5"
                  textAlign="center"
                  aria-selected={day === chosen || undefined}
                >
                  {monthOf(day) === month && (
                    <Day
                      type="button"
                      disabled={!isFree(day)}
                      tabIndex={day === stop ? 0 : -1}
                      aria-label={dayInWords(day, { isToday: day === firstDate, isChosen: day === chosen })}
                      data-today={day === firstDate || undefined}
                      onFocus={() => setReached(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </Day>
                  )}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
});
