import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { AppointmentSlotObstacle } from '../../../../gql/generated.ts';
import { ownTimeText } from '../../../../platform/dates/reader-time-zone.ts';
import { nextIndex } from '../../../../ui/forms/option-grid-keys.ts';

/** A time of a day, as the API returns it. */
export interface Slot {
  readonly time: string;
  readonly startsAt: string;
  readonly available: boolean;
  /** Why it is not available. */
  readonly obstacle?: AppointmentSlotObstacle | null;
}

const obstacleWords: Readonly<Record<AppointmentSlotObstacle, string>> = {
  past: 'Past',
  tooSoon: 'Too soon',
  tooLate: 'Too late',
  closed: 'Closed',
  taken: 'Taken',
};

/** Two columns beside the calendar and on a phone, four where the grid has the full width. */
export const slotColumns = { base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', md: 'repeat(2, 1fr)' } as const;

const SlotButton = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: '1.5',
    minH: '11',
    px: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    fontSize: 'var(--type-body, 0.9375rem)',
    lineHeight: '1.25',
    fontWeight: '550',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    bg: 'surface',
    boxShadow: 'inset 0 0 0 1px var(--h-colors-edge)',
    _hover: { bg: 'pineTint' },
    _checked: { bg: 'pine', color: 'onPine', boxShadow: 'none', _hover: { bg: 'pineDeep' } },
    _disabled: {
      bg: 'sunken',
      color: 'quiet',
      fontWeight: '400',
      boxShadow: 'none',
      cursor: 'not-allowed',
      _hover: { bg: 'sunken' },
    },
  },
});

/** The reader's own time below the business's, where they differ. */
const OwnTime = ({ at, timeZone }: { at: string; timeZone: string }) => {
  const text = ownTimeText(at, timeZone);
  return (
    text && (
      <>
        {' '}
        <chakra.span flexBasis="100%" fontSize="0.8125rem" fontWeight="400">
          <chakra.span srOnly>Your time: </chakra.span>
          {text}
        </chakra.span>
      </>
    )
  );
};

const columnsOf = (grid: HTMLElement | null): number =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;

interface TimeSlotsProps {
  readonly slots: readonly Slot[];
  readonly chosen: string | null;
  /** The business's time zone; a reader whose clock differs sees their own time as well. */
  readonly timeZone: string;
  readonly labelId: string;
  /** Id of the element that shows the choice's error. */
  readonly errorId?: string | undefined;
  readonly onChoose: (time: string) => void;
}

/** The times of a day: arrow keys move over those that are free, Enter or Space chooses. */
export const TimeSlots = ({ slots, chosen, timeZone, labelId, errorId, onChoose }: TimeSlotsProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isFree = (time: string | null): boolean => slots.some((slot) => slot.time === time && slot.available);
  const inTabOrder = [focused, chosen].find(isFree) ?? slots.find(({ available }) => available)?.time;

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const columns = columnsOf(grid.current);
    let next = nextIndex(event.key, index, slots.length, columns);
    if (next === null) return;
    event.preventDefault();
    // Skips taken times to the next free one; Home and End search inwards from the ends.
    const step = event.key === 'Home' ? 'ArrowRight' : event.key === 'End' ? 'ArrowLeft' : event.key;
    for (let from = index; next !== from && !slots[next]?.available;) {
      from = next;
      next = nextIndex(step, from, slots.length, columns) ?? from;
    }
    if (slots[next]?.available) (grid.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <chakra.div
      ref={grid}
      role="radiogroup"
      aria-required
      aria-labelledby={labelId}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      display="grid"
      gap="2"
      gridTemplateColumns={slotColumns}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setFocused(null)}
    >
      {slots.map(({ time, startsAt, available, obstacle }, index) => (
        <SlotButton
          key={time}
          type="button"
          role="radio"
          aria-checked={available && time === chosen}
          disabled={!available}
          tabIndex={time === inTabOrder ? 0 : -1}
          onFocus={() => setFocused(time)}
          onClick={() => onChoose(time)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {time}
          {!available && (
            <>
              {' '}
              <chakra.span fontSize="0.8125rem" alignSelf="center">
                {obstacleWords[obstacle ?? 'taken']}
              </chakra.span>
            </>
          )}
          {available && <OwnTime at={startsAt} timeZone={timeZone} />}
        </SlotButton>
      ))}
    </chakra.div>
  );
};
