import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorText, showFieldErrors } from '../../platform/api/error-text.ts';
import { useIfMounted } from '../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../platform/form-memory/save-failure.ts';
import { TextAreaField } from '../forms/field.tsx';
import { FormDialog } from './form-dialog.tsx';

interface Typed {
  readonly reason?: string | null | undefined;
}

interface ReasonDialogProps<Reason extends string | null> {
  readonly title: string;
  readonly description?: string;
  /** The button's text, as in `Withdraw quote`. */
  readonly action: string;
  readonly busyText?: string;
  readonly dismiss?: string;
  /** The question; `Reason` unless it is said otherwise. */
  readonly label?: string;
  readonly help?: string;
  /** The reason may be left out: its label says so. */
  readonly optional?: boolean;
  /** What a reason must be: the rule that the server has as well. */
  readonly rule: z.ZodType<{ readonly reason: Reason }, Typed>;
  /** What has not happened if it fails, as in `The quote was not withdrawn`. */
  readonly failed: string;
  /** Throws what the server refuses. */
  readonly onSubmit: (reason: Reason) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why something ends, before it ends. */
export const ReasonDialog = <Reason extends string | null>({
  title,
  description,
  action,
  busyText = 'Saving...',
  dismiss,
  label = 'Reason',
  help,
  optional = false,
  rule,
  failed,
  onSubmit,
  onClose,
}: ReasonDialogProps<Reason>) => {
  const { failure, fail, clear } = useSaveError(failed);
  const close = useIfMounted(onClose);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Typed, unknown, { readonly reason: Reason }>({
    resolver: zodResolver(rule),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    clear();
    try {
      await onSubmit(reason);
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(name, ...problem), ['reason']),
      );
    }
    close();
  });
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      busyText={busyText}
      dismiss={dismiss}
      busy={isSubmitting}
      error={failure && `${failed}. ${failure}`}
      danger
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField
        label={label}
        required={!optional}
        help={help}
        error={errors.reason?.message}
        {...register('reason')}
      />
    </FormDialog>
  );
};
