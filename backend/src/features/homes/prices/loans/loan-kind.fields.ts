import type { Row } from '../../../../platform/db/query-builder.ts';
import { optional, types } from '../../../../platform/records/field-types.ts';
import { namesWith, versionedFields, type FieldsOf } from '../../../../platform/records/record-fields.ts';
import { businessDayText, LoanKindEnum } from '../price-parts.types.ts';

/**
 * The fields of the terms of a kind of loan: the types of the API, the table and its statements follow from them (docs/add-a-field.md). A
 * column that is missing here does not compile.
 */
export const loanKindFields = {
  ...versionedFields,
  version: {
    ...versionedFields.version,
    input: {
      description:
        'The `version` of the terms that begin on this day, to change them; none for others. If it is another one, `CONFLICT`, and nothing changes.',
    },
  },
  key: { type: types.choice(LoanKindEnum), description: 'Which kind of loan it is.', input: {} },
  label: {
    type: types.text,
    description: 'What people read, as in `FHA`; at most 80 characters.',
    input: { description: '1 to 80 characters on one line.' },
  },
  downPercent: {
    type: types.float,
    description: 'The least down payment, in percent of the price.',
    input: { description: 'The least down payment in percent of the price, 0 to 100.' },
  },
  ratePercent: {
    type: types.float,
    description: 'Interest, in percent a year.',
    input: { description: 'Interest in percent a year, 0 to 30.' },
  },
  years: {
    type: types.int,
    description: 'The usual term; 0 of cash.',
    input: { description: '1 to 40; 0 of cash.' },
  },
  upfrontFeePercent: {
    type: types.float,
    description: 'A fee in percent of the loan that is financed along with it.',
    input: { description: 'A fee in percent of the loan that is financed along with it, 0 to 20.' },
  },
  annualFeePercent: {
    type: types.float,
    description: 'Mortgage insurance, in percent of the loan a year.',
    input: { description: 'Mortgage insurance in percent of the loan a year, 0 to 10.' },
  },
  annualFeeAbovePercent: {
    type: optional(types.float),
    description:
      'Mortgage insurance is due only of a loan above so many percent of the price. Null for any loan.',
    input: {
      description:
        'Mortgage insurance is due only of a loan above so many percent of the price; null for any loan.',
    },
  },
  annualFeeUntilPercent: {
    type: optional(types.float),
    description:
      'Mortgage insurance ends once no more than so many percent of the price are owed. Null for the whole term.',
    input: {
      description:
        'Mortgage insurance ends once no more than so many percent of the price are owed; null for the whole term.',
    },
  },
  originationPercent: {
    type: types.float,
    description: 'What the lender keeps at the beginning, in percent of the loan.',
    input: { description: 'What the lender keeps at the beginning, in percent of the loan, 0 to 20.' },
  },
  prepaidCents: {
    type: types.cents,
    description: 'Other finance charges that are paid at the beginning.',
    input: {},
  },
  homeOnly: {
    type: types.flag,
    column: { default: false },
    description: 'Whether it pays for the home only, and not for work on the buyer’s land.',
    input: {
      description: 'Whether it pays for the home only, and not for work on the buyer’s land; no if omitted.',
    },
  },
  /** The place among the kinds. */
  position: { type: types.int, column: { default: 0 } },
  startsOn: {
    type: types.day,
    description: 'The first day on which these terms hold, in the business’s time zone.',
    input: { description: `${businessDayText('The first day')} Today if omitted; not in the past.` },
  },
  endsOn: {
    type: optional(types.day),
    description: 'The last day on which these terms hold. Null until further notice.',
    input: { description: businessDayText('The last day; until further notice if omitted') },
  },
  source: {
    type: optional(types.text),
    description: 'Where the terms come from. Null if it is not recorded.',
    input: { description: 'Where the terms come from, at most 200 characters.' },
  },
  sourceOn: {
    type: optional(types.day),
    description: 'The day of which the terms are. Null if it is not recorded.',
    input: { description: businessDayText('The day of the source') },
  },
} as const satisfies FieldsOf<Row<'loanKinds'>>;

/** The columns that statements read. */
export const loanKindColumns = namesWith(loanKindFields, 'description');
