import { Migration } from '@mikro-orm/migrations';

/**
 * What makes large imports quick: how many rows carry each mark is kept while they are marked instead of being counted at every look,
 * a row keeps what the dry run read in it, and a note that comes with its contact does not write the contact's search text twice.
 */
export class ImportSpeed extends Migration {
  override up(): void {
    this.addSql(`
      alter table "contact_imports" add "counts" jsonb not null default '{}';
      alter table "contact_import_rows" add "values" jsonb null;

      create function contact_import_counted() returns trigger language plpgsql as $$
      begin
        with marks as (
          select import_id, -1 as step, verdict, outcome, undone from was union all select import_id, 1, verdict, outcome, undone from marked
        ), changes as (
          select import_id, mark, sum(step) as change from marks, lateral (values
            ('verdict ' || verdict), ('outcome ' || outcome), ('undone ' || undone),
            (case when verdict in ('new', 'update', 'repeat') or outcome is not null then 'to import' end)
          ) as of_row (mark) where mark is not null group by 1, 2 having sum(step) <> 0
        )
        update contact_imports i
          set counts = i.counts || (select jsonb_object_agg(mark, coalesce((i.counts ->> mark)::int, 0) + change) from changes where import_id = i.id)
          where id in (select import_id from changes);
        return null;
      end $$;
      create trigger contact_import_rows_counted after update on contact_import_rows
        referencing old table as was new table as marked for each statement execute function contact_import_counted();

      -- Nobody marks rows between this count and the trigger.
      lock table contact_import_rows in share row exclusive mode;
      update contact_imports i set counts = counted.counts from (
        select import_id, jsonb_object_agg(mark, rows) as counts from (
          select import_id, mark, count(*) as rows from contact_import_rows, lateral (values
            ('verdict ' || verdict), ('outcome ' || outcome), ('undone ' || undone),
            (case when verdict in ('new', 'update', 'repeat') or outcome is not null then 'to import' end)
          ) as of_row (mark) where mark is not null group by 1, 2
        ) marks group by 1
      ) counted where counted.import_id = i.id;

      -- Of a file that has just been stored PostgreSQL knows nothing yet, and would read all of it for each of its parts. Only the owner may analyze.
      create function contact_import_rows_analyze() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        analyze public.contact_import_rows;
      end $$;

      -- As in 0032, except that whoever inserts a contact may give the words of notes that will follow in the same transaction.
      create or replace function contacts_searched() returns trigger language plpgsql as $$
      declare
        words text := new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.phone, '') || ' ' || regexp_replace(coalesce(new.phone, ''), '[^0-9]', '', 'g');
      begin
        if new.address is not null then words := words || ' ' || new.address; end if;
        if new.tags <> '{}' then words := words || ' ' || array_to_string(new.tags, ' '); end if;
        if tg_op = 'UPDATE' then
          words := words || coalesce((select string_agg(' ' || text, '' order by id) from contact_notes where contact_id = new.id), '');
        elsif new.search_text <> '' then
          words := words || ' ' || new.search_text;
        end if;
        new.search_text := search_fold(words);
        return new;
      end $$;

      -- A note whose words are there already needs no second write of its contact and of the index on it.
      create function contact_notes_added() returns trigger language plpgsql as $$
      begin
        -- In one order, like all who lock several contacts.
        perform from contacts where id in (select contact_id from noted) order by id for no key update;
        update contacts c set search_text = '' from noted n where c.id = n.contact_id and strpos(c.search_text, ' ' || search_fold(n.text)) = 0;
        return null;
      end $$;
      create or replace trigger contact_notes_added after insert on contact_notes referencing new table as noted for each statement execute function contact_notes_added();
    `);
  }
}
