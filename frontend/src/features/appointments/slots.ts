import { skipToken } from '@apollo/client/react';
import { useAppointmentSlotsQuery } from '../../gql/generated.ts';
import type { Slot } from './time-slots.tsx';

export interface Slots {
  /** Null while they are on their way, or when they could not be had. */
  readonly slots: readonly Slot[] | null;
  readonly error: unknown;
  /** Asks the server again; resolves when it has answered, well or not. */
  readonly refresh: () => Promise<void>;
}

/**
 * The times of a day and which of them are free. Others book as well, so what is known is shown at once and
 * looked up again whenever a day is chosen.
 * @param date `yyyy-mm-dd`, or empty while no day is chosen
 */
export const useSlots = (date: string): Slots => {
  const { data, error, refetch } = useAppointmentSlotsQuery(date ? { variables: { date }, fetchPolicy: 'cache-and-network' } : skipToken);
  return {
    slots: data?.appointmentSlots ?? null,
    error,
    // A failed try is in `error`.
    refresh: () => refetch().then(() => undefined, () => undefined),
  };
};
