import { json } from '../base-prices/insert-prices.ts';
import { basePricesStartOn, basePriceSource } from '../base-prices/prices.ts';
import { baseColors, baseStyles } from './looks.ts';

/** The day on which these were estimated. */
const sourceOn = '2026-11-30';

const choices = (
  all: readonly { readonly key: string; readonly label: string; readonly text: string }[],
): object[] =>
  all.map(({ key, label, text }, index) => ({ key, label, text, standard: index === 0, excludes: [] }));

/** Lists order groups by position, then by key: style comes before all others, color after roof and siding. */
const groups = [
  { key: 'style', label: 'Style', choices: choices(baseStyles), position: -1 },
  { key: 'color', label: 'Color', choices: choices(baseColors), position: 2 },
];

/** Standard choices have no row: they cost nothing. */
const prices = [
  ...baseStyles.slice(1).map(({ key, label, cents }) => ({
    key: `option:style:${key}`,
    label: `${label} style`,
    cents,
  })),
  ...baseColors.slice(1).map(({ key, label }) => ({
    key: `option:color:${key}`,
    label: `${label} color`,
    cents: 0,
  })),
];

/** Adds the groups of style and color with their prices. A group or a price of the seller's own with the same key stays, and keeps ours away. */
export const insertLooks = `
  with arrived as (
    insert into option_groups (key, label, choose, choices, position)
    select key, label, 'one', choices, position
    from jsonb_to_recordset(${json(groups)}) as r (key text, label text, choices jsonb, position int)
    where not exists (select from option_groups g where g.key = r.key)
    returning key
  )
  insert into price_items (key, label, unit, low_cents, high_cents, taxable, starts_on, source, source_on)
  select key, label, 'each', cents, cents, true, date '${basePricesStartOn}', '${basePriceSource}', date '${sourceOn}'
  from jsonb_to_recordset(${json(prices)}) as r (key text, label text, cents bigint)
  where split_part(key, ':', 2) in (select key from arrived)
    and not exists (select from price_items p where p.key = r.key);`;
