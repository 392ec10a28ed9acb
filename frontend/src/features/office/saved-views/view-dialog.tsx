import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { savedViewLimits, savedViewSentences } from '@hearthline/rules/office/saved-views.ts';
import { viewForm } from '@hearthline/rules/office/saved-view-rules.ts';
import { useForm } from 'react-hook-form';
import { errorText, showFieldErrors } from '../../../platform/api/error-text.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx';

interface ViewDialogProps {
  readonly title: string;
  readonly name?: string;
  readonly shared?: boolean;
  /** Stores the view; what it throws is shown in the form. */
  readonly onSave: (form: { readonly name: string; readonly shared: boolean }) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a view and whether colleagues see it. */
export const ViewDialog = ({ title, name = '', shared = false, onSave, onClose }: ViewDialogProps) => {
  const { failure, fail, clear } = useSaveError(savedViewSentences.saveFailed);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(viewForm), defaultValues: { name, shared } });
  const submit = handleSubmit(async (form) => {
    clear();
    try {
      await onSave(form);
    } catch (error) {
      if (!showFieldErrors(error, setError, ['name'])) fail(errorText(error));
      return;
    }
    onClose();
  });
  return (
    <FormDialog
      title={title}
      description="It keeps the filters, the order and the columns that you see now."
      action="Save view"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="4">
        <TextField
          label="Name"
          required
          maxLength={savedViewLimits.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <CheckboxField label="Share with all staff" {...register('shared')} />
      </chakra.div>
    </FormDialog>
  );
};
