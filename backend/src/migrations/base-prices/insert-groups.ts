import type { PriceUnit } from '@hearthline/rules/homes/prices/keys.ts';
import { json } from './insert-prices.ts';
import { basePricesStartOn, basePriceSource } from './prices.ts';

/** A group of which one is chosen, as the table has it. */
export interface ArrivingGroup {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly object[];
  readonly position: number;
}

/** What a choice costs more. */
export interface ArrivingPrice {
  /** As in `option:style:cabin`. */
  readonly key: string;
  readonly label: string;
  readonly unit: PriceUnit;
  readonly cents: number;
}

/**
 * Adds groups of options with their prices. A group or a price of the seller's own with the same key stays, and keeps ours away.
 * @param sourceOn the day on which the prices were estimated
 */
export const insertGroups = (
  groups: readonly ArrivingGroup[],
  prices: readonly ArrivingPrice[],
  sourceOn: string,
): string => `
  with arrived as (
    insert into option_groups (key, label, choose, choices, position)
    select key, label, 'one', choices, position
    from jsonb_to_recordset(${json(groups)}) as r (key text, label text, choices jsonb, position int)
    where not exists (select from option_groups g where g.key = r.key)
    returning key
  )
  insert into price_items (key, label, unit, low_cents, high_cents, taxable, starts_on, source, source_on)
  select key, label, unit, cents, cents, true, date '${basePricesStartOn}', '${basePriceSource}', date '${sourceOn}'
  from jsonb_to_recordset(${json(prices)}) as r (key text, label text, unit text, cents bigint)
  where split_part(key, ':', 2) in (select key from arrived)
    and not exists (select from price_items p where p.key = r.key);`;
