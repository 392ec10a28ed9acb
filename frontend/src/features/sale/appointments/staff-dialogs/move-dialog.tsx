import { useAppointmentDetailsQuery, type AppointmentFactsFragment } from '../../../../gql/generated.ts';
import type { SlotChoice } from '../slots/slot-picker.tsx';
import { StaffRescheduleDialog } from './staff-reschedule-dialog.tsx';

interface MoveDialogProps {
  readonly id: string;
  /** Where it was put down. */
  readonly to: SlotChoice;
  readonly consultantId: string;
  readonly onClose: () => void;
}

/** Asks before an appointment that was dragged is moved: the customer is told. */
export const MoveDialog = ({ id, to, consultantId, onClose }: MoveDialogProps) => {
  const { data, refetch } = useAppointmentDetailsQuery({
    variables: { id },
  });
  const reload = async (): Promise<AppointmentFactsFragment | undefined> =>
    (await refetch()).data?.appointment;
  return (
    data && (
      <StaffRescheduleDialog
        appointment={data.appointment}
        reload={reload}
        to={to}
        consultantId={consultantId}
        onClose={onClose}
      />
    )
  );
};
