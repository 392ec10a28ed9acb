import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { get, useWatch, type UseFormReturn } from 'react-hook-form';
import { separatedWhileTyped } from '../../../../domain/typed-amounts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField, Input, Select } from '../../../../ui/forms/field.tsx';
import { CloseIcon } from '../../../../ui/theme/icons.tsx';
import type { ChangeFields, ChangeValues } from './change-fields.ts';

interface ChangeLineRowProps {
  readonly form: UseFormReturn<ChangeFields, unknown, ChangeValues>;
  readonly at: number;
  readonly allowances: readonly { readonly lineId: string; readonly label: string }[];
  readonly onRemove: () => void;
}

/** A line of a change order: what it is, its amount (a credit with a minus sign), whether it is taxed, and the allowance that it settles. */
export const ChangeLineRow = ({ form, at, allowances, onRemove }: ChangeLineRowProps) => {
  const { register, control, formState, setValue } = form;
  const { label, settles, amount } = useWatch({ control, name: `lines.${at}` });
  const id = useId();
  const name = label || `Line ${at + 1}`;
  const problems = Object.values((get(formState.errors, `lines.${at}`) as object | undefined) ?? {}).flatMap(
    (problem: unknown) =>
      problem && typeof problem === 'object' && 'message' in problem ? [String(problem.message)] : [],
  );
  const described = problems.length > 0 ? `${id}-problems` : undefined;
  const amountField = register(`lines.${at}.amount`);
  return (
    <chakra.fieldset
      display="grid"
      gap="2"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto auto', md: 'minmax(0, 1fr) 8rem auto auto' }}
      pb="3"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <chakra.legend srOnly>{name}</chakra.legend>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Input
          aria-label={`${name}: label`}
          aria-describedby={described}
          autoComplete="off"
          {...register(`lines.${at}.label`)}
        />
      </chakra.div>
      <Input
        aria-label={`${name}: amount in dollars`}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={described}
        inputMode="text"
        autoComplete="off"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        {...amountField}
        onChange={(event) => {
          const { target } = event;
          // In the middle of a number, the caret would jump.
          if (target.selectionStart === target.value.length) target.value = separatedWhileTyped(target.value);
          void amountField.onChange(event);
        }}
      />
      <CheckboxField label="Taxable" {...register(`lines.${at}.taxable`)} />
      <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
        <CloseIcon />
      </Button>
      {allowances.length > 0 && (settles || !amount.startsWith('-')) && (
        <chakra.div gridColumn="1 / -1">
          <Select
            aria-label={`${name}: allowance that it settles`}
            {...register(`lines.${at}.settles`, {
              onChange: (event: { target: { value: string } }) => {
                const chosen = allowances.find(({ lineId }) => lineId === event.target.value);
                if (chosen && !label) setValue(`lines.${at}.label`, `${chosen.label}, above the allowance`);
              },
            })}
          >
            <option value="">Settles no allowance</option>
            {allowances.map((allowance) => (
              <option key={allowance.lineId} value={allowance.lineId}>
                Settles {allowance.label}
              </option>
            ))}
          </Select>
        </chakra.div>
      )}
      {problems.length > 0 && (
        <chakra.p id={`${id}-problems`} role="alert" textStyle="fine" color="danger" gridColumn="1 / -1">
          {problems.join(' ')}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
};
