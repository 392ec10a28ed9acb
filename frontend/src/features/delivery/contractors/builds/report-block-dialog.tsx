import { zodResolver } from '@hookform/resolvers/zod';
import { contractorSentences } from '@hearthline/rules/delivery/contractors.ts';
import { text } from '@hearthline/rules/text.ts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';

const blockForm = z.object({ reason: text({ min: 1, max: 500, message: contractorSentences.whyBlocked }) });

interface ReportBlockDialogProps {
  /** The build's id. */
  readonly id: string;
  readonly title: string;
  /** @returns the error message, or null */
  readonly onBlock: (reason: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks why a build is blocked. */
export const ReportBlockDialog = ({ id, title, onBlock, onClose }: ReportBlockDialogProps) => {
  const form = useForm({ resolver: zodResolver(blockForm), defaultValues: { reason: '' } });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm(`block:${id}`, form);
  const { failure, fail, clear } = useSaveError('Could not report the block');
  const close = useIfMounted(onClose);
  const submit = handleSubmit(async ({ reason }) => {
    clear();
    const problem = await onBlock(reason);
    if (problem) fail(problem);
    else close();
  });
  return (
    <FormDialog
      title="Report a block"
      description={title}
      action="Report block"
      busyText="Saving..."
      busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField
        label="What is blocking it"
        required
        rows={3}
        maxLength={500}
        help="Added to the project history."
        error={errors.reason?.message ?? failure ?? undefined}
        {...register('reason')}
      />
    </FormDialog>
  );
};
