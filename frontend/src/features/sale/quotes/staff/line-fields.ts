import { centsOfDollars, dollarsOfCents } from '@hearthline/rules/homes/prices/amounts.ts';
import { timesCents } from '@hearthline/rules/rounding.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteChange } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import type { QuoteBasis } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { StaffQuoteFragment } from '../../../../gql/generated.ts';
import { textsOf } from '../../../../platform/forms/texts-of.ts';

const draft = quoteChange.omit({ version: true });
/** What is stored of a draft. */
export type DraftValues = z.output<typeof draft>;

/** A line as it is edited: amounts and quantities as they are typed. */
export interface LineFields {
  readonly key: string | null;
  readonly label: string;
  readonly basis: QuoteBasis;
  readonly quantity: string;
  readonly unitCents: number | null;
  readonly amount: string;
  readonly taxable: boolean;
  readonly note: string;
}

/** Dollars as people write them, discounts with a minus sign; null if it is no amount. */
export const signedCents = (text: string): number | null => {
  const [, minus = '', rest = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const cents = centsOfDollars(rest);
  return cents === null ? null : minus && cents !== 0 ? -cents : cents;
};

/** An amount as its field shows it, as in `145,000` or `-1,250.50`. */
export const typedAmount = (cents: number): string =>
  (cents < 0 ? '-' : '') + dollarsOfCents(Math.abs(cents)).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** What was typed, written as the field shows amounts; what is no amount stays as it is, for its error. */
export const tidyAmount = (typed: string): string => {
  const cents = signedCents(typed);
  return cents === null ? typed : typedAmount(cents);
};

/** The fields of a draft. */
export const fieldsOf = (quote: StaffQuoteFragment) => ({
  ...textsOf(draft, quote, ['lines']),
  lines: quote.lines.map(
    ({ key, label, basis, quantity, unitCents, amountCents, taxable, note }): LineFields => ({
      key,
      label,
      basis,
      quantity: String(quantity),
      unitCents,
      amount: typedAmount(amountCents),
      taxable,
      note: note ?? '',
    }),
  ),
});
export type DraftFields = ReturnType<typeof fieldsOf>;

/** A line that staff add. @param isDiscount one that is taken off the taxable price */
export const newLine = (isDiscount: boolean): LineFields => ({
  key: isDiscount ? 'discount:agreed' : null,
  label: isDiscount ? 'Discount' : '',
  basis: 'firm',
  quantity: '1',
  unitCents: null,
  amount: isDiscount ? '-' : '',
  taxable: true,
  note: '',
});

/** The amount of a line after its quantity was changed; null where it does not follow from it. */
export const amountForQuantity = ({ quantity, unitCents }: LineFields): string | null => {
  const count = Number(quantity);
  return unitCents === null || !Number.isFinite(count) ? null : typedAmount(timesCents(unitCents, count));
};

const lineInput = ({ key, label, basis, quantity, unitCents, amount, taxable, note }: LineFields) => ({
  key,
  label,
  basis,
  quantity: quantity.trim() === '' ? 1 : Number(quantity),
  unitCents,
  // What is no amount stays wrong: NaN is refused by the rule.
  amountCents: basis === 'excluded' || (key && isTax(key)) ? null : (signedCents(amount) ?? Number.NaN),
  taxable,
  note,
});

/** What the lines come to before tax, as far as they are amounts. */
export const beforeTax = (lines: readonly LineFields[]): number =>
  totalOf(
    lines
      .filter(({ key }) => !(key && isTax(key)))
      .map(({ basis, amount }) => ({ basis, amountCents: signedCents(amount) ?? 0 })),
  );

const fieldOf: Readonly<Record<string, string>> = { amountCents: 'amount' };

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
