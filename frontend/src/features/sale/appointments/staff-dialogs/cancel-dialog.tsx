import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useCancelAppointmentMutation } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { useRefetchBookings, useStaffChange, type StaffFormProps } from './change-appointment.ts';

/** Cancels a booking, with a message to the customer. */
export const CancelDialog = (props: StaffFormProps) => {
  const { id, version, customerName, appointmentDate, appointmentTime } = props.appointment;
  const [cancel] = useCancelAppointmentMutation(useRefetchBookings());
  const [note, setNote] = useRestoredState(`cancel:${id}`, '', restorable.text);
  const { busy, failure, run } = useStaffChange(props);
  return (
    <FormDialog
      title="Cancel this appointment?"
      description={`${customerName} on ${longDate(appointmentDate)} at ${timeOfDay(appointmentTime)}`}
      action="Cancel appointment"
      busyText="Cancelling..."
      dismiss="Keep it"
      busy={busy}
      error={failure}
      onClose={props.onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => cancel({ variables: { input: { id, version, note } } }), 'Appointment cancelled');
      }}
    >
      <TextAreaField
        label="Note to the customer (optional)"
        help="It is included in the email."
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
};
