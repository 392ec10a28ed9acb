import { longDate } from '@hearthline/rules/calendar.ts';
import { useRescheduleAppointmentMutation } from '../../gql/generated.ts';
import { problemOf } from '../../platform/error-text.ts';
import { comesBack, useKeptState } from '../../platform/kept.ts';
import { ConsultantSelect } from './consultant-select.tsx';
import { minutesBetween } from './format-words.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { isSlotChoice, noSlot, type SlotChoice } from './slot-picker.tsx';
import { useBookingsAgain, useTold, type StaffFormProps } from './staff-change.ts';
import { useStaffTimes } from './staff-times.ts';

/** Moves a booking to another time, with the same or another consultant. */
export const StaffRescheduleDialog = ({ appointment, reload, onClose }: StaffFormProps) => {
  const { id, version, appointmentDate, appointmentTime } = appointment;
  const [move] = useRescheduleAppointmentMutation(useBookingsAgain());
  const [choice, setChoice] = useKeptState(`reschedule:${id}`, noSlot, isSlotChoice);
  // Until a consultant is chosen here, follows a newer version of the booking.
  const [chosen, setChosen] = useKeptState<string | null>(`reschedule-consultant:${id}`, null, comesBack.text);
  const consultantId = chosen ?? appointment.consultantId;
  const tell = useTold(onClose);
  const times = useStaffTimes(choice.date, consultantId, id);
  const save = async ({ date, time }: SlotChoice): Promise<void> => {
    try {
      await move({ variables: { input: { id, version, appointmentDate: date, appointmentTime: time, consultantId: consultantId || null } } });
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') void reload().catch(() => undefined);
      throw error;
    }
    tell('Appointment moved');
  };
  return (
    <RescheduleDialog when={`${longDate(appointmentDate)} at ${appointmentTime}`} choice={choice} times={times} minutes={minutesBetween(appointment)} onChoose={setChoice} onMove={save} onClose={onClose}>
      <ConsultantSelect label="Consultant" value={consultantId} nobody="Whoever is free" onChoose={setChosen} />
    </RescheduleDialog>
  );
};
