import { chakra } from '@chakra-ui/react/styled-system';
import { lengthText } from '@hearthline/rules/sale/appointments/formats.ts';
import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { useId } from 'react';
import { ownTimeText, ownZone } from '../../../../platform/dates/reader-time-zone.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { FieldError } from './field-error.tsx';
import { slotColumns, TimeSlots, type Slot } from './time-slots.tsx';

const Waiting = () => (
  <chakra.div
    role="status"
    aria-label="Loading times"
    display="grid"
    gap="2"
    gridTemplateColumns={slotColumns}
  >
    {Array.from({ length: 16 }, (_, index) => (
      <Skeleton key={index} minH="11" borderRadius="md" data-skeleton />
    ))}
  </chakra.div>
);

const noneFree = (slots: readonly Slot[]): string | null => {
  if (slots.some(({ available }) => available)) return null;
  if (
    slots.some(({ obstacle }) => obstacle === 'closed') &&
    slots.every(({ obstacle }) => obstacle !== 'taken')
  )
    return 'This location has no more open hours on this day. Please choose another day.';
  return `${slots.every(({ obstacle }) => obstacle === 'taken') ? 'Every time on this day is taken.' : 'There are no more times on this day.'} Please choose another day.`;
};

interface TimeChoiceProps {
  readonly slots: readonly Slot[] | null;
  readonly loadError: unknown;
  /** The chosen time, or empty. */
  readonly chosen: string;
  readonly timeZone: string;
  /** How long it takes. */
  readonly minutes: number;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  readonly onChoose: (time: string) => void;
  readonly onRetry: () => void;
}

/** The second step: a time of the chosen day. */
export const TimeChoice = ({
  slots,
  loadError,
  chosen,
  timeZone,
  minutes,
  error,
  onChoose,
  onRetry,
}: TimeChoiceProps) => {
  const id = useId();
  const full = slots && noneFree(slots);
  const differs = slots?.some(({ startsAt }) => ownTimeText(startsAt, timeZone));
  return (
    <div>
      <Heading as="h3" look="subheading" id={id}>
        Choose a time
      </Heading>
      <Text look="small" quiet>
        {zoneName(timeZone)}, {lengthText(minutes)}
      </Text>
      {differs && (
        <Text look="small" quiet>
          Your own time ({zoneName(ownZone())}) is below each.
        </Text>
      )}
      {/* If no time is left, says so instead of asking for one. */}
      <FieldError id={`${id}-error`}>{error && (full ?? error)}</FieldError>
      <chakra.div mt="4">
        {slots ? (
          <TimeSlots
            slots={slots}
            chosen={chosen}
            timeZone={timeZone}
            labelId={id}
            errorId={error ? `${id}-error` : undefined}
            onChoose={onChoose}
          />
        ) : loadError ? (
          <LoadError title="We could not load the times" error={loadError} retry={onRetry} />
        ) : (
          <Waiting />
        )}
      </chakra.div>
      {full && !error && (
        <Text role="status" look="small" mt="4">
          {full}
        </Text>
      )}
    </div>
  );
};
