import { useState } from 'react';
import {
  useConfirmAppointmentMutation,
  useUndoConfirmAppointmentMutation,
  type AppointmentFactsFragment,
} from '../../../../gql/generated.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { changeErrorText } from '../change-error-text.ts';
import { useRefetchBookings } from './change-appointment.ts';

type Version = Pick<AppointmentFactsFragment, 'id' | 'version'>;

/** Confirms bookings, and takes that back before the customer is told. */
export const useConfirmations = () => {
  const again = useRefetchBookings();
  const [confirm] = useConfirmAppointmentMutation(again);
  const [undoConfirm] = useUndoConfirmAppointmentMutation(again);
  const [busy, setBusy] = useState<string | null>(null);

  /** @returns whether it was undone; a refusal is shown */
  const undo = async ({ id, version }: Version): Promise<boolean> => {
    try {
      await undoConfirm({ variables: { input: { id, version } } });
    } catch (error) {
      showToast({ title: 'It stays confirmed', text: changeErrorText(error), tone: 'error' });
      return false;
    }
    showToast({ title: 'Only booked again', text: 'The customer was not notified.' });
    return true;
  };
  /** @returns the appointment as it is since. @throws the server's refusal */
  const make = async ({ id, version }: Version): Promise<Version | null> => {
    setBusy(id);
    try {
      const { data } = await confirm({ variables: { input: { id, version } } });
      return data?.confirmAppointment ?? null;
    } finally {
      setBusy(null);
    }
  };
  return { confirm: make, undo, busy };
};
