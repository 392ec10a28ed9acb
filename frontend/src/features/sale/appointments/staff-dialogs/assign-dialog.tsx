import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useAssignAppointmentMutation } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { ConsultantSelect } from './consultant-select.tsx';
import { useRefetchBookings, useStaffChange, type StaffFormProps } from './change-appointment.ts';

/** Assigns a booking to another consultant, at the same time. */
export const AssignDialog = (props: StaffFormProps) => {
  const { id, version, consultantId: present, appointmentDate, appointmentTime } = props.appointment;
  const [assign] = useAssignAppointmentMutation(useRefetchBookings());
  // Until a consultant is chosen here, follows a newer version of the booking.
  const [chosen, setChosen] = useRestoredState<string | null>(`assign:${id}`, null, restorable.text);
  const consultantId = chosen ?? present;
  const { busy, failure, run } = useStaffChange(props);
  return (
    <FormDialog
      title="Change consultant"
      description={`${longDate(appointmentDate)} at ${timeOfDay(appointmentTime)}`}
      action="Save"
      busyText="Saving..."
      busy={busy}
      disabled={consultantId === present}
      error={failure}
      onClose={props.onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => assign({ variables: { input: { id, version, consultantId } } }), 'Consultant changed');
      }}
    >
      <ConsultantSelect label="Consultant" value={consultantId} onChoose={setChosen} />
    </FormDialog>
  );
};
