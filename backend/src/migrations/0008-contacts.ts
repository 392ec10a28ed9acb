import { Migration } from '@mikro-orm/migrations';

/** Editing, deleting with a way back, notes and history of contacts; answers of requests that are sent twice. */
export class Contacts extends Migration {
  override up(): void {
    this.addSql(`
      create table "contact_notes" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "contact_id" uuid not null, "author_id" uuid not null, "author_name" text not null, "text" text not null, primary key ("id"));
      create index "contact_notes_contact_index" on "contact_notes" ("contact_id");

      create table "contact_status_changes" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "contact_id" uuid not null, "from_status" text not null, "to_status" text not null, "actor_id" uuid null, primary key ("id"));
      create index "contact_status_changes_contact_index" on "contact_status_changes" ("contact_id");

      create table "contact_tags" ("tag" text not null, primary key ("tag"));

      create table "deleted_contacts" ("id" uuid not null, "deletion" uuid not null, "deleted_at" timestamptz(3) not null default now(), "contact" jsonb not null, "links" jsonb not null, primary key ("id"));
      create index "deleted_contacts_deletion_index" on "deleted_contacts" ("deletion");
      create index "deleted_contacts_at_index" on "deleted_contacts" ("deleted_at");

      create table "idempotency_keys" ("hash" text not null, "input_hash" text not null, "answer" jsonb not null, "created_at" timestamptz(3) not null, primary key ("hash"));
      create index "idempotency_keys_at_index" on "idempotency_keys" ("created_at");

      alter table "contacts" add "version" int not null default 1;
      -- The phone too, as it is written and as it is dialled. Rewrites the table and its search index in place.
      alter table "contacts" alter column "search_text" set expression as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')));
      drop index "contacts_email_folded_index";
      create index contacts_tags_index on contacts using gin (tags);
      create index contacts_company_index on contacts (company, id) include (status);
      create index contacts_name_index on contacts (last_name, first_name, id) include (status);
      create index contacts_email_index on contacts (email_folded, id) include (status);

      create index mails_to_address_index on mails (lower(to_address));

      alter table "contact_notes" add constraint "contact_notes_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete cascade;

      alter table "contact_status_changes" add constraint "contact_status_changes_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete cascade;
      alter table "contact_status_changes" add constraint "contact_status_changes_from_status_check" check ("from_status" in ('prospect', 'active', 'customer', 'inactive'));
      alter table "contact_status_changes" add constraint "contact_status_changes_to_status_check" check ("to_status" in ('prospect', 'active', 'customer', 'inactive'));

      insert into contact_tags (tag) select distinct unnest(tags) from contacts;

      -- What points to contacts, in whichever table: the rows that go with a contact whole, of the others their ids.
      create function contacts_links(chosen uuid[]) returns table (contact uuid, link jsonb) language plpgsql stable as $$
      declare
        ref record;
      begin
        for ref in
          select c.conrelid::regclass::text as tab, a.attname::text as col, c.confdeltype = 'c' as goes
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.confrelid = 'contacts'::regclass and cardinality(c.conkey) = 1
            and (c.confdeltype = 'c' or c.confdeltype = 'n' and exists (select from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id' and not i.attisdropped))
        loop
          return query execute format(
            'select %2$I, jsonb_build_object(''table'', %1$L, ''column'', %2$L, ''goes'', %3$L::boolean, ''rows'', jsonb_agg(%4$s)) from %1$s t where %2$I = any($1) group by %2$I',
            ref.tab, ref.col, ref.goes, case when ref.goes then 'to_jsonb(t)' else 't.id' end) using chosen;
        end loop;
      end $$;

      create function contacts_delete(chosen uuid[], deletion uuid, at timestamptz) returns int language plpgsql as $$
      declare
        gone int;
      begin
        -- Whoever is about to point to one of them waits, or we do; then what points to them stays as it is read.
        perform from contacts where id = any(chosen) order by id for update;
        insert into deleted_contacts (id, deletion, deleted_at, contact, links)
          select c.id, contacts_delete.deletion, at, to_jsonb(c) - 'search_text', coalesce(l.links, '[]')
          from contacts c left join (select contact, jsonb_agg(link) as links from contacts_links(chosen) group by contact) l on l.contact = c.id
          where c.id = any(chosen);
        delete from contacts where id = any(chosen);
        get diagnostics gone = row_count;
        return gone;
      end $$;

      -- The columns of a table that can be written and that a stored row has.
      create function columns_of(tab regclass, sample jsonb) returns text language sql stable as $$
        select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = tab and attnum > 0 and not attisdropped and attgenerated = '' and sample -> attname::text is not null
      $$;

      create function contacts_restore(chosen uuid[]) returns int language plpgsql as $$
      declare
        back int;
        cols text;
        ref record;
      begin
        perform from deleted_contacts where id = any(chosen) order by id for update;
        select columns_of('contacts', contact) into cols from deleted_contacts where id = any(chosen) limit 1;
        if cols is null then return 0; end if;
        execute format('insert into contacts (%1$s) select %1$s from jsonb_populate_recordset(null::contacts, (select jsonb_agg(contact) from deleted_contacts where id = any($1)))', cols) using chosen;
        get diagnostics back = row_count;
        for ref in
          select link ->> 'table' as tab, link ->> 'column' as col, (link -> 'goes')::boolean as goes, min(link #>> '{rows,0}') as sample
          from deleted_contacts cross join jsonb_array_elements(links) as link where id = any(chosen) group by 1, 2, 3
        loop
          -- A table or a column may have gone with an update since.
          continue when not exists (select from pg_attribute where attrelid = to_regclass(ref.tab) and attname = ref.col and not attisdropped);
          if ref.goes then
            execute format(
              'insert into %1$s (%2$s) select %3$s from deleted_contacts d cross join jsonb_array_elements(d.links) as link cross join jsonb_populate_recordset(null::%1$s, link -> ''rows'') as r
               where d.id = any($1) and link ->> ''table'' = %4$L and link ->> ''column'' = %5$L on conflict do nothing',
              ref.tab, columns_of(ref.tab::regclass, ref.sample::jsonb), (select string_agg('r.' || name, ', ') from string_to_table(columns_of(ref.tab::regclass, ref.sample::jsonb), ', ') as name), ref.tab, ref.col) using chosen;
          else
            execute format(
              'update %1$s t set %2$I = d.id from deleted_contacts d cross join jsonb_array_elements(d.links) as link cross join jsonb_array_elements_text(link -> ''rows'') as r
               where d.id = any($1) and link ->> ''table'' = %3$L and link ->> ''column'' = %2$L and t.id = r::uuid and t.%2$I is null',
              ref.tab, ref.col, ref.tab) using chosen;
          end if;
        end loop;
        delete from deleted_contacts where id = any(chosen);
        return back;
      end $$;
    `);
  }
}
