import type { PriceWhen } from '@hearthline/rules/homes/prices/conditions.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { optional, types } from '../../../platform/records/field-types.ts';
import { columnNames, versionedFields, type FieldsOf } from '../../../platform/records/record-fields.ts';
import { businessDayText, priceText, PriceUnitEnum, PriceWhenType } from './price-parts.types.ts';

/**
 * The fields of a row of the price book: the types of the API, the table and its statements follow from them (docs/add-a-field.md). A column
 * that is missing here does not compile.
 */
export const priceItemFields = {
  ...versionedFields,
  key: { type: types.text, description: priceText.key, input: {} },
  label: {
    type: types.text,
    description: 'What a price calls it, as in `Foundation`; at most 120 characters.',
    input: { description: '1 to 120 characters on one line.' },
  },
  unit: {
    type: types.choice(PriceUnitEnum),
    description: 'What its amount is counted by.',
    input: {
      description: 'What its amount is counted by; which units there are depends on the key.',
    },
  },
  lowCents: {
    type: optional(types.cents),
    description: 'The lowest amount. Null of a percentage.',
    input: { description: 'The lowest amount, from 0.' },
  },
  highCents: {
    type: optional(types.cents),
    description: 'The highest amount; the same as the lowest where it is exact. Null of a percentage.',
    input: { description: 'The highest amount, not below the lowest; the same for a home.' },
  },
  lowPercent: {
    type: optional(types.float),
    description: 'The lowest percentage. Null of an amount.',
    input: { description: 'The lowest percentage, 0 to 100 with at most three decimals.' },
  },
  highPercent: {
    type: optional(types.float),
    description: 'The highest percentage. Null of an amount.',
    input: { description: 'The highest percentage, not below the lowest.' },
  },
  taxable: { type: types.flag, description: priceText.taxable, input: {} },
  when: {
    type: optional(types.json<PriceWhen>(PriceWhenType)),
    description: 'What narrows it. Null if it always holds.',
    input: { description: 'What narrows it.' },
  },
  costCents: {
    type: optional(types.cents),
    description: 'What one of its unit costs the seller; nobody but staff sees it. Null if it is not known.',
    input: { description: 'What one of its unit costs the seller.' },
  },
  contentSlug: {
    type: optional(types.text),
    description:
      'The `slug` of the content entry that a discount follows: it holds only while that is offered. Null for any other row.',
    input: {
      description: 'The `slug` of the content entry that a discount follows; only discounts may have one.',
    },
  },
  startsOn: {
    type: types.day,
    description: 'The first day on which it holds, in the business’s time zone.',
    input: {
      description: `${businessDayText('The first day')} In the past only where no price of this key held since.`,
    },
  },
  endsOn: {
    type: optional(types.day),
    description: 'The last day on which it holds. Null until further notice.',
    input: { description: businessDayText('The last day; until further notice if omitted') },
  },
  source: { type: optional(types.text), description: priceText.source, input: {} },
  sourceOn: {
    type: optional(types.day),
    description: priceText.sourceOn,
    input: { description: businessDayText('The day of the source') },
  },
} as const satisfies FieldsOf<Row<'priceItems'>>;

/** The columns that statements read. */
export const priceItemColumns = columnNames(priceItemFields);
