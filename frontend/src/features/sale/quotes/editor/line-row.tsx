import { chakra } from '@chakra-ui/react/styled-system';
import { centsText } from '@hearthline/rules/dollars.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import type { QuoteLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { basisTitles, quoteBases } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { separatedWhileTyped, tidyAmount } from '../../../../domain/typed-amounts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField, Input, Select } from '../../../../ui/forms/field.tsx';
import { ChevronIcon, CloseIcon } from '../../../../ui/theme/icons.tsx';
import { amountForQuantity, type DraftFields, type DraftValues } from './line-fields.ts';

/** The columns of a line on a wide screen: label, basis, amount, what it will not exceed, and the two buttons. */
const columns = 'minmax(0, 1fr) 7.75rem 6.5rem 6.5rem 4rem';

/** Fields that are low enough for one line each, as in a table. */
const dense = {
  '--control': { base: '2.75rem', md: '2.25rem' },
  '--control-px': '0.625rem',
  '--control-py': '0.25rem',
  '--control-type': { base: '1rem', md: '0.875rem' },
  '--control-radius': '0.5rem',
} as const;

/** The names of the fields above all lines; on a narrow screen their places say it. */
export const LineHeads = () => (
  <chakra.div
    aria-hidden
    display={{ base: 'none', md: 'grid' }}
    gridTemplateColumns={columns}
    gap="2"
    textStyle="fine"
    color="quiet"
  >
    <span>Line</span>
    <span>Basis</span>
    <chakra.span textAlign="end">Amount ($)</chakra.span>
    <chakra.span textAlign="end" whiteSpace="nowrap">
      Not to exceed
    </chakra.span>
  </chakra.div>
);

/** A figure that follows from others, in the place of a field. */
const Computed = ({ children }: { readonly children: string }) => (
  <chakra.output
    display="block"
    textAlign="end"
    fontSize="var(--control-type)"
    lineHeight="var(--control)"
    px="2.5"
    fontVariantNumeric="tabular-nums"
  >
    {children}
  </chakra.output>
);

const Figures = chakra(Input, { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

interface LineRowProps {
  readonly form: UseFormReturn<DraftFields, unknown, DraftValues>;
  readonly at: number;
  /** The line as it comes to by what is typed. */
  readonly computed: QuoteLine | undefined;
  /** Adds a line below. */
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** A line of a draft in one row; what is rarely changed (quantity, note, tax) is shown on request. Tax has a percentage in place of an amount. */
export const LineRow = ({ form, at, computed, onAdd, onRemove }: LineRowProps) => {
  const { register, control, setValue, getValues, formState } = form;
  const line = useWatch({ control, name: `lines.${at}` });
  const problems = formState.errors.lines?.[at];
  const id = useId();
  // A new discount has to say why it is one.
  const [isOpen, setOpen] = useState(line.amount === '-');
  const isComputed = Boolean(line.key && isTax(line.key));
  const isAllowance = line.basis === 'allowance';
  const name = line.label || `Line ${at + 1}`;
  const sentences = Object.values(problems ?? {}).flatMap((problem) =>
    problem && typeof problem === 'object' && 'message' in problem ? [String(problem.message)] : [],
  );
  // It stays open while the problem is mended.
  if ((problems?.note || problems?.quantity) && !isOpen) setOpen(true);
  const field = (
    of: 'label' | 'quantity' | 'amount' | 'notToExceed' | 'percent' | 'note',
    title: string,
  ) => ({
    'aria-label': `${name}: ${title}`,
    'aria-invalid': problems?.[of] ? (true as const) : undefined,
    'aria-describedby': problems?.[of] ? `${id}-problems` : undefined,
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onAdd();
    },
  });
  const amountField = (of: 'amount' | 'notToExceed') => {
    const path: FieldPath<DraftFields> = `lines.${at}.${of}`;
    const { onChange, onBlur, ...registered } = register(path);
    return {
      ...registered,
      inputMode: 'decimal' as const,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { target } = event;
        // In the middle of a number, the caret would jump.
        if (target.selectionStart === target.value.length) target.value = separatedWhileTyped(target.value);
        return onChange(event);
      },
      onBlur: (event: ChangeEvent<HTMLInputElement>) => {
        const tidy = tidyAmount(event.target.value);
        if (tidy !== event.target.value) setValue(path, tidy, { shouldDirty: true });
        return onBlur(event);
      },
    };
  };
  return (
    <chakra.fieldset
      css={dense}
      display="grid"
      columnGap="2"
      rowGap={{ base: '2', md: '1.5' }}
      py={{ base: '3', md: '1.5' }}
      borderTopWidth="1px"
      borderColor="line"
      alignItems="start"
      // On a phone: the label with its buttons, then basis and amount, then what it will not exceed.
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', md: columns }}
    >
      <chakra.legend srOnly>{name}</chakra.legend>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} pe={{ base: '24', md: '0' }}>
        <Input {...field('label', 'label')} {...register(`lines.${at}.label`)} />
      </chakra.div>
      <div>
        <Select aria-label={`${name}: basis`} {...register(`lines.${at}.basis`)}>
          {quoteBases.map((basis) => (
            <option key={basis} value={basis}>
              {basisTitles[basis]}
            </option>
          ))}
        </Select>
      </div>
      <div>
        {line.basis === 'excluded' ? (
          <Computed>–</Computed>
        ) : isComputed ? (
          <Computed>{centsText(computed?.amountCents ?? 0)}</Computed>
        ) : (
          <Figures {...field('amount', 'amount in dollars')} {...amountField('amount')} />
        )}
      </div>
      {isAllowance && (
        <chakra.span
          aria-hidden
          display={{ md: 'none' }}
          textStyle="small"
          color="quiet"
          textAlign="end"
          alignSelf="center"
        >
          Not to exceed ($)
        </chakra.span>
      )}
      <chakra.div display={isAllowance ? 'block' : { base: 'none', md: 'block' }}>
        {isAllowance &&
          (isComputed ? (
            <Computed>{centsText(computed?.notToExceedCents ?? 0)}</Computed>
          ) : (
            <Figures
              {...field('notToExceed', 'not to exceed, in dollars')}
              placeholder={line.amount}
              {...amountField('notToExceed')}
            />
          ))}
      </chakra.div>
      <chakra.div
        display="flex"
        justifyContent="end"
        gridRow={{ base: '1', md: 'auto' }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        justifySelf="end"
      >
        {isComputed ? (
          <chakra.label display="flex" alignItems="center" gap="1" textStyle="small">
            <Figures
              {...field('percent', 'percent')}
              inputMode="decimal"
              width={{ base: '4.25rem', md: '3rem' }}
              css={{ '--control-px': '0.375rem' }}
              {...register(`lines.${at}.percent`)}
            />
            <span aria-hidden>%</span>
          </chakra.label>
        ) : (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Details of ${name}`}
              aria-expanded={isOpen}
              title="Note, quantity, tax"
              minW={{ md: '8' }}
              minH={{ md: '9' }}
              w={{ md: '8' }}
              h={{ md: '9' }}
              css={{ '& svg': { transform: isOpen ? 'rotate(180deg)' : undefined } }}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronIcon />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${name}`}
              title="Remove"
              minW={{ md: '8' }}
              minH={{ md: '9' }}
              w={{ md: '8' }}
              h={{ md: '9' }}
              onClick={onRemove}
            >
              <CloseIcon />
            </Button>
          </>
        )}
      </chakra.div>
      {!isOpen && !isComputed && line.note && (
        <chakra.p gridColumn="1 / -1" textStyle="fine" color="quiet" px="2.5" overflowWrap="anywhere">
          {line.note}
        </chakra.p>
      )}
      {(isOpen || isComputed) && (
        <chakra.div
          gridColumn="1 / -1"
          display="grid"
          gap="2"
          alignItems="center"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: isComputed ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto auto',
          }}
        >
          <Input
            {...field('note', 'note')}
            placeholder={line.amount.startsWith('-') ? 'Why there is a discount' : 'Note for the buyer'}
            {...register(`lines.${at}.note`)}
          />
          {!isComputed && (
            <chakra.div display="flex" gap="4" alignItems="center">
              <chakra.span display="flex" gap="2" alignItems="center" textStyle="small">
                <span aria-hidden>Quantity</span>
                <Figures
                  {...field('quantity', 'quantity')}
                  inputMode="decimal"
                  width="5rem"
                  {...register(`lines.${at}.quantity`, {
                    onChange: () => {
                      const amount = amountForQuantity(getValues(`lines.${at}`));
                      if (amount === null) return;
                      setValue(`lines.${at}.amount`, amount, { shouldDirty: true });
                    },
                  })}
                />
              </chakra.span>
              <CheckboxField label="Taxable" {...register(`lines.${at}.taxable`)} />
            </chakra.div>
          )}
        </chakra.div>
      )}
      {sentences.length > 0 && (
        <chakra.p id={`${id}-problems`} role="alert" textStyle="fine" color="danger" gridColumn="1 / -1">
          {sentences.join(' ')}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
};
