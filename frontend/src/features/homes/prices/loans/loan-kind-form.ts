import { centsOfDollars, dollarsOfCents, percentOfText } from '@hearthline/rules/homes/prices/amounts.ts';
import { loanKind, type NewLoanKind } from '@hearthline/rules/homes/prices/loan-kind.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { LoanKindRowFragment } from '../../../../gql/generated.ts';
import { textsOf } from '../../../../platform/forms/texts-of.ts';

/** The percents that every loan has, in the order of the form. */
export const loanPercents = [
  'ratePercent',
  'downPercent',
  'upfrontFeePercent',
  'annualFeePercent',
  'originationPercent',
] as const;
/** Those that may be left empty. */
export const optionalPercents = ['annualFeeAbovePercent', 'annualFeeUntilPercent'] as const;
export type LoanPercent = (typeof loanPercents | typeof optionalPercents)[number];

/** The next terms of a kind, from today on unless others begin later. */
export const loanFields = (kind: LoanKindRowFragment, today: string) => ({
  ...textsOf(loanKind, kind, ['key', 'prepaidCents', 'homeOnly', 'version']),
  prepaid: dollarsOfCents(kind.prepaidCents),
  homeOnly: kind.homeOnly,
  startsOn: today,
});

/** The values of the form, as they are typed. */
export type LoanFields = ReturnType<typeof loanFields>;

const inputOf = (key: string, fields: LoanFields) => {
  const { years, prepaid, ...typed } = fields;
  return {
    ...typed,
    key,
    ...Object.fromEntries(loanPercents.map((name) => [name, percentOfText(fields[name]) ?? Number.NaN])),
    ...Object.fromEntries(
      optionalPercents.map((name) => [
        name,
        fields[name].trim() === '' ? null : (percentOfText(fields[name]) ?? Number.NaN),
      ]),
    ),
    years: years.trim() === '' ? Number.NaN : Number(years),
    prepaidCents: centsOfDollars(prepaid) ?? Number.NaN,
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
