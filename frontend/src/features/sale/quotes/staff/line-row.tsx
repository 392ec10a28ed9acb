import { chakra } from '@chakra-ui/react/styled-system';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { basisTitles, quoteBases } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField, Input, Select } from '../../../../ui/forms/field.tsx';
import { CloseIcon } from '../../../../ui/theme/icons.tsx';
import { amountForQuantity, tidyAmount, type DraftFields, type DraftValues } from './line-fields.ts';

/** The columns of a line on a wide screen: label, basis, quantity, amount, and the button that removes it. */
const columns = 'minmax(0, 1fr) 9rem 5.5rem 9rem 2.75rem';

/** The names of the fields above all lines; on a narrow screen each field has its own. */
export const LineHeads = () => (
  <chakra.div
    aria-hidden
    display={{ base: 'none', md: 'grid' }}
    gridTemplateColumns={columns}
    gap="2"
    pb="1.5"
    textStyle="fine"
    color="quiet"
  >
    <span>Line</span>
    <span>Basis</span>
    <chakra.span textAlign="end">Quantity</chakra.span>
    <chakra.span textAlign="end">Amount ($)</chakra.span>
  </chakra.div>
);

const OwnHead = ({ children }: { readonly children: string }) => (
  <chakra.span aria-hidden display={{ md: 'none' }} textStyle="fine" color="quiet" mb="0.5">
    {children}
  </chakra.span>
);

interface LineRowProps {
  readonly form: UseFormReturn<DraftFields, unknown, DraftValues>;
  readonly at: number;
  readonly onRemove: () => void;
}

/** A line of a draft: two rows of fields on a wide screen. Tax has no amount to type: it follows from the others. */
export const LineRow = ({ form, at, onRemove }: LineRowProps) => {
  const { register, control, setValue, getValues, formState } = form;
  const line = useWatch({ control, name: `lines.${at}` });
  const problems = formState.errors.lines?.[at];
  const computed = Boolean(line.key && isTax(line.key));
  const name = line.label || `Line ${at + 1}`;
  const sentences = Object.values(problems ?? {}).flatMap((problem) =>
    problem && typeof problem === 'object' && 'message' in problem ? [String(problem.message)] : [],
  );
  return (
    <chakra.fieldset
      display="grid"
      gap="2"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: columns,
      }}
      alignItems={{ base: 'end', md: 'center' }}
    >
      <chakra.legend srOnly>{name}</chakra.legend>
      <Input
        aria-label={`${name}: label`}
        aria-invalid={problems?.label ? true : undefined}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        {...register(`lines.${at}.label`)}
      />
      <div>
        <OwnHead>Basis</OwnHead>
        <Select aria-label={`${name}: basis`} {...register(`lines.${at}.basis`)}>
          {quoteBases.map((basis) => (
            <option key={basis} value={basis}>
              {basisTitles[basis]}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <OwnHead>Quantity</OwnHead>
        <Input
          aria-label={`${name}: quantity`}
          aria-invalid={problems?.quantity ? true : undefined}
          inputMode="decimal"
          textAlign="end"
          readOnly={computed}
          {...register(`lines.${at}.quantity`, {
            onChange: () => {
              const amount = amountForQuantity(getValues(`lines.${at}`));
              if (amount !== null) setValue(`lines.${at}.amount`, amount);
            },
          })}
        />
      </div>
      <div>
        <OwnHead>Amount ($)</OwnHead>
        <Input
          aria-label={`${name}: amount in dollars`}
          aria-invalid={problems?.amount ? true : undefined}
          inputMode="decimal"
          textAlign="end"
          readOnly={computed || line.basis === 'excluded'}
          fontVariantNumeric="tabular-nums"
          {...register(`lines.${at}.amount`, {
            onBlur: () => setValue(`lines.${at}.amount`, tidyAmount(getValues(`lines.${at}.amount`))),
          })}
        />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove ${name}`}
        title="Remove"
        disabled={computed}
        onClick={onRemove}
        justifySelf="end"
      >
        <CloseIcon />
      </Button>
      <Input
        aria-label={`${name}: note`}
        aria-invalid={problems?.note ? true : undefined}
        placeholder={line.amount.startsWith('-') ? 'Why there is a discount' : 'Note for the buyer'}
        gridColumn={{ base: '1 / -1', md: '1 / 3' }}
        {...register(`lines.${at}.note`)}
      />
      <chakra.div gridColumn={{ base: '1 / -1', md: '3 / -1' }}>
        {computed ? (
          <chakra.span textStyle="fine" color="quiet">
            Computed from the taxable lines when you save
          </chakra.span>
        ) : (
          <CheckboxField label="Taxable" {...register(`lines.${at}.taxable`)} />
        )}
      </chakra.div>
      {sentences.length > 0 && (
        <chakra.p role="alert" textStyle="fine" color="danger" gridColumn="1 / -1">
          {sentences.join(' ')}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
};
