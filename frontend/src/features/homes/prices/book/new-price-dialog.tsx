import { useForm, useWatch } from 'react-hook-form';
import type { NewPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { useCreatePriceItemMutation, type PriceRowFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { CheckboxField, SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { ValidityFields } from '../validity-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { priceFields, priceResolver, typedKind, unitsOf, type PriceFields } from './new-price-form.ts';
import { unitTexts } from './price-words.ts';

interface NewPriceDialogProps {
  /** The price that it follows; null for one of a key of its own. */
  readonly from: PriceRowFragment | null;
  readonly onCreated: (row: PriceRowFragment) => void;
  readonly onClose: () => void;
}

/** A price from a day on; the one that holds before it ends the day before. */
export const NewPriceDialog = ({ from, onCreated, onClose }: NewPriceDialogProps) => {
  const today = useToday();
  const [create] = useCreatePriceItemMutation();
  const { failure, fail, clear } = useSaveError('The price was not saved');
  const close = useIfMounted(onClose);
  const form = useForm<PriceFields, unknown, NewPriceItem>({
    resolver: priceResolver,
    defaultValues: priceFields(from, today),
  });
  const {
    control,
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  useRestoredForm(`price:${from?.id ?? 'new'}`, form);
  const [key, unit] = useWatch({ control, name: ['key', 'unit'] });
  const kind = typedKind(key);
  const units = unitsOf(key);
  const sign = unit === 'percent' ? '%' : '$';
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      const { data } = await create({ variables: { input } });
      if (!data) return;
      const { label, startsOn } = data.createPriceItem;
      showToast({ title: 'Price saved', text: `${label} from ${dayText(startsOn)} on.` });
      onCreated(data.createPriceItem);
    } catch (error) {
      return fail(errorText(error));
    }
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={from ? `New price of ${from.label}` : 'New price'}
      description="The price in effect before it ends the day before. Past prices stay as they were."
      action="Save price"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Key"
        required
        readOnly={from !== null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="site:foundation"
        help={
          from
            ? undefined
            : 'What it prices: home:birkenfeld, option:roof:hip, freight:miles, site:foundation, fee:title, tax:sales:clark, discount:cash'
        }
        {...field('key')}
      />
      <TextField label="Label" required autoComplete="off" maxLength={120} {...field('label')} />
      <FieldRow fieldWidth="11rem">
        <SelectField label="Unit" required {...field('unit')}>
          {[...new Set([...units, unit])].map((one) => (
            <option key={one} value={one}>
              {unitTexts[one as keyof typeof unitTexts]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={`From (${sign})`}
          required
          inputMode="decimal"
          autoComplete="off"
          {...field('low')}
        />
        <TextField
          label={`To (${sign})`}
          inputMode="decimal"
          autoComplete="off"
          help="Blank if it is exact"
          {...field('high')}
        />
      </FieldRow>
      <CheckboxField label="Sales tax is due on it" {...register('taxable')} />
      <ValidityFields
        register={register}
        errors={errors}
        sourceHelp="Where the amount comes from. Required for freight, site work, fees and taxes."
      />
      <TextField
        label="What it costs us ($)"
        inputMode="decimal"
        autoComplete="off"
        help="Only staff see it."
        {...field('cost')}
      />
      {kind === 'discount' && (
        <TextField
          label="Follows the offer"
          autoComplete="off"
          help="The slug of the content entry: the discount applies only while that is offered."
          {...field('contentSlug')}
        />
      )}
      <ConditionFields form={form} />
    </FormDialog>
  );
};
