import { centsOfDollars, dollarsOfCents, percentOfText } from '@hearthline/rules/homes/prices/amounts.ts';
import { loanKind, type NewLoanKind } from '@hearthline/rules/homes/prices/loan-kind.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { LoanKindRowFragment } from '../../../../gql/generated.ts';

/** The percents of a loan, in the order of the form. */
export const loanPercents = [
  'ratePercent',
  'downPercent',
  'upfrontFeePercent',
  'annualFeePercent',
  'originationPercent',
] as const;
export type LoanPercent = (typeof loanPercents)[number];

/** The values of the form, as they are typed. */
export interface LoanFields extends Record<LoanPercent, string> {
  readonly label: string;
  readonly years: string;
  readonly prepaid: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly source: string;
  readonly sourceOn: string;
}

/** The next terms of a kind, from today on unless others begin later. */
export const loanFields = (kind: LoanKindRowFragment, today: string): LoanFields => ({
  label: kind.label,
  ratePercent: String(kind.ratePercent),
  downPercent: String(kind.downPercent),
  upfrontFeePercent: String(kind.upfrontFeePercent),
  annualFeePercent: String(kind.annualFeePercent),
  originationPercent: String(kind.originationPercent),
  years: String(kind.years),
  prepaid: dollarsOfCents(kind.prepaidCents),
  startsOn: today,
  endsOn: kind.endsOn ?? '',
  source: kind.source ?? '',
  sourceOn: kind.sourceOn ?? '',
});

const inputOf = (key: string, fields: LoanFields) => {
  const { label, years, prepaid, startsOn, endsOn, source, sourceOn } = fields;
  return {
    key,
    label,
    ...Object.fromEntries(loanPercents.map((name) => [name, percentOfText(fields[name]) ?? Number.NaN])),
    years: years.trim() === '' ? Number.NaN : Number(years),
    prepaidCents: centsOfDollars(prepaid) ?? Number.NaN,
    startsOn,
    endsOn,
    source,
    sourceOn,
  };
};

/** Checks the form by the rule of the loan kinds. @param key which kind it is */
export const loanResolver =
  (key: string): Resolver<LoanFields, unknown, NewLoanKind> =>
  (fields) => {
    const { success, data, error } = loanKind.safeParse(inputOf(key, fields));
    if (success) return { values: data, errors: {} };
    const errors: Record<string, { readonly type: string; readonly message: string }> = {};
    for (const { path, message } of error.issues) {
      const name = String(path[0]);
      errors[name === 'prepaidCents' ? 'prepaid' : name] ??= { type: 'rule', message };
    }
    return { values: {}, errors: errors as FieldErrors<LoanFields> };
  };
