import { zodResolver } from '@hookform/resolvers/zod';
import { text } from '@hearthline/rules/text.ts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { SelectField, TextAreaField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';

interface FactoryReasonDialogProps {
  /** A name for the question and its home, under which what is typed is kept when the session ends. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly action: string;
  /** The message if the reason is missing. */
  readonly missing: string;
  /** The targets to choose from, if any; the first one is preselected. */
  readonly targets?: readonly { readonly id: string; readonly title: string }[];
  /** @returns the error message, or null */
  readonly onSubmit: (reason: string, target: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for a reason, and for a target if there are any. */
export const FactoryReasonDialog = ({
  name,
  title,
  description,
  label,
  action,
  missing,
  targets = [],
  onSubmit,
  onClose,
}: FactoryReasonDialogProps) => {
  const rule = z.object({
    reason: text({ min: 1, max: 500, message: missing }),
    target: z
      .string()
      .refine(
        (id) => targets.length === 0 || targets.some((target) => target.id === id),
        'Please choose a station',
      ),
  });
  const form = useForm({
    resolver: zodResolver(rule),
    defaultValues: { reason: '', target: targets[0]?.id ?? '' },
  });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm(`reason:${name}`, form);
  const { failure, fail, clear } = useSaveError('No changes made');
  const close = useIfMounted(onClose);
  const submit = handleSubmit(async ({ reason, target }) => {
    clear();
    const problem = await onSubmit(reason, target);
    if (problem) fail(problem);
    else close();
  });
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      busyText="Saving..."
      busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {targets.length > 0 && (
        <SelectField label="Station" error={errors.target?.message} {...register('target')}>
          {targets.map((target) => (
            <option key={target.id} value={target.id}>
              {target.title}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={label}
        required
        rows={3}
        maxLength={500}
        error={errors.reason?.message ?? failure ?? undefined}
        {...register('reason')}
      />
    </FormDialog>
  );
};
