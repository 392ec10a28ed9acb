import { zodResolver } from '@hookform/resolvers/zod';
import { calendarDay } from '@hearthline/rules/dates/calendar-day.ts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useRescheduleHomeMutation, type HomeCardFragment } from '../../../gql/generated.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';

interface RescheduleDialogProps {
  /** The home as on the board, which is reloaded from time to time. */
  readonly home: HomeCardFragment;
  readonly today: string;
  /** Reloads the board and returns this home. */
  readonly reload: () => Promise<HomeCardFragment | undefined>;
  readonly onClose: () => void;
}

const rule = z.object({ startsOn: calendarDay });
const fieldsOf = ({ startsOn }: HomeCardFragment): z.input<typeof rule> => ({ startsOn });

/** Changes the day of a home in the line. */
export const RescheduleDialog = ({ home, today, reload, onClose }: RescheduleDialogProps) => {
  const [reschedule] = useRescheduleHomeMutation();
  const form = useForm({ resolver: zodResolver(rule), defaultValues: fieldsOf(home) });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  const restored = useRestoredForm(`home-day:${home.id}`, form);
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: home,
    restored,
    typing: isDirty,
    reload,
    setError,
    fields: ['startsOn'] as const,
    fill: (newer, how) => reset(fieldsOf(newer), how),
  });
  const submit = handleSubmit(async ({ startsOn }) => {
    if (!(await save((version) => reschedule({ variables: { id: home.id, input: { version, startsOn } } }))))
      return;
    close();
    await reload().catch(() => undefined);
  });
  return (
    <FormDialog
      title="Change start date"
      description={home.projectName}
      action="Save date"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Starts on"
        type="date"
        required
        min={today}
        error={errors.startsOn?.message}
        {...register('startsOn')}
      />
    </FormDialog>
  );
};
