import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/**
 * The search compares folded text (rules/search.ts), and finds contacts by tags, address and notes too. `contacts.search_text` becomes a
 * plain column that a trigger fills; contacts whose stored text differs from that are written anew by a job (`contacts.refill`).
 * Notes may be calls, and requests remember that they were answered, so that few are looked at (contact-waiting.policy.ts).
 */
export class SearchAndWaiting extends Migration {
  override up(): void {
    this.addSql(`
      create function search_fold(words text) returns text language sql immutable strict parallel safe as $$
        select case when octet_length(words) = char_length(words) then lower(words collate "C") collate "default" else
          translate(replace(replace(replace(replace(
            lower(regexp_replace(normalize(words, NFKD), '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200f\\u2060\\ufeff]', '', 'g') collate "pg_c_utf8") collate "default",
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋøłđðħıŧƒς’‘ʼ‐–—', 'nolddhitfσ''''''---') end
      $$;

      alter table contact_notes add outcome text null;

      alter table contacts alter column search_text drop expression;
      -- How far the job has come; no row once it is done.
      create table contact_search_refill (after uuid not null primary key);
      insert into contact_search_refill values ('00000000-0000-0000-0000-000000000000');

      create function contacts_searched() returns trigger language plpgsql as $$
      declare
        words text := new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.phone, '') || ' ' || regexp_replace(coalesce(new.phone, ''), '[^0-9]', '', 'g');
      begin
        if new.address is not null then words := words || ' ' || new.address; end if;
        if new.tags <> '{}' then words := words || ' ' || array_to_string(new.tags, ' '); end if;
        if tg_op = 'UPDATE' then
          words := words || coalesce((select string_agg(' ' || text, '' order by id) from contact_notes where contact_id = new.id), '');
        end if;
        new.search_text := search_fold(words);
        return new;
      end $$;
      create trigger contacts_searched before insert or update of first_name, last_name, email, company, phone, address, tags, search_text on contacts
        for each row execute function contacts_searched();

      create function contact_notes_searched() returns trigger language plpgsql as $$
      begin
        -- In one order, like all who lock several contacts.
        perform from contacts where id in (select contact_id from noted) order by id for no key update;
        update contacts set search_text = '' where id in (select contact_id from noted);
        return null;
      end $$;
      create trigger contact_notes_added after insert on contact_notes referencing new table as noted for each statement execute function contact_notes_searched();
      create trigger contact_notes_changed after update on contact_notes referencing new table as noted for each statement execute function contact_notes_searched();
      create trigger contact_notes_removed after delete on contact_notes referencing old table as noted for each statement execute function contact_notes_searched();

      alter table consultant_requests add settled boolean not null default false;
      -- What answered a request may go: a note is deleted, a project gets another contact. While the job marks requests, this waits.
      create function requests_reopened() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7461130032);
        update consultant_requests set settled = false where settled and contact_id = old.contact_id;
        return null;
      end $$;
      create trigger contact_notes_reopen after delete on contact_notes for each row execute function requests_reopened();
      create trigger projects_moved_reopen after update of contact_id on projects for each row when (old.contact_id is distinct from new.contact_id) execute function requests_reopened();
      create trigger projects_gone_reopen after delete on projects for each row when (old.contact_id is not null) execute function requests_reopened();
    `);
  }
}

/** For the folded search of the smaller tables, and for those who wait. The indexes that the previous version searches by stay until a later migration. */
export class SearchAndWaitingIndexes extends ConcurrentIndexes {
  protected readonly indexes = [
    { name: 'projects_folded_index', on: 'projects using gin (search_fold(search_text) gin_trgm_ops)' },
    {
      name: 'appointments_folded_index',
      on: "appointments using gin (search_fold(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g')) gin_trgm_ops)",
    },
    { name: 'documents_folded_index', on: 'documents using gin (search_fold(name) gin_trgm_ops)' },
    {
      name: 'consultant_requests_open_index',
      on: 'consultant_requests (created_at, contact_id) where not settled',
    },
    { name: 'appointments_open_index', on: "appointments (created_at, contact_id) where status = 'booked'" },
  ];
}
