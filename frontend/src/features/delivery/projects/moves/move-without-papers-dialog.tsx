import { zodResolver } from '@hookform/resolvers/zod';
import { requiredDocumentSentences } from '@hearthline/rules/delivery/projects/required-documents.ts';
import { text } from '@hearthline/rules/text.ts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import type { RefusedMove } from './use-move-project.ts';

const form = z.object({ withoutPapers: text({ min: 1, max: 500, message: 'Please enter a reason' }) });

interface MoveWithoutPapersDialogProps {
  readonly refused: RefusedMove;
  /** Moves it all the same; throws what the server refuses. */
  readonly onMove: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Says what a stage requires and the project misses, and asks why it moves there all the same. */
export const MoveWithoutPapersDialog = ({ refused, onMove, onClose }: MoveWithoutPapersDialogProps) => {
  const { project, stage, message } = refused;
  const { failure, fail, clear } = useSaveError(`${project.name} was not moved`);
  const close = useIfMounted(onClose);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: { withoutPapers: '' },
  });
  const submit = handleSubmit(async ({ withoutPapers }) => {
    clear();
    try {
      await onMove(withoutPapers);
    } catch (error) {
      return fail(errorText(error));
    }
    close();
  });
  return (
    <FormDialog
      title={`Move ${project.name} to ${stage}?`}
      description={message}
      action={`Move to ${stage}`}
      busyText="Moving..."
      busy={isSubmitting}
      error={failure && `${project.name} was not moved. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField
        label={requiredDocumentSentences.reasonLabel}
        rows={2}
        maxLength={500}
        help={requiredDocumentSentences.reasonHelp}
        error={errors.withoutPapers?.message}
        {...register('withoutPapers')}
      />
    </FormDialog>
  );
};
