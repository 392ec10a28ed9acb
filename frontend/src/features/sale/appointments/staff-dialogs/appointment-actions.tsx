import { chakra } from '@chakra-ui/react/styled-system';
import { useCloseAppointmentMutation } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { useConfirmations } from './confirm-appointment.ts';
import {
  availableForms,
  useRefetchBookings,
  useMutationState,
  type StaffForm,
  type StaffFormProps,
} from './change-appointment.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

interface AppointmentActionsProps extends Pick<StaffFormProps, 'appointment' | 'reload'> {
  readonly onForm: (form: StaffForm) => void;
}

/** Buttons for the actions that the server currently allows on a booking. */
export const AppointmentActions = ({ appointment, onForm, reload }: AppointmentActionsProps) => {
  const { user } = useSession();
  const { id, version, moves } = appointment;
  const forms = availableForms(appointment);
  const again = useRefetchBookings();
  const { confirm, undo } = useConfirmations();
  const [close] = useCloseAppointmentMutation(again);
  const { busy, failure, run } = useMutationState(reload);
  const takeBack = async (after: Parameters<typeof undo>[0]): Promise<void> => {
    if (await undo(after)) await reload();
  };
  const confirmOnce = async (): Promise<void> => {
    const after = await confirm({ id, version });
    if (!after) return;
    showToast({
      title: 'Confirmed',
      text: 'The customer gets an email in ten seconds.',
      action: { label: 'Undo', onAction: () => void takeBack(after) },
    });
  };
  const outcome = (became: 'held' | 'missed') =>
    run(() => close({ variables: { input: { id, version, outcome: became } } }));
  if (!mayChange(user, 'appointment:change', appointment)) return null;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {moves.includes('confirm') && (
          <Button size="sm" disabled={busy} onClick={() => void run(confirmOnce)}>
            Confirm
          </Button>
        )}
        {forms.includes('reschedule') && (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => onForm('reschedule')}>
            Reschedule
          </Button>
        )}
        {forms.includes('assign') && (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => onForm('assign')}>
            Change consultant
          </Button>
        )}
        {moves.includes('hold') && (
          <Button size="sm" disabled={busy} onClick={() => void outcome('held')}>
            Mark as held
          </Button>
        )}
        {moves.includes('miss') && (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => void outcome('missed')}>
            Mark as missed
          </Button>
        )}
        {forms.includes('describe') && (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => onForm('describe')}>
            Kind, place and project
          </Button>
        )}
        {forms.includes('cancel') && (
          <Button size="sm" variant="danger" disabled={busy} onClick={() => onForm('cancel')}>
            Cancel appointment
          </Button>
        )}
      </chakra.div>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
    </chakra.div>
  );
};
