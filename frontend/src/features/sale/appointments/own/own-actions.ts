import { useLazyQuery } from '@apollo/client/react';
import {
  useCancelMyAppointmentMutation,
  MyAppointmentCalendarDocument,
  useRescheduleMyAppointmentMutation,
} from '../../../../gql/generated.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import type { OwnAppointmentActions } from './own-appointment-card.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** The actions of a customer on their own appointment. */
export const useOwnActions = (): OwnAppointmentActions => {
  const again = {
    ...useRefetchActiveQueries('MyAppointments', 'ProjectAppointments'),
    awaitRefetchQueries: true,
  };
  const [move, { client }] = useRescheduleMyAppointmentMutation(again);
  const [cancel] = useCancelMyAppointmentMutation(again);
  const [read] = useLazyQuery(MyAppointmentCalendarDocument, networkOnly);
  return {
    onMove: ({ id, version }, { date, time }) =>
      move({ variables: { input: { id, version, appointmentDate: date, appointmentTime: time } } }),
    onCancel: ({ id, version }) => cancel({ variables: { input: { id, version } } }),
    calendarOf: async ({ id }) => {
      const { data, error } = await read({ variables: { id } });
      // Copies the original error's properties, by which its message is found in the error catalog.
      if (!data) throw Object.assign(new Error('no calendar'), error);
      return data.myAppointment.calendar;
    },
    onStale: () => void client.refetchQueries({ include: again.refetchQueries() }),
  };
};
