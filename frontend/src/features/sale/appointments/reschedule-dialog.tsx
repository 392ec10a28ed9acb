import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../../../platform/api/error-text.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { changeErrorText } from './change-error-text.ts';
import { SlotPicker, type SlotChoice } from './slots/slot-picker.tsx';
import type { Slots } from './slots/available-slots.ts';

interface RescheduleDialogProps {
  /** The current time of the appointment, as text. */
  readonly when: string;
  readonly choice: SlotChoice;
  readonly times: Slots;
  /** How long it takes. */
  readonly minutes: number;
  readonly onChoose: (choice: SlotChoice) => void;
  /** Moves the appointment. @throws the server's refusal */
  readonly onMove: (choice: SlotChoice) => Promise<void>;
  readonly onClose: () => void;
  /** Above the calendar. */
  readonly children?: ReactNode;
}

/** Chooses another time for an appointment. The choice stays if that time is not available. */
export const RescheduleDialog = ({
  when,
  choice,
  times,
  minutes,
  onChoose,
  onMove,
  onClose,
  children,
}: RescheduleDialogProps) => {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string>();
  const { failure, fail, clear } = useSaveError('The appointment was not moved');
  /** Whether the chosen time was taken meanwhile, or the consultant chosen since is busy then. */
  const isLost = Boolean(
    choice.time && times.slots?.some(({ time, available }) => time === choice.time && !available),
  );
  const submit = async (): Promise<void> => {
    clear();
    setMissing(
      choice.date && choice.time
        ? undefined
        : choice.date
          ? appointmentSentences.missingTime
          : appointmentSentences.missingDate,
    );
    if (!choice.date || !choice.time || isLost || busy) return;
    setBusy(true);
    try {
      await onMove(choice);
    } catch (error) {
      fail(changeErrorText(error));
      setBusy(false);
      if (problemOf(error).code === 'SLOT_TAKEN') void times.refresh();
    }
  };
  return (
    <FormDialog
      title="Choose another time"
      description={`Now: ${when}`}
      action="Move the appointment"
      busyText="Moving..."
      busy={busy}
      error={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <SlotPicker
        choice={choice}
        times={times}
        minutes={minutes}
        error={isLost ? errorCatalogue.SLOT_TAKEN.message : missing}
        onChoose={(next) => {
          setMissing(undefined);
          clear();
          onChoose(next);
        }}
      />
    </FormDialog>
  );
};
