import { zodResolver } from '@hookform/resolvers/zod';
import { agreementChange } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useUpdateAgreementMutation, type AgreementFactsFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';

const form = agreementChange.pick({ address: true, parcel: true });

interface SiteDialogProps {
  readonly agreement: Pick<AgreementFactsFragment, 'id' | 'version' | 'address' | 'parcel'>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Says where the home of a draft will stand; the draft is made anew. */
export const SiteDialog = ({ agreement, onSaved, onClose }: SiteDialogProps) => {
  const { id, version, address, parcel } = agreement;
  const { failure, fail, clear } = useSaveError('The site was not saved');
  const close = useIfMounted(onClose);
  const [update] = useUpdateAgreementMutation();
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
    resolver: zodResolver(form),
    defaultValues: { address: address ?? '', parcel: parcel ?? '' },
  });
  const submit = handleSubmit(async (values) => {
    clear();
    try {
      await update({
        variables: { id, version, address: values.address ?? null, parcel: values.parcel ?? null },
      });
    } catch (error) {
      return fail(errorText(error));
    }
    onSaved();
    close();
  });
  return (
    <FormDialog
      title="Where the home will stand"
      description="An agreement is sent once it names a street address, or the parcel of a lot that has none."
      action="Save site"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Address"
        autoComplete="off"
        maxLength={300}
        placeholder="88 Cedar Road, Battle Ground, WA 98604"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="Parcel number"
        autoComplete="off"
        maxLength={200}
        help="As the county’s assessor lists it"
        error={errors.parcel?.message}
        {...register('parcel')}
      />
    </FormDialog>
  );
};
