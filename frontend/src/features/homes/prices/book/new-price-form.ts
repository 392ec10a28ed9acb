import { centsOfDollars, dollarsOfCents, percentOfText } from '@hearthline/rules/homes/prices/amounts.ts';
import {
  kindOfKey,
  unitsOfKind,
  type PriceKind,
  type PriceUnit,
} from '@hearthline/rules/homes/prices/keys.ts';
import { newPriceItem, type NewPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import type { Resolver } from 'react-hook-form';
import type { PriceRowFragment } from '../../../../gql/generated.ts';
import { textsOf } from '../../../../platform/forms/texts-of.ts';

/** The conditions, in the order of the form. */
export const conditionNames = ['width', 'land', 'sewer', 'water', 'loan', 'claim', 'option'] as const;
type ConditionName = (typeof conditionNames)[number];

const conditionsOf = (from: PriceRowFragment | null) =>
  Object.fromEntries(conditionNames.map((name) => [name, from?.when?.[name] ?? ''])) as Record<
    ConditionName,
    string
  >;

const notTexts = [
  'lowCents',
  'highCents',
  'lowPercent',
  'highPercent',
  'costCents',
  'taxable',
  'when',
] as const;

/** A new price, or the next one of a key. */
export const priceFields = (from: PriceRowFragment | null, startsOn: string) => {
  const amount = (cents: number | null = null, percent: number | null = null): string => {
    if (percent !== null) return String(percent);
    return cents === null ? '' : dollarsOfCents(cents);
  };
  return {
    ...textsOf(newPriceItem, from, notTexts),
    ...conditionsOf(from),
    unit: from?.unit ?? 'each',
    low: amount(from?.lowCents, from?.lowPercent),
    high: amount(from?.highCents, from?.highPercent),
    taxable: from?.taxable ?? true,
    cost: amount(from?.costCents, null),
    startsOn,
    endsOn: '',
    sourceOn: startsOn,
  };
};

/** The values of the fields. Amounts are dollars, or percents of a percentage. */
export type PriceFields = ReturnType<typeof priceFields>;

/** The kind of a key that is being typed; undefined as long as it has none. */
export const typedKind = (key: string): PriceKind | undefined => {
  const kind = kindOfKey(key);
  return kind in unitsOfKind ? kind : undefined;
};

/** The units that a key may be counted in; all of them as long as it has no kind. */
export const unitsOf = (key: string): readonly PriceUnit[] => {
  const kind = typedKind(key);
  return kind ? unitsOfKind[kind] : [...new Set(Object.values(unitsOfKind).flat())];
};

/** What is written in a field stays wrong until it is an amount: NaN is refused by the rule. */
const amountOf = (text: string, isPercent: boolean): number | null =>
  text.trim() === '' ? null : ((isPercent ? percentOfText(text) : centsOfDollars(text)) ?? Number.NaN);

const inputOf = (fields: PriceFields) => {
  const isPercent = fields.unit === 'percent';
  const low = amountOf(fields.low, isPercent);
  // One amount is an exact price.
  const high = fields.high.trim() === '' ? low : amountOf(fields.high, isPercent);
  return {
    ...fields,
    key: fields.key.trim(),
    sourceOn: fields.source.trim() === '' ? '' : fields.sourceOn,
    ...(isPercent ? { lowPercent: low, highPercent: high } : { lowCents: low, highCents: high }),
    costCents: amountOf(fields.cost, false),
    when: Object.fromEntries(conditionNames.map((name) => [name, fields[name].trim() || null])),
  };
};

/** The fields whose names in the form are not those of the rule. */
const fieldOf: Readonly<Record<string, keyof PriceFields>> = {
  lowCents: 'low',
  lowPercent: 'low',
  highCents: 'high',
  highPercent: 'high',
  costCents: 'cost',
};

/** Checks the form by the rule of the price book. */
export const priceResolver: Resolver<PriceFields, unknown, NewPriceItem> = (fields) => {
  const { success, data, error } = newPriceItem.safeParse(inputOf(fields));
  if (success) return { values: data, errors: {} };
  const errors: Record<string, { readonly type: string; readonly message: string }> = {};
  for (const { path, message } of error.issues) {
    // The path of a condition is `when.width`.
    const name = String(path.at(-1));
    errors[fieldOf[name] ?? name] ??= { type: 'rule', message };
  }
  return { values: {}, errors };
};
