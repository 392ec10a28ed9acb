import { longDate } from '@hearthline/rules/calendar.ts';
import { useState } from 'react';
import { useRescheduleAppointmentMutation } from '../../gql/generated.ts';
import { problemOf } from '../../platform/error-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ConsultantSelect } from './consultant-select.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { noSlot, type SlotChoice } from './slot-picker.tsx';
import { again, type StaffFormProps } from './staff-change.ts';
import { useStaffTimes } from './staff-times.ts';

/** Another time, with the same or another consultant. */
export const StaffRescheduleDialog = ({ appointment, onStale, onClose }: StaffFormProps) => {
  const { id, version, appointmentDate, appointmentTime } = appointment;
  const [move] = useRescheduleAppointmentMutation(again);
  const [choice, setChoice] = useState(noSlot);
  const [consultantId, setConsultantId] = useState(appointment.consultantId);
  const times = useStaffTimes(choice.date, consultantId, id);
  const save = async ({ date, time }: SlotChoice): Promise<void> => {
    try {
      await move({ variables: { input: { id, version, appointmentDate: date, appointmentTime: time, consultantId: consultantId || null } } });
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') onStale();
      throw error;
    }
    showToast({ title: 'Appointment moved', text: 'The customer gets an email.' });
    onClose();
  };
  return (
    <RescheduleDialog when={`${longDate(appointmentDate)} at ${appointmentTime}`} choice={choice} times={times} onChoose={setChoice} onMove={save} onClose={onClose}>
      <ConsultantSelect label="Consultant" value={consultantId} nobody="Whoever is free" onChoose={setConsultantId} />
    </RescheduleDialog>
  );
};
