import { changeOrderChange } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { isTax } from '@hearthline/rules/sale/quotes/groups.ts';
import { percentOf } from '@hearthline/rules/rounding.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { EditedChangeOrderFragment } from '../../../../gql/generated.ts';
import { signedCents, typedAmount } from '../../../../domain/typed-amounts.ts';

const rule = changeOrderChange.omit({ version: true, toVersion: true });
/** What is stored of a draft. */
export type ChangeValues = z.output<typeof rule>;

/** A line as it is edited: its amount as it is typed. */
export interface ChangeLineFields {
  readonly key: string | null;
  readonly label: string;
  readonly amount: string;
  readonly taxable: boolean;
  readonly note: string;
  /** The allowance that it settles; empty for none. */
  readonly settles: string;
}

/** The fields of a draft. */
export interface ChangeFields {
  readonly reason: string;
  readonly days: string;
  readonly lines: ChangeLineFields[];
}

/** A draft as its form begins; tax is computed. */
export const fieldsOf = ({ reason, days, lines }: EditedChangeOrderFragment): ChangeFields => ({
  reason,
  days: String(days),
  lines: lines
    .filter(({ key }) => !isTax(key))
    .map(({ key, label, amountCents, taxable, note, settles }) => ({
      key,
      label,
      amount: typedAmount(amountCents),
      taxable,
      note: note ?? '',
      settles: settles ?? '',
    })),
});

/** A line that staff add. */
export const newLine: ChangeLineFields = {
  key: null,
  label: '',
  amount: '',
  taxable: true,
  note: '',
  settles: '',
};

const inputOf = ({ reason, days, lines }: ChangeFields) => ({
  reason,
  days: days.trim() === '' ? 0 : Number(days),
  lines: lines.map(({ amount, settles, ...line }) => ({
    ...line,
    amountCents: signedCents(amount) ?? Number.NaN,
    settles: settles || null,
  })),
});

/** Checks a draft by the rule of change orders. */
export const changeResolver: Resolver<ChangeFields, unknown, ChangeValues> = (fields) => {
  const { success, data, error } = rule.safeParse(inputOf(fields));
  if (success) return { values: data, errors: {} };
  const lines: Record<string, Record<string, { type: string; message: string }>> = {};
  const errors: Record<string, unknown> = {};
  for (const { path, message } of error.issues) {
    const [list, at, name] = path.map(String);
    const problem = { type: 'rule', message };
    if (list === 'lines' && at !== undefined)
      (lines[at] ??= {})[!name || name === 'amountCents' ? 'amount' : name] ??= problem;
    else errors[list ?? 'reason'] ??= problem;
  }
  return {
    values: {},
    errors: { ...errors, ...(Object.keys(lines).length > 0 && { lines }) } as FieldErrors<ChangeFields>,
  };
};

/** What a draft comes to by what is typed, tax included, in whole cents. @param percent that of the contract's sales tax; null if it is not known */
export const totalOfTyped = (lines: readonly ChangeLineFields[], percent: number | null): number => {
  const cents = lines.map(({ amount, taxable }) => ({ taxable, cents: signedCents(amount) ?? 0 }));
  const sum = (of: typeof cents): number => of.reduce((total, one) => total + one.cents, 0);
  return sum(cents) + percentOf(sum(cents.filter(({ taxable }) => taxable)), percent ?? 0);
};
