import { baseLoans } from './loans.ts';
import { baseGroups } from './options.ts';
import {
  basePrices,
  basePricesStartOn,
  basePriceSource,
  basePriceSourceOn,
  exampleHomes,
  type BasePrice,
} from './prices.ts';

/** A row of the book as the table has it. */
export const priceRow = ({ low, high, unit, contentSlug, ...price }: BasePrice) => ({
  ...price,
  unit,
  content_slug: contentSlug,
  ...(unit === 'percent' ? { low_percent: low, high_percent: high } : { low_cents: low, high_cents: high }),
});

const groupRow = (group: (typeof baseGroups)[number], position: number) => ({ ...group, position });

const loanRow = (loan: (typeof baseLoans)[number], position: number) => ({
  key: loan.key,
  label: loan.label,
  down_percent: loan.downPercent,
  rate_percent: loan.ratePercent,
  years: loan.years,
  upfront_fee_percent: loan.upfrontFeePercent,
  annual_fee_percent: loan.annualFeePercent,
  origination_percent: loan.originationPercent,
  prepaid_cents: loan.prepaidCents,
  position,
});

/** The price of a home of its own, in whole dollars, as the figures of content are. */
const priceOf = (slug: string): number =>
  (basePrices.find(({ key }) => key === `home:${slug}`)?.low ?? Number.NaN) / 100;

/** Rows as a literal of SQL. */
export const json = (rows: readonly object[]): string => `$base$${JSON.stringify(rows)}$base$::jsonb`;
const origin = `date '${basePricesStartOn}', '${basePriceSource}', date '${basePriceSourceOn}'`;

/** Stores price book, option groups and kinds of loan, and names the homes of the example prices as far as they are as they came. */
export const insertBasePrices = `
  insert into price_items (key, label, unit, low_cents, high_cents, low_percent, high_percent, taxable, "when", content_slug,
    starts_on, source, source_on)
  select key, label, unit, low_cents, high_cents, low_percent, high_percent, taxable, nullif("when", 'null'::jsonb), content_slug, ${origin}
  from jsonb_to_recordset(${json(basePrices.map(priceRow))}) as r (
    key text, label text, unit text, low_cents bigint, high_cents bigint, low_percent double precision, high_percent double precision,
    taxable boolean, "when" jsonb, content_slug text);
  insert into option_groups (key, label, choose, choices, position)
  select key, label, choose, choices, position
  from jsonb_to_recordset(${json(baseGroups.map(groupRow))}) as r (key text, label text, choose text, choices jsonb, position int);
  insert into loan_kinds (key, label, down_percent, rate_percent, years, upfront_fee_percent, annual_fee_percent, origination_percent,
    prepaid_cents, position, starts_on, source, source_on)
  select key, label, down_percent, rate_percent, years, upfront_fee_percent, annual_fee_percent, origination_percent,
    prepaid_cents, position, ${origin}
  from jsonb_to_recordset(${json(baseLoans.map(loanRow))}) as r (
    key text, label text, down_percent double precision, rate_percent double precision, years int, upfront_fee_percent double precision,
    annual_fee_percent double precision, origination_percent double precision, prepaid_cents bigint, position int);
  ${Object.entries(exampleHomes)
    .map(
      ([slug, home]) =>
        `update content_items set figures = figures || '{"home":"${home}"}' where kind = 'example_price' and slug = '${slug}' and figures->'price' = '${priceOf(home)}';`,
    )
    .join('\n  ')}`;
