import { chakra } from '@chakra-ui/react/styled-system';
import { maxCoBuyers } from '@hearthline/rules/sale/deals/deal-lists.ts';
import { useFieldArray, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import type { DealFormFields, DealFormValues } from './deal-form.ts';

interface CoBuyerFieldsProps {
  readonly control: Control<DealFormFields, unknown, DealFormValues>;
  readonly register: UseFormRegister<DealFormFields>;
  readonly errors: FieldErrors<DealFormFields>;
}

/** Who buys together with the contact: each with name and e-mail address. */
export const CoBuyerFields = ({ control, register, errors }: CoBuyerFieldsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'coBuyers' });
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend fontWeight="600" textStyle="small" mb="2">
        Co-buyers
      </chakra.legend>
      {fields.map(({ id }, index) => (
        <chakra.div key={id} display="grid" gap="1" justifyItems="end">
          <chakra.div width="full">
            <FieldRow fieldWidth="11rem">
              <TextField
                label={`Name of co-buyer ${index + 1}`}
                required
                autoComplete="off"
                error={errors.coBuyers?.[index]?.name?.message}
                {...register(`coBuyers.${index}.name`)}
              />
              <TextField
                label={`Email of co-buyer ${index + 1}`}
                type="email"
                required
                autoComplete="off"
                error={errors.coBuyers?.[index]?.email?.message}
                {...register(`coBuyers.${index}.email`)}
              />
            </FieldRow>
          </chakra.div>
          <Button variant="ghost" size="sm" onClick={() => remove(index)}>
            Remove co-buyer {index + 1}
          </Button>
        </chakra.div>
      ))}
      {fields.length < maxCoBuyers && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          onClick={() => append({ name: '', email: '' })}
        >
          <PlusIcon />
          Add co-buyer
        </Button>
      )}
    </chakra.fieldset>
  );
};
