import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { maxSigners, signerList } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { signerRoles, signerRoleTitles } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { useFieldArray, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useUpdateAgreementMutation, type AgreementFactsFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';

const form = z.object({ signers: signerList });
type Values = z.input<typeof form>;

interface SignersDialogProps {
  readonly agreement: AgreementFactsFragment;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Edits who signs a draft; the draft is made anew. */
export const SignersDialog = ({ agreement, onSaved, onClose }: SignersDialogProps) => {
  const { id, version, signers } = agreement;
  const { failure, fail, clear } = useSaveError('The signers were not saved');
  const close = useIfMounted(onClose);
  const [update] = useUpdateAgreementMutation();
  const {
    control,
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    resolver: zodResolver(form),
    defaultValues: { signers: signers.map(({ role, name, email }) => ({ role, name, email: email ?? '' })) },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'signers' });
  const submit = handleSubmit(async (values) => {
    clear();
    try {
      await update({ variables: { id, version, signers: values.signers } });
    } catch (error) {
      return fail(errorText(error));
    }
    onSaved();
    close();
  });
  const whole = errors.signers?.root?.message ?? errors.signers?.message;
  return (
    <FormDialog
      title="Who signs"
      description="Buyers sign first, the seller last. Each gets a link of their own."
      action="Save signers"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <chakra.fieldset
          key={field.id}
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '8rem minmax(0, 1fr) minmax(0, 1fr) auto' }}
          alignItems="end"
        >
          <chakra.legend srOnly>Signer {index + 1}</chakra.legend>
          <SelectField label="Signs as" {...register(`signers.${index}.role`)}>
            {signerRoles.map((role) => (
              <option key={role} value={role}>
                {signerRoleTitles[role]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Name"
            required
            error={errors.signers?.[index]?.name?.message}
            {...register(`signers.${index}.name`)}
          />
          <TextField
            label="Email"
            type="email"
            required
            error={errors.signers?.[index]?.email?.message}
            {...register(`signers.${index}.email`)}
          />
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Remove signer ${index + 1}`}
            onClick={() => remove(index)}
          >
            Remove
          </Button>
        </chakra.fieldset>
      ))}
      {whole && <FormMessage tone="error">{whole}</FormMessage>}
      {fields.length < maxSigners && (
        <chakra.div>
          <Button variant="outline" size="sm" onClick={() => append({ role: 'buyer', name: '', email: '' })}>
            Add signer
          </Button>
        </chakra.div>
      )}
    </FormDialog>
  );
};
