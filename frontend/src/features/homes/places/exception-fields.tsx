import { chakra } from '@chakra-ui/react/styled-system';
import { deliveryLimits } from '@hearthline/rules/homes/places/delivery.ts';
import { stateNames, states } from '@hearthline/rules/people/locations/zip-area.ts';
import { useFieldArray, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import type { DeliveryFields, DeliveryValues } from './delivery-values.ts';

interface ExceptionFieldsProps {
  readonly control: Control<DeliveryFields, unknown, DeliveryValues>;
  readonly register: UseFormRegister<DeliveryFields>;
  readonly errors: FieldErrors<DeliveryFields>;
}

/** The counties where homes are not delivered all the same, each with the sentence that visitors read. */
export const ExceptionFields = ({ control, register, errors }: ExceptionFieldsProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'except' });
  return (
    <chakra.fieldset display="grid" gap="4" minW="0">
      <chakra.legend fontWeight="600" textStyle="small" mb="2">
        Counties you do not deliver to
      </chakra.legend>
      {fields.length === 0 && <Text quiet>None: you deliver to every county within reach.</Text>}
      {fields.map(({ id }, index) => (
        <chakra.div key={id} display="grid" gap="2">
          <FieldRow fieldWidth="11rem">
            <SelectField
              label={`State of exception ${index + 1}`}
              error={errors.except?.[index]?.state?.message}
              {...register(`except.${index}.state`)}
            >
              {states.map((state) => (
                <option key={state} value={state}>
                  {stateNames[state]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={`County of exception ${index + 1}`}
              required
              autoComplete="off"
              error={errors.except?.[index]?.county?.message}
              {...register(`except.${index}.county`)}
            />
          </FieldRow>
          <TextField
            label={`Sentence of exception ${index + 1}`}
            required
            autoComplete="off"
            maxLength={deliveryLimits.sentence}
            help="Visitors read it after “We do not deliver to 98250 yet.”"
            error={errors.except?.[index]?.sentence?.message}
            {...register(`except.${index}.sentence`)}
          />
          <Button variant="ghost" size="sm" justifySelf="end" onClick={() => remove(index)}>
            Remove exception {index + 1}
          </Button>
        </chakra.div>
      ))}
      {errors.except?.message && <FormMessage tone="error">{errors.except.message}</FormMessage>}
      {fields.length < deliveryLimits.exceptions && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          onClick={() => append({ state: 'WA', county: '', sentence: '' })}
        >
          <PlusIcon />
          Add county
        </Button>
      )}
    </chakra.fieldset>
  );
};
