import { useState } from 'react';
import type { AppointmentFactsFragment } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { changeErrorText } from '../change-error-text.ts';

/** Options of a mutation that changes a booking: reloads the week or list that shows it, and what is to be confirmed. */
export const useRefetchBookings = (): ReturnType<typeof useRefetchActiveQueries> =>
  useRefetchActiveQueries('AppointmentWeek', 'Appointments', 'AppointmentsToConfirm');

/** The actions that open a form of their own. */
export type StaffForm = 'reschedule' | 'cancel' | 'assign' | 'describe';

/** The forms that a booking offers now, by what the server allows. */
export const availableForms = ({
  moves,
  status,
}: Pick<AppointmentFactsFragment, 'moves' | 'status'>): readonly StaffForm[] => [
  ...(moves.includes('reschedule') ? (['reschedule', 'assign'] as const) : []),
  ...(status === 'cancelled' ? [] : (['describe'] as const)),
  ...(moves.includes('cancel') ? (['cancel'] as const) : []),
];

/** Props of a form about one booking, shown over its details. */
export interface StaffFormProps {
  readonly appointment: AppointmentFactsFragment;
  /** Loads the newer version after another user changed it; what was typed stays. */
  readonly reload: () => Promise<AppointmentFactsFragment | undefined>;
  readonly onClose: () => void;
}

interface Change {
  readonly busy: boolean;
  readonly failure: string | null;
  /** Runs the change. @returns whether it succeeded; a refusal is shown, and after a conflict the newer version is loaded */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export const useMutationState = (reload: StaffFormProps['reload']): Change => {
  const [busy, setBusy] = useState(false);
  const { failure, fail, clear } = useSaveError('The appointment was not changed');
  const run: Change['run'] = async (work) => {
    if (busy) return false;
    setBusy(true);
    clear();
    try {
      await work();
      return true;
    } catch (error) {
      fail(changeErrorText(error));
      if (problemOf(error).code === 'CONFLICT') void reload().catch(() => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
};

/** Shows what was done and whether the customer is notified, then closes the form. */
export const useNotifyAndClose = (onClose: () => void): ((done: string, isNotified?: boolean) => void) => {
  const close = useIfMounted(onClose);
  return (done, isNotified = true) => {
    showToast({
      title: done,
      text: isNotified ? 'The customer gets an email.' : 'The customer will not be notified.',
    });
    close();
  };
};

interface StaffChange extends Pick<Change, 'busy' | 'failure'> {
  /** Runs the change, then shows `done` and closes the form, or shows why it failed. */
  readonly run: (work: () => Promise<unknown>, done: string) => Promise<void>;
}

export const useStaffChange = ({
  reload,
  onClose,
}: Pick<StaffFormProps, 'reload' | 'onClose'>): StaffChange => {
  const change = useMutationState(reload);
  const notifyAndClose = useNotifyAndClose(onClose);
  const run: StaffChange['run'] = async (work, done) => {
    if (await change.run(work)) notifyAndClose(done);
  };
  return { ...change, run };
};
