import { chakra } from '@chakra-ui/react/styled-system';
import { claimKinds, lands, loanKindKeys, sewers, waters } from '@hearthline/rules/prices/conditions.ts';
import { homeWidths } from '@hearthline/rules/prices/keys.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewPriceItem } from '@hearthline/rules/prices/price-item.ts';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { conditionNames, type PriceFields } from './new-price-form.ts';

const choices = [
  { name: 'width', label: 'Width', values: homeWidths },
  { name: 'land', label: 'Land', values: lands },
  { name: 'sewer', label: 'Sewer', values: sewers },
  { name: 'water', label: 'Water', values: waters },
  { name: 'loan', label: 'Loan', values: loanKindKeys },
  { name: 'claim', label: 'Claim', values: claimKinds },
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
        {choices.map(({ name, label, values: options }) => (
          <SelectField key={name} label={label} error={errors[name]?.message} {...register(name)}>
            <option value="">any</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
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
