import { useState } from 'react';
import type { AppointmentFactsFragment } from '../../gql/generated.ts';
import { problemOf } from '../../platform/error-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refusalText } from './refusal-text.ts';

/** What shows bookings is read again after each change. */
export const again = { refetchQueries: ['AppointmentWeek', 'Appointments'] };

/** A form about one booking, drawn over its details. */
export interface StaffFormProps {
  readonly appointment: AppointmentFactsFragment;
  /** Somebody else changed it: reads the newer one; what was typed stays. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

interface Change {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Does it. @returns whether it was done; what was refused is said, and where somebody else was faster the newer one is read */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export const useChange = (onStale: () => void): Change => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run: Change['run'] = async (work) => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const { code } = problemOf(error);
      setFailure(refusalText(error));
      if (code === 'CONFLICT') onStale();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
};

interface StaffChange extends Pick<Change, 'busy' | 'failure'> {
  /** Does it, says so (and whether the customer was told) and closes the form; says why not otherwise. */
  readonly run: (work: () => Promise<unknown>, done: string, told?: boolean) => Promise<void>;
}

export const useStaffChange = ({ onStale, onClose }: Pick<StaffFormProps, 'onStale' | 'onClose'>): StaffChange => {
  const change = useChange(onStale);
  const run: StaffChange['run'] = async (work, done, told = true) => {
    if (!(await change.run(work))) return;
    showToast({ title: done, text: told ? 'The customer gets an email.' : 'The customer is not told.' });
    onClose();
  };
  return { ...change, run };
};
