import { skipToken } from '@apollo/client/react';
import { useAppointmentStaffSlotsQuery } from '../../../../gql/generated.ts';
import type { Slots } from '../slots/available-slots.ts';

/**
 * The times of a day as staff book them: free if the chosen consultant is.
 * @param date `yyyy-mm-dd`, or empty while no day is chosen
 * @param consultantId empty for any consultant who is free
 * @param formatId the format to book; empty for that of the appointment
 * @param appointmentId the appointment being moved, whose own time counts as free
 */
export const useStaffSlots = (
  date: string,
  consultantId: string,
  appointmentId: string | null,
  formatId = '',
): Slots => {
  const { data, error, refetch } = useAppointmentStaffSlotsQuery(
    date ? { variables: { date, appointmentId, formatId: formatId || null } } : skipToken,
  );
  return {
    slots:
      data?.appointmentStaffSlots.map(({ time, startsAt, obstacle, consultantIds }) => ({
        time,
        startsAt,
        obstacle,
        available: consultantId ? consultantIds.includes(consultantId) : consultantIds.length > 0,
      })) ?? null,
    error,
    refresh: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
};
