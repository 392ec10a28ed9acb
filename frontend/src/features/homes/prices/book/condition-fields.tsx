import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { conditionWords } from './key-words.ts';
import { conditionNames, type PriceFields } from './new-price-form.ts';

const choices = [
  { name: 'width', label: 'Width' },
  { name: 'land', label: 'Land' },
  { name: 'sewer', label: 'Sewer' },
  { name: 'water', label: 'Water' },
  { name: 'loan', label: 'Payment' },
  { name: 'claim', label: 'Buyer' },
] as const;

/** What a price depends on, folded away while that is nothing. */
export const ConditionFields = ({
  form,
}: {
  readonly form: UseFormReturn<PriceFields, unknown, NewPriceItem>;
}) => {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const values = useWatch({ control, name: [...conditionNames] });
  const stated = values.filter(Boolean).length;
  return (
    <chakra.details open={stated > 0 || undefined}>
      <chakra.summary cursor="pointer" textStyle="label" py="1">
        Only under a condition{stated > 0 && ` (${stated})`}
      </chakra.summary>
      <chakra.div
        display="grid"
        gap="4"
        mt="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
      >
        {choices.map(({ name, label }) => (
          <SelectField key={name} label={label} error={errors[name]?.message} {...register(name)}>
            <option value="">Any</option>
            {Object.entries(conditionWords[name]).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
        <TextField
          label="Option"
          autoComplete="off"
          placeholder="roof:hip"
          error={errors.option?.message}
          {...register('option')}
        />
      </chakra.div>
    </chakra.details>
  );
};
