import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useRescheduleAppointmentMutation } from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { ConsultantSelect } from './consultant-select.tsx';
import { minutesBetween } from '../format-words.tsx';
import { RescheduleDialog } from '../reschedule-dialog.tsx';
import { isSlotChoice, noSlot, type SlotChoice } from '../slots/slot-picker.tsx';
import { useRefetchBookings, useNotifyAndClose, type StaffFormProps } from './change-appointment.ts';
import { useStaffSlots } from './staff-slots.ts';

interface StaffRescheduleProps extends StaffFormProps {
  /** The time and the consultant to begin with: where the booking was dragged to. */
  readonly to?: SlotChoice;
  readonly consultantId?: string;
}

/** Moves a booking to another time, with the same or another consultant. */
export const StaffRescheduleDialog = ({
  appointment,
  reload,
  to = noSlot,
  consultantId: first = appointment.consultantId,
  onClose,
}: StaffRescheduleProps) => {
  const { id, version, appointmentDate, appointmentTime } = appointment;
  const [move] = useRescheduleAppointmentMutation(useRefetchBookings());
  const [choice, setChoice] = useRestoredState(`reschedule:${id}`, to, isSlotChoice);
  // Until a consultant is chosen here, or was by dragging, follows a newer version of the booking.
  const [chosen, setChosen] = useRestoredState<string | null>(
    `reschedule-consultant:${id}`,
    null,
    restorable.text,
  );
  const consultantId = chosen ?? first;
  const notifyAndClose = useNotifyAndClose(onClose);
  const times = useStaffSlots(choice.date, consultantId, id);
  const save = async ({ date, time }: SlotChoice): Promise<void> => {
    try {
      await move({
        variables: {
          input: {
            id,
            version,
            appointmentDate: date,
            appointmentTime: time,
            consultantId: consultantId || null,
          },
        },
      });
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') void reload().catch(() => undefined);
      throw error;
    }
    notifyAndClose('Appointment moved');
  };
  return (
    <RescheduleDialog
      when={`${longDate(appointmentDate)} at ${timeOfDay(appointmentTime)}`}
      choice={choice}
      times={times}
      minutes={minutesBetween(appointment)}
      onChoose={setChoice}
      onMove={save}
      onClose={onClose}
    >
      <ConsultantSelect
        label="Consultant"
        value={consultantId}
        nobody="First available"
        onChoose={setChosen}
      />
    </RescheduleDialog>
  );
};
