import { longDate } from '@hearthline/rules/calendar.ts';
import { useState } from 'react';
import { useRescheduleAppointmentMutation } from '../../gql/generated.ts';
import { problemOf } from '../../platform/error-text.ts';
import { ConsultantSelect } from './consultant-select.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { noSlot, type SlotChoice } from './slot-picker.tsx';
import { again, useTold, type StaffFormProps } from './staff-change.ts';
import { useStaffTimes } from './staff-times.ts';

/** Another time, with the same or another consultant. */
export const StaffRescheduleDialog = ({ appointment, reload, onClose }: StaffFormProps) => {
  const { id, version, appointmentDate, appointmentTime } = appointment;
  const [move] = useRescheduleAppointmentMutation(again);
  const [choice, setChoice] = useState(noSlot);
  // What nobody chose here follows a newer one.
  const [chosen, setChosen] = useState<string | null>(null);
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
    <RescheduleDialog when={`${longDate(appointmentDate)} at ${appointmentTime}`} choice={choice} times={times} onChoose={setChoice} onMove={save} onClose={onClose}>
      <ConsultantSelect label="Consultant" value={consultantId} nobody="Whoever is free" onChoose={setChosen} />
    </RescheduleDialog>
  );
};
