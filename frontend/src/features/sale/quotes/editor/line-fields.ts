import { percentOfText } from '@hearthline/rules/homes/prices/amounts.ts';
import { timesCents } from '@hearthline/rules/rounding.ts';
import { addedKey, isTax, type LineGroup } from '@hearthline/rules/sale/quotes/groups.ts';
import { quoteChange } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import type { QuoteBasis } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { EditedQuoteFragment } from '../../../../gql/generated.ts';
import { signedCents, typedAmount } from '../../../../domain/typed-amounts.ts';
import { textsOf } from '../../../../platform/forms/texts-of.ts';

const draft = quoteChange.omit({ version: true });
/** What is stored of a draft. */
export type DraftValues = z.output<typeof draft>;

/** A line as it is edited: amounts, percentages and quantities as they are typed. */
export interface LineFields {
  readonly key: string | null;
  readonly label: string;
  readonly basis: QuoteBasis;
  readonly quantity: string;
  readonly unitCents: number | null;
  readonly amount: string;
  /** Of an allowance; empty is the amount. */
  readonly notToExceed: string;
  /** Of tax. */
  readonly percent: string;
  readonly taxable: boolean;
  readonly note: string;
}

/** The fields of a draft. */
export const fieldsOf = (quote: EditedQuoteFragment) => ({
  ...textsOf(draft, quote, ['lines']),
  lines: quote.lines.map(
    ({ amountCents, notToExceedCents, percent, quantity, note, ...line }): LineFields => ({
      key: line.key,
      label: line.label,
      basis: line.basis,
      quantity: String(quantity),
      unitCents: line.unitCents,
      amount: typedAmount(amountCents),
      notToExceed: notToExceedCents === null ? '' : typedAmount(notToExceedCents),
      percent: percent === null ? '' : String(percent),
      taxable: line.taxable,
      note: note ?? '',
    }),
  ),
});
export type DraftFields = ReturnType<typeof fieldsOf>;

/** A line that staff add to a group. One that is taken off needs a reason. */
export const newLine = (group: LineGroup): LineFields => {
  const isDiscount = group === 'discounts';
  return {
    key: addedKey(group),
    label: isDiscount ? 'Discount' : '',
    basis: 'firm',
    quantity: '1',
    unitCents: null,
    amount: isDiscount ? '-' : '',
    notToExceed: '',
    percent: '',
    taxable: group !== 'fees',
    note: '',
  };
};

/** The amounts of a line after its quantity was changed; null where they do not follow from it. */
export const amountForQuantity = ({ quantity, unitCents }: LineFields): string | null => {
  const count = Number(quantity);
  return unitCents === null || !Number.isFinite(count) ? null : typedAmount(timesCents(unitCents, count));
};

/** An amount as it is sent. What is no amount stays wrong: NaN is refused by the rule. */
const sentCents = (typed: string): number => signedCents(typed) ?? Number.NaN;

const lineInput = (line: LineFields) => {
  const { key, label, basis, quantity, unitCents, amount, notToExceed, percent, taxable, note } = line;
  const isComputed = key !== null && isTax(key);
  return {
    key,
    label,
    basis,
    quantity: quantity.trim() === '' ? 1 : Number(quantity),
    unitCents,
    amountCents: basis === 'excluded' || isComputed ? null : sentCents(amount),
    notToExceedCents:
      basis !== 'allowance' || isComputed || notToExceed.trim() === '' ? null : sentCents(notToExceed),
    percent: !isComputed || percent.trim() === '' ? null : (percentOfText(percent) ?? Number.NaN),
    taxable,
    note,
  };
};

const fieldOf: Readonly<Record<string, string>> = { amountCents: 'amount', notToExceedCents: 'notToExceed' };

/** Checks a draft by the rule of quotes. */
export const draftResolver: Resolver<DraftFields, unknown, DraftValues> = (fields) => {
  const { success, data, error } = draft.safeParse({
    ...fields,
    zip: fields.zip.trim(),
    lines: fields.lines.map(lineInput),
  });
  if (success) return { values: data, errors: {} };
  const lines: Record<string, Record<string, { type: string; message: string }>> = {};
  const errors: Record<string, unknown> = {};
  for (const { path, message } of error.issues) {
    const [list, at, name] = path.map(String);
    const problem = { type: 'rule', message };
    if (list === 'lines' && at !== undefined && name !== undefined)
      (lines[at] ??= {})[fieldOf[name] ?? name] ??= problem;
    else errors[list ?? 'terms'] ??= problem;
  }
  return {
    values: {},
    errors: { ...errors, ...(Object.keys(lines).length > 0 && { lines }) } as FieldErrors<DraftFields>,
  };
};
