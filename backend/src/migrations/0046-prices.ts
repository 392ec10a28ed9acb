import { Migration } from '@mikro-orm/migrations';
import { insertBasePrices } from './base-prices/insert-prices.ts';

const tables = ['price_items', 'option_groups', 'loan_kinds'] as const;

const tells = tables
  .map(
    (table) => `
      create trigger ${table}_tell after insert or update or delete on ${table}
        for each statement execute function workspace_changed('prices');`,
  )
  .join('');

/**
 * The price book, option groups and kinds of loan, with those that every installation gets. A row of the book never changes but for its
 * last day: what was answered from it can be told again.
 */
export class Prices extends Migration {
  override up(): void {
    this.addSql(`
      create table "loan_kinds" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "key" text not null, "label" text not null, "down_percent" double precision not null, "rate_percent" double precision not null, "years" int not null, "upfront_fee_percent" double precision not null, "annual_fee_percent" double precision not null, "origination_percent" double precision not null, "prepaid_cents" bigint not null, "position" int not null default 0, "starts_on" date not null, "ends_on" date null, "source" text null, "source_on" date null, primary key ("id"));

      create table "option_groups" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "key" text not null, "label" text not null, "choose" text not null, "choices" jsonb not null, "position" int not null default 0, primary key ("id"));
      alter table "option_groups" add constraint "option_groups_key_unique" unique ("key");

      create table "price_items" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "key" text not null, "label" text not null, "unit" text not null, "low_cents" bigint null, "high_cents" bigint null, "low_percent" double precision null, "high_percent" double precision null, "taxable" boolean not null, "when" jsonb null, "cost_cents" bigint null, "content_slug" text null, "starts_on" date not null, "ends_on" date null, "source" text null, "source_on" date null, primary key ("id"));

      alter table "loan_kinds" add constraint "loan_kinds_no_overlap" exclude using gist (key with =, daterange(starts_on, ends_on, '[]') with &&);
      alter table "loan_kinds" add constraint "loan_kinds_order" check (ends_on >= starts_on);
      alter table "loan_kinds" add constraint "loan_kinds_key_check" check ("key" in ('fha', 'va', 'usda', 'conventional', 'chattel', 'cash'));

      alter table "option_groups" add constraint "option_groups_choose_check" check ("choose" in ('one', 'many'));

      alter table "price_items" add constraint "price_items_no_overlap" exclude using gist (key with =, coalesce("when"::text, '') with =, daterange(starts_on, ends_on, '[]') with &&);
      alter table "price_items" add constraint "price_items_amount" check ((unit = 'percent' and low_percent is not null and high_percent >= low_percent and low_cents is null and high_cents is null) or (unit <> 'percent' and low_cents is not null and high_cents >= low_cents and low_percent is null and high_percent is null));
      alter table "price_items" add constraint "price_items_order" check (ends_on >= starts_on);
      alter table "price_items" add constraint "price_items_unit_check" check ("unit" in ('each', 'section', 'joint', 'square_foot', 'mile', 'percent'));
      create function price_item_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'a row of the price book changes its last day only' using errcode = 'check_violation';
      end $$;
      create trigger price_items_stay before update on price_items for each row
        when (to_jsonb(old) - 'ends_on' - 'version' is distinct from to_jsonb(new) - 'ends_on' - 'version')
        execute function price_item_stays();
      ${tells}
    `);
    this.addSql(insertBasePrices);
  }
}
