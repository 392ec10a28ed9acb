import { centsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useUpdateQuoteMutation, type StaffQuoteFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import {
  beforeTax,
  draftResolver,
  fieldsOf,
  newLine,
  type DraftFields,
  type DraftValues,
} from './line-fields.ts';
import { LineHeads, LineRow } from './line-row.tsx';

interface EditDraftDialogProps {
  readonly quote: StaffQuoteFragment;
  readonly onClose: () => void;
}

/** Why a draft has no address. */
const siteHint = 'The design names none that is surely the buyer’s own. Ask them, then enter it here.';

/** Edits the lines, the site and the terms of a draft. */
export const EditDraftDialog = ({ quote, onClose }: EditDraftDialogProps) => {
  const title = 'The draft was not saved';
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const [update] = useUpdateQuoteMutation();
  const form = useForm<DraftFields, unknown, DraftValues>({
    resolver: draftResolver,
    defaultValues: fieldsOf(quote),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const lines = useWatch({ control: form.control, name: 'lines' });
  const submit = form.handleSubmit(async (input) => {
    clear();
    try {
      await update({ variables: { id: quote.id, version: quote.version, input } });
    } catch (error) {
      return fail(errorText(error));
    }
    close();
  });
  return (
    <FormDialog
      title="Edit draft"
      description="Firm lines do not change. Allowances are estimates. Lines that are not included are listed without an amount."
      action="Save draft"
      busyText="Saving..."
      busy={form.formState.isSubmitting}
      error={failure && `${title}. ${failure}`}
      sum={
        <Text look="small" fontWeight="600" fontVariantNumeric="tabular-nums" role="status">
          Before tax: {centsText(beforeTax(lines))}
        </Text>
      }
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div>
        <LineHeads />
        {fields.map(({ id }, at) => (
          <LineRow key={id} form={form} at={at} onRemove={() => remove(at)} />
        ))}
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Button variant="outline" size="sm" onClick={() => append(newLine(false))}>
          Add line
        </Button>
        <Button variant="outline" size="sm" onClick={() => append(newLine(true))}>
          Add discount
        </Button>
      </chakra.div>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' }}
        alignItems="start"
      >
        <TextField
          label="Site address"
          autoComplete="off"
          help={quote.address ? undefined : siteHint}
          error={form.formState.errors.address?.message}
          {...form.register('address')}
        />
        <TextField
          label="ZIP code"
          autoComplete="off"
          inputMode="numeric"
          error={form.formState.errors.zip?.message}
          {...form.register('zip')}
        />
      </chakra.div>
      <TextAreaField
        label="Terms"
        rows={8}
        error={form.formState.errors.terms?.message}
        {...form.register('terms')}
      />
    </FormDialog>
  );
};
