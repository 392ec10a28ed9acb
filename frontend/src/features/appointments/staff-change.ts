import { useState } from 'react';
import type { AppointmentFactsFragment } from '../../gql/generated.ts';
import { problemOf } from '../../platform/error-text.ts';
import { showToast } from '../../ui/toast-store.ts';

/** What shows bookings is read again after each change. */
export const again = { refetchQueries: ['AppointmentWeek', 'Appointments'] };

/** A form about one booking, drawn over its details. */
export interface StaffFormProps {
  readonly appointment: AppointmentFactsFragment;
  /** Somebody else changed it: reads the newer one; what was typed stays. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

interface StaffChange {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Does it, says so (and whether the customer was told) and closes the form; says why not otherwise. */
  readonly run: (work: () => Promise<unknown>, done: string, told?: boolean) => Promise<void>;
}

export const useStaffChange = ({ onStale, onClose }: Pick<StaffFormProps, 'onStale' | 'onClose'>): StaffChange => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run: StaffChange['run'] = async (work, done, told = true) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const { code, message } = problemOf(error);
      setFailure(message);
      setBusy(false);
      if (code === 'CONFLICT') onStale();
      return;
    }
    showToast({ title: done, text: told ? 'The customer gets an email.' : 'The customer is not told.' });
    onClose();
  };
  return { busy, failure, run };
};
