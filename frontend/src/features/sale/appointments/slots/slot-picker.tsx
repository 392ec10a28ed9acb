import { chakra } from '@chakra-ui/react/styled-system';
import { z } from 'zod';
import { useBookingDaysQuery } from '../../../../gql/generated.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { DayChoice } from './day-choice.tsx';
import type { Slots } from './available-slots.ts';
import { TimeChoice } from './time-choice.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

/** A day and a time on it, both empty until chosen. */
export interface SlotChoice {
  readonly date: string;
  readonly time: string;
}

export const noSlot: SlotChoice = { date: '', time: '' };

/** Whether a value kept by the browser is a {@link SlotChoice}. */
export const isSlotChoice = (value: unknown): boolean =>
  z.object({ date: z.string(), time: z.string() }).safeParse(value).success;

interface SlotPickerProps {
  readonly choice: SlotChoice;
  /** The times of the chosen day. */
  readonly times: Slots;
  /** How long it takes. */
  readonly minutes: number;
  readonly error?: string | undefined;
  readonly onChoose: (choice: SlotChoice) => void;
}

/** Chooses a day, then a time on it. */
export const SlotPicker = ({ choice: { date, time }, times, minutes, error, onChoose }: SlotPickerProps) => {
  const { data, error: loadError, refetch } = useBookingDaysQuery(cacheFirst);
  if (loadError)
    return <LoadError title="We could not load the calendar" error={loadError} retry={refetch} />;
  if (!data)
    return (
      <chakra.div role="status" aria-label="Loading the calendar">
        <Skeleton minH="80" borderRadius="lg" data-skeleton />
      </chakra.div>
    );
  return (
    <chakra.div display="grid" gap="6">
      <DayChoice
        days={data.bookingDays}
        chosen={date}
        error={date ? undefined : error}
        onChoose={(day) => onChoose({ date: day, time: day === date ? time : '' })}
      />
      {date && (
        <TimeChoice
          slots={times.slots}
          loadError={times.error}
          chosen={time}
          timeZone={data.bookingDays.timeZone}
          minutes={minutes}
          error={error}
          onChoose={(chosen) => onChoose({ date, time: chosen })}
          onRetry={() => void times.refresh()}
        />
      )}
    </chakra.div>
  );
};
