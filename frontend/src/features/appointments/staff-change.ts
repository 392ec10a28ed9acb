import { useState } from 'react';
import type { AppointmentFactsFragment } from '../../gql/generated.ts';
import { useWhileDrawn } from '../../platform/drawn.ts';
import { problemOf } from '../../platform/error-text.ts';
import { useFailure } from '../../platform/failure.ts';
import { useReadAgain } from '../../platform/read-again.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refusalText } from './refusal-text.ts';

/** For what changes a booking: the week or the list that shows it is read again. */
export const useBookingsAgain = (): ReturnType<typeof useReadAgain> => useReadAgain('AppointmentWeek', 'Appointments');

/** What opens a form of its own. */
export type StaffForm = 'reschedule' | 'cancel' | 'assign' | 'describe';

/** The forms that a booking has now; the server says what can be done with it. */
export const formsOf = ({ moves, status }: Pick<AppointmentFactsFragment, 'moves' | 'status'>): readonly StaffForm[] => [
  ...(moves.includes('reschedule') ? (['reschedule', 'assign'] as const) : []),
  ...(status === 'cancelled' ? [] : (['describe'] as const)),
  ...(moves.includes('cancel') ? (['cancel'] as const) : []),
];

/** A form about one booking, drawn over its details. */
export interface StaffFormProps {
  readonly appointment: AppointmentFactsFragment;
  /** Somebody else changed it: reads the newer one; what was typed stays. */
  readonly reload: () => Promise<AppointmentFactsFragment | undefined>;
  readonly onClose: () => void;
}

interface Change {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Does it. @returns whether it was done; what was refused is said, and where somebody else was faster the newer one is read */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export const useChange = (reload: StaffFormProps['reload']): Change => {
  const [busy, setBusy] = useState(false);
  const { failure, fail, clear } = useFailure('The appointment was not changed');
  const run: Change['run'] = async (work) => {
    if (busy) return false;
    setBusy(true);
    clear();
    try {
      await work();
      return true;
    } catch (error) {
      fail(refusalText(error));
      if (problemOf(error).code === 'CONFLICT') void reload().catch(() => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
};

/** Says what was done, and whether the customer is told of it; then closes the form. */
export const useTold = (onClose: () => void): ((done: string, told?: boolean) => void) => {
  const close = useWhileDrawn(onClose);
  return (done, told = true) => {
    showToast({ title: done, text: told ? 'The customer gets an email.' : 'The customer is not told.' });
    close();
  };
};

interface StaffChange extends Pick<Change, 'busy' | 'failure'> {
  /** Does it, says so and closes the form; says why not otherwise. */
  readonly run: (work: () => Promise<unknown>, done: string) => Promise<void>;
}

export const useStaffChange = ({ reload, onClose }: Pick<StaffFormProps, 'reload' | 'onClose'>): StaffChange => {
  const change = useChange(reload);
  const tell = useTold(onClose);
  const run: StaffChange['run'] = async (work, done) => {
    if (await change.run(work)) tell(done);
  };
  return { ...change, run };
};
