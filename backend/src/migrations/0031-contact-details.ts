import { Migration } from '@mikro-orm/migrations';

/**
 * Address, owner and marketing consent of contacts; one spelling for each source of contacts; what an import was told about
 * its words, names and duplicates.
 */
export class ContactDetails extends Migration {
  override up(): void {
    this.addSql(`
      alter table "contacts" add "address" text null, add "owner_id" uuid null, add "marketing_consent" text not null default 'unknown', add "consent_at" timestamptz(3) null, add "consent_source" text null;
      alter table "contacts" add constraint "contacts_marketing_consent_check" check ("marketing_consent" in ('unknown', 'yes', 'no')) not valid;

      alter table "contact_notes" add "import_id" uuid null;

      alter table "contact_imports" add "options" jsonb not null default '{}', add "touched_at" timestamptz(3) not null default now();
      alter table "contact_import_rows" drop constraint "contact_import_rows_verdict_check", drop constraint "contact_import_rows_outcome_check";
      alter table "contact_import_rows" add constraint "contact_import_rows_verdict_check" check ("verdict" in ('new', 'update', 'unchanged', 'repeat', 'skip', 'error')) not valid;
      alter table "contact_import_rows" add constraint "contact_import_rows_outcome_check" check ("outcome" in ('created', 'updated', 'unchanged', 'repeated', 'failed')) not valid;

      -- The one spelling of each source: the standard ones, then whichever most contacts have, then whichever comes first.
      create table contact_sources (folded text primary key, source text not null);

      create function contact_source_tidy(given text) returns text language sql immutable as $$
        select btrim(regexp_replace(given, '\\s+', ' ', 'g'))
      $$;
      -- For filters: the spelling that contacts have; a source that none has stays as it is.
      create function contact_source_known(given text) returns text language sql stable as $$
        select coalesce((select source from contact_sources where folded = lower(contact_source_tidy(given))), given)
      $$;
      -- For contacts: a source that is new becomes its own spelling.
      create function contact_source_of(given text) returns text language plpgsql as $$
      declare
        tidy text := contact_source_tidy(given);
        found text;
      begin
        select source into found from contact_sources where folded = lower(tidy);
        if found is null then
          insert into contact_sources (folded, source) values (lower(tidy), tidy) on conflict do nothing;
          select source into found from contact_sources where folded = lower(tidy);
        end if;
        return coalesce(found, tidy);
      end $$;

      create function contact_source_folded() returns trigger language plpgsql as $$
      begin
        new.source := contact_source_of(new.source);
        return new;
      end $$;

      insert into contact_sources values ('manual', 'manual'), ('consultant_request', 'consultant_request'), ('appointment', 'appointment'), ('import', 'import');
      insert into contact_sources
        select distinct on (lower(contact_source_tidy(word))) lower(contact_source_tidy(word)), contact_source_tidy(word)
        from (select word, sum(delta) as contacts from contact_words where kind = 'source' group by word having sum(delta) > 0) words
        order by lower(contact_source_tidy(word)), contacts desc, word
        on conflict do nothing;
      -- Contacts stored before this are folded in small steps by the job contacts.merge-sources.
      create trigger contacts_source_folded before insert or update of source on contacts for each row execute function contact_source_folded();
    `);
  }
}
