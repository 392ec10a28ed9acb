import { Migration } from '@mikro-orm/migrations';

/**
 * Contacts that were merged, and those that are different people. Whatever refers to contacts is found by its foreign key, as it is when one
 * is deleted, so that a new table follows by itself; besides, recipients of campaigns, who have none.
 */
export class Merges extends Migration {
  override up(): void {
    this.addSql(`
      create table "contact_merges" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "into_id" uuid not null, "other_id" uuid not null, "other_name" text not null, "actor_id" uuid null, "address" text null, "contact" jsonb null, "filled" jsonb not null default '{}', "moved" jsonb not null default '[]', "note_id" uuid null, "split_at" timestamptz(3) null, primary key ("id"));
      create index "contact_merges_into_index" on "contact_merges" ("into_id");
      create unique index contact_merges_other_index on contact_merges (other_id) where split_at is null;
      create index contact_merges_address_index on contact_merges (address) where split_at is null and address is not null;
      alter table "contact_merges" add constraint "contact_merges_into_id_foreign" foreign key ("into_id") references "contacts" ("id") on delete cascade;

      create table "contacts_apart" ("low_id" uuid not null, "high_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("low_id", "high_id"));
      create index "contacts_apart_high_index" on "contacts_apart" ("high_id");

      -- Where ids of contacts stand that move with a merged one: deals before their projects, which follow them.
      create function contact_references() returns table (tab text, col text) language sql stable as $$
        select tab, col from (
          select c.conrelid::regclass::text as tab, a.attname::text as col
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.confrelid = 'contacts'::regclass and cardinality(c.conkey) = 1
          union all select 'campaign_recipients', 'contact_id'
        ) refs order by tab <> 'deals', tab <> 'projects', tab, col
      $$;

      -- Gives what one contact has to another one, both of them locked. Answers what moved: tables, columns and ids.
      create function contacts_move(giver uuid, taker uuid) returns jsonb language plpgsql as $$
      declare
        ref record;
        ids jsonb;
        moved jsonb := '[]';
      begin
        perform from deals where contact_id = giver order by id for no key update;
        perform from projects where contact_id = giver order by id for no key update;
        for ref in select * from contact_references() loop
          execute format('with moved as (update %1$s set %2$I = $2 where %2$I = $1 returning id) select jsonb_agg(id order by id) from moved', ref.tab, ref.col)
            into ids using giver, taker;
          if ids is not null then
            moved := moved || jsonb_build_object('table', ref.tab, 'column', ref.col, 'rows', ids);
          end if;
        end loop;
        return moved;
      end $$;

      -- Takes that back, as far as it still belongs to whom it was given.
      create function contacts_move_back(moved jsonb, giver uuid, taker uuid) returns void language plpgsql as $$
      declare
        ref record;
      begin
        perform from deals where contact_id = giver order by id for no key update;
        perform from projects where contact_id = giver order by id for no key update;
        for ref in
          select m ->> 'table' as tab, m ->> 'column' as col, array(select jsonb_array_elements_text(m -> 'rows')::uuid) as ids
          from jsonb_array_elements(moved) with ordinality as e (m, place) order by place
        loop
          -- A table or a column may have gone with an update since.
          continue when not exists (select from pg_attribute where attrelid = to_regclass(ref.tab) and attname = ref.col and not attisdropped);
          execute format('update %1$s set %2$I = $3 where %2$I = $2 and id = any($1)', ref.tab, ref.col) using ref.ids, giver, taker;
        end loop;
        -- What answered the one has perhaps not answered the other.
        perform pg_advisory_xact_lock_shared(7461130032);
        update consultant_requests set settled = false where settled and contact_id in (giver, taker);
      end $$;

      -- Stores a contact again as it was.
      create function contacts_return(snapshot jsonb) returns void language plpgsql as $$
      begin
        execute format('insert into contacts (%1$s) select %1$s from jsonb_populate_record(null::contacts, $1)', columns_of('contacts', snapshot)) using snapshot;
      end $$;

      -- As in 0058, but nobody's links end for an address that is blank.
      create or replace function deal_buyers_changed() returns trigger language plpgsql as $$
      begin
        perform project_buyers_changed(new.id);
        -- The deletion of a contact, which can be undone, is no change of who buys.
        if new.contact_id is not null and exists (
          select from (select email_folded as address from contacts where id = old.contact_id union all select unnest(co_buyer_addresses(old.co_buyers))) before
            where before.address <> '' and before.address not in (select address from deal_buyers(new.id))
        ) then
          perform buyers_left(new.id);
        end if;
        return null;
      end $$;
    `);
  }
}
