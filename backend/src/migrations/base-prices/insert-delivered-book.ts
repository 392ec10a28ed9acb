import { deliveredLoans, deliveredPrices } from './delivered-book.ts';
import { json, priceRow } from './insert-prices.ts';
import { basePricesStartOn, basePriceSource } from './prices.ts';

/** The day on which these were estimated. */
const sourceOn = '2026-11-29';

const loanRow = (loan: (typeof deliveredLoans)[number]) => ({
  key: loan.key,
  annual_fee_percent: loan.annualFeePercent,
  annual_fee_above_percent: loan.annualFeeAbovePercent,
  annual_fee_until_percent: loan.annualFeeUntilPercent,
  home_only: loan.homeOnly,
});

/** Rows that came with the installation and that nobody has changed or ended. */
const isUntouched = `starts_on = date '${basePricesStartOn}' and source = '${basePriceSource}' and ends_on is null`;

/**
 * Puts the new rows in the place of those that nobody has changed: these end the day before, or, while there is no deal, make way as if they
 * had never been. A row of the seller's own stays, and keeps a new one away.
 */
export const insertDeliveredBook = `
  do $$
  declare
    has_deals boolean := exists (select from deals);
    today date := (now() at time zone coalesce((select value #>> '{}' from settings where key = 'timeZone'), 'America/Los_Angeles'))::date;
    first_day date := case when has_deals then today else date '${basePricesStartOn}' end;
  begin
    create temporary table arriving on commit drop as
      select key, label, unit, low_cents, high_cents, low_percent, high_percent, taxable, nullif("when", 'null'::jsonb) as "when"
      from jsonb_to_recordset(${json(deliveredPrices.map(priceRow))}) as r (
        key text, label text, unit text, low_cents bigint, high_cents bigint, low_percent double precision, high_percent double precision,
        taxable boolean, "when" jsonb);
    if has_deals then
      update price_items p set ends_on = today - 1, version = version + 1
      from arriving a where a.key = p.key and a."when" is not distinct from p."when" and ${isUntouched.replaceAll(/starts_on|source|ends_on/g, 'p.$&')};
    else
      delete from price_items p using arriving a
      where a.key = p.key and a."when" is not distinct from p."when" and ${isUntouched.replaceAll(/starts_on|source|ends_on/g, 'p.$&')};
    end if;
    insert into price_items (key, label, unit, low_cents, high_cents, low_percent, high_percent, taxable, "when", starts_on, source, source_on)
    select a.*, first_day, '${basePriceSource}', date '${sourceOn}' from arriving a
    where not exists (
      select from price_items p
      where p.key = a.key and p."when" is not distinct from a."when" and (p.ends_on is null or p.ends_on >= first_day));

    create temporary table arriving_loans on commit drop as
      select * from jsonb_to_recordset(${json(deliveredLoans.map(loanRow))}) as r (
        key text, annual_fee_percent double precision, annual_fee_above_percent double precision,
        annual_fee_until_percent double precision, home_only boolean);
    if has_deals then
      with ended as (
        update loan_kinds k set ends_on = today - 1, version = version + 1
        from arriving_loans a where a.key = k.key and k.version = 1 and ${isUntouched.replaceAll(/starts_on|source|ends_on/g, 'k.$&')}
        returning k.*
      )
      insert into loan_kinds (key, label, down_percent, rate_percent, years, upfront_fee_percent, annual_fee_percent, origination_percent,
        prepaid_cents, position, annual_fee_above_percent, annual_fee_until_percent, home_only, starts_on, source, source_on)
      select e.key, e.label, e.down_percent, e.rate_percent, e.years, e.upfront_fee_percent, a.annual_fee_percent, e.origination_percent,
        e.prepaid_cents, e.position, a.annual_fee_above_percent, a.annual_fee_until_percent, a.home_only, today, '${basePriceSource}', date '${sourceOn}'
      from ended e join arriving_loans a using (key);
    else
      update loan_kinds k set annual_fee_percent = a.annual_fee_percent, annual_fee_above_percent = a.annual_fee_above_percent,
        annual_fee_until_percent = a.annual_fee_until_percent, home_only = a.home_only, source_on = date '${sourceOn}'
      from arriving_loans a where a.key = k.key and k.version = 1 and ${isUntouched.replaceAll(/starts_on|source|ends_on/g, 'k.$&')};
    end if;
  end $$;`;
