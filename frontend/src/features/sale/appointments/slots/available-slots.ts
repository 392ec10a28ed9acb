import { skipToken } from '@apollo/client/react';
import { useAppointmentSlotsQuery } from '../../../../gql/generated.ts';
import type { Slot } from './time-slots.tsx';

export interface Slots {
  /** Null while they are loading, or if that failed. */
  readonly slots: readonly Slot[] | null;
  readonly error: unknown;
  /** Reloads them; resolves when the server has answered, successfully or not. */
  readonly refresh: () => Promise<void>;
}

/**
 * The times of a day and which of them are free. As others book as well, cached times are shown at once and loaded again
 * whenever a day is chosen.
 * @param date `yyyy-mm-dd`, or empty while no day is chosen
 * @param what the format to book, or the appointment to be moved, which has one
 */
export const useAvailableSlots = (
  date: string,
  what: { readonly formatId?: string; readonly appointmentId?: string } = {},
): Slots => {
  const { data, error, refetch } = useAppointmentSlotsQuery(
    date ? { variables: { date, ...what } } : skipToken,
  );
  return {
    slots: data?.appointmentSlots ?? null,
    error,
    // A failure is reported in `error`.
    refresh: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
};
