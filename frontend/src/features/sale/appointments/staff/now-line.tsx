import { chakra } from '@chakra-ui/react/styled-system';
import { slotMinutes, slotTexts } from '@hearthline/rules/dates/hours.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useNow } from '../../../../platform/dates/current-time.ts';

/** The minutes since midnight by the wall clock of a zone. */
export const minutesOfDayIn = (timeZone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const numberOf = (type: 'hour' | 'minute'): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return numberOf('hour') * 60 + numberOf('minute');
};

/** How many half hours of a scale have passed; null before its beginning and after its end. */
export const passedSlots = (scale: readonly string[], minutes: number): number | null => {
  const slots = minutes / slotMinutes - slotTexts.indexOf(scale[0] ?? '');
  return slots >= 0 && slots <= scale.length ? slots : null;
};

/** A line across the calendar where it is now. Screen readers hear of today by the day's name. */
export const NowLine = ({ top }: { readonly top?: string }) => (
  <chakra.div
    aria-hidden
    data-now
    height="2px"
    bg="ember"
    borderRadius="full"
    pointerEvents="none"
    {...(top && { position: 'absolute', insetInline: '0', top, zIndex: '2' })}
    _before={{
      content: '""',
      position: 'absolute',
      w: '2',
      h: '2',
      mt: '-3px',
      ms: '-1',
      borderRadius: 'full',
      bg: 'ember',
    }}
  />
);

/** The time now, by the business's clock: `4:05 PM`, and as minutes of the day. */
export const useClock = (timeZone: string): { readonly minutes: number; readonly now: number } => {
  const now = useNow(30_000);
  return { now, minutes: minutesOfDayIn(timeZone, now) };
};

/** The hours beside the columns; hidden from screen readers, as each booking includes its time. */
export const hourText = (time: string): string => (time.includes(':00') ? timeOfDay(time) : '');
