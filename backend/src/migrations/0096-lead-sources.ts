import { Migration } from '@mikro-orm/migrations';

/**
 * A dictionary of sources: each has a label and its spellings, of which case, blanks and punctuation make no difference. There is one
 * source for each spelling so far, labeled as most contacts and deals have it. What contacts and deals have stored stays.
 */
export class LeadSources extends Migration {
  override up(): void {
    this.addSql(`
      create table "lead_sources" ("key" text not null, "label" text not null, "active" boolean not null default true, "version" int not null default 1, "created_at" timestamptz(3) not null default now(), primary key ("key"));

      create function lead_source_fold(given text) returns text language sql immutable as $$
        select coalesce(nullif(lower(regexp_replace(given, '[[:space:][:punct:]‐‑‒–—’‘“”…·•]+', '', 'g')), ''), lower(given))
      $$;

      lock table contact_sources in share row exclusive mode;
      create temporary table begun_sources on commit drop as
        select lead_source_fold(s.source) as folded, s.source, coalesce(w.contacts, 0) + coalesce(d.deals, 0) as records
        from contact_sources s
        left join (select word, sum(delta) as contacts from contact_words where kind = 'source' group by word) w on w.word = s.source
        left join (select source, count(*) as deals from deals group by source) d on d.source = s.source;
      insert into lead_sources (key, label)
        select distinct on (folded) source as key, case source
          when 'manual' then 'Manual' when 'consultant_request' then 'Consultant request'
          when 'appointment' then 'Appointment' when 'import' then 'Import' else source end as label
        from begun_sources
        order by folded, begun_sources.source in ('manual', 'consultant_request', 'appointment', 'import') desc, records desc, begun_sources.source;

      alter table contact_sources add "key" text null;
      update contact_sources c set key = l.key from lead_sources l where lead_source_fold(l.key) = lead_source_fold(c.source);
      alter table contact_sources alter "key" set not null;
      alter table contact_sources add constraint "contact_sources_key_foreign" foreign key ("key") references "lead_sources" ("key") deferrable initially immediate;
      create index "contact_sources_key_index" on contact_sources ("key");
      create unique index "contact_sources_source_unique" on contact_sources ("source");
      create index "contact_sources_fold_index" on contact_sources (lead_source_fold(source));

      -- A spelling that nobody has used begins a source, unless it differs from one in punctuation alone.
      create or replace function contact_source_of(given text) returns text language plpgsql as $$
      declare
        tidy text := contact_source_tidy(given);
        found text;
        begun text;
      begin
        select source into found from contact_sources where folded = contact_source_fold(tidy);
        if found is null then
          perform pg_advisory_xact_lock(hashtextextended('lead source ' || lead_source_fold(tidy), 0));
          select key into begun from contact_sources where lead_source_fold(source) = lead_source_fold(tidy) limit 1;
          if begun is null then
            begun := tidy;
            insert into lead_sources (key, label) values (tidy, tidy) on conflict do nothing;
          end if;
          insert into contact_sources (folded, source, key) values (contact_source_fold(tidy), tidy, begun) on conflict do nothing;
          select source into found from contact_sources where folded = contact_source_fold(tidy);
        end if;
        return coalesce(found, tidy);
      end $$;

      -- Of a text that no source has, the text itself.
      create function lead_source_key(given text) returns text language sql stable as $$
        select coalesce(
          (select key from contact_sources where source = given),
          (select key from contact_sources where lead_source_fold(source) = lead_source_fold(given) limit 1),
          given)
      $$;
      create function lead_source_label(given text) returns text language sql stable as $$
        select coalesce((select label from lead_sources where key = lead_source_key(given)), given)
      $$;
      create function lead_source_spellings(given text) returns text[] language sql stable as $$
        select coalesce((select array_agg(source order by source) from contact_sources where key = lead_source_key(given)), array[given])
      $$;
    `);
  }
}
