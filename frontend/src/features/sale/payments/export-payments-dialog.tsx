import { zodResolver } from '@hookform/resolvers/zod';
import {
  bookkeepingFormats,
  bookkeepingTitles,
  paymentSentences,
} from '@hearthline/rules/sale/payments/payment-rules.ts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useDownload } from '../../../platform/api/download.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';

const rule = z
  .object({ format: z.enum(bookkeepingFormats), from: z.string(), to: z.string() })
  .refine(({ from, to }) => !from || !to || from <= to, { error: paymentSentences.period, path: ['to'] });

const title = 'The file was not saved';

/** Saves the payments of all deals as a file that a bookkeeping program imports. */
export const ExportPaymentsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const download = useDownload();
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof rule>, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: { format: 'quickbooks', from: '', to: '' },
  });
  const submit = handleSubmit(async (chosen) => {
    clear();
    const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value));
    try {
      await download(`/api/payments/export?${query.toString()}`, `payments-${chosen.format}.csv`);
    } catch (error) {
      return fail(errorText(error));
    }
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Export payments"
      description="Payments and refunds of all deals, without void ones, as bank transactions for your bookkeeping. Days are those on which the money changed hands; both ends are included."
      action="Save file"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField label="For" {...field('format')}>
        {bookkeepingFormats.map((format) => (
          <option key={format} value={format}>
            {bookkeepingTitles[format]}
          </option>
        ))}
      </SelectField>
      <FieldRow fieldWidth="9rem">
        <TextField label="From (optional)" type="date" {...field('from')} />
        <TextField label="To (optional)" type="date" {...field('to')} />
      </FieldRow>
    </FormDialog>
  );
};
