import { zodResolver } from '@hookform/resolvers/zod';
import { agreementVoid } from '@hearthline/rules/agreements/rules.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useVoidAgreementMutation, type AgreementFactsFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';

const form = agreementVoid.omit({ version: true });

interface VoidDialogProps {
  readonly agreement: AgreementFactsFragment;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks why an agreement is made void. */
export const VoidDialog = ({ agreement: { id, version, number }, onSaved, onClose }: VoidDialogProps) => {
  const { failure, fail, clear } = useSaveError('The agreement was not made void');
  const close = useIfMounted(onClose);
  const [makeVoid] = useVoidAgreementMutation();
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof form>>({ resolver: zodResolver(form), defaultValues: { reason: '' } });
  const submit = handleSubmit(async ({ reason }) => {
    clear();
    try {
      await makeVoid({ variables: { id, version, reason } });
    } catch (error) {
      return fail(errorText(error));
    }
    onSaved();
    close();
  });
  return (
    <FormDialog
      title={`Make agreement ${number} void`}
      action="Make void"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      danger
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        required
        help="Signers are told that it no longer holds, not why."
        error={errors.reason?.message}
        {...register('reason')}
      />
    </FormDialog>
  );
};
