import { dealText, dealTextNames } from '@hearthline/rules/sale/deals/deal-texts.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useDealOwnersQuery } from '../../../../gql/generated.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { CoBuyerFields } from './co-buyer-fields.tsx';
import type { DealFormFields, DealFormValues } from './deal-form.ts';
import { ContactPicker, DesignPicker } from './picker-fields.tsx';

interface DealFieldsProps {
  readonly form: UseFormReturn<DealFormFields, unknown, DealFormValues>;
  /** Who works on it now, who may no longer be among those to choose from. */
  readonly owner?: { readonly id: string; readonly name: string } | null;
  /** Whether it is won, so that only who looks after it and who buys can still change. */
  readonly isWon?: boolean;
}

/** The message of a field; zod names it after the rule's field, the server's after the form's. */
const messageOf = (error: { readonly message?: string | undefined } | undefined): string | undefined =>
  error?.message;

/** The fields of a deal. */
export const DealFields = ({ form, owner = null, isWon = false }: DealFieldsProps) => {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const { data } = useDealOwnersQuery();
  const owners = data?.contactOwners ?? [];
  const former = owner && !owners.some(({ id }) => id === owner.id) ? [owner] : [];
  const contact = useWatch({ control, name: 'contact' });
  const ofRule = errors as Readonly<Record<string, { readonly message?: string } | undefined>>;
  const field = fieldProps(register, errors);
  return (
    <>
      <FieldRow fieldWidth="13rem">
        <ContactPicker control={control} error={messageOf(errors.contact ?? ofRule['contactId'])} />
        {!isWon && (
          <DesignPicker
            key={contact?.id}
            control={control}
            contactId={contact?.id ?? null}
            error={messageOf(errors.design ?? ofRule['designCode'])}
          />
        )}
      </FieldRow>
      {!isWon && (
        <FieldRow fieldWidth="9rem">
          <TextField
            label="Value"
            inputMode="decimal"
            autoComplete="off"
            placeholder="$185,000"
            help="Used until a design or quote has a price."
            error={messageOf(errors.value ?? ofRule['valueCents'])}
            {...register('value')}
          />
          <TextField
            label="Probability"
            inputMode="numeric"
            autoComplete="off"
            help="In percent. If blank, the default of the stage applies."
            {...field('probabilityPercent')}
          />
        </FieldRow>
      )}
      <FieldRow fieldWidth="9rem">
        {!isWon && <TextField label="Expected close" type="date" {...field('expectedCloseOn')} />}
        <SelectField label="Owner" {...field('ownerId')}>
          <option value="">Unassigned</option>
          {[...owners, ...former].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      {dealTextNames
        .filter((name) => !isWon || dealText(name).openWhenWon)
        .map((name) => (
          <TextField
            key={name}
            label={dealText(name).title}
            autoComplete="off"
            placeholder={dealText(name).placeholder}
            {...field(name)}
          />
        ))}
      <CoBuyerFields control={control} register={register} errors={errors} />
    </>
  );
};
