import { Migration } from '@mikro-orm/migrations';

/**
 * Spellings of a source that differ in case, blanks, hyphens or underscores alone are one, for contacts and for deals: `Walk-in` is
 * `walk in`, `Consultant request` is `consultant_request`. The standard spelling wins, then the one that most contacts have. Contacts
 * are rewritten in small steps by the job contacts.merge-sources, as before (0031); deals are few and are rewritten here.
 */
export class Sources extends Migration {
  override up(): void {
    this.addSql(`
      create function contact_source_fold(given text) returns text language sql immutable as $$
        select coalesce(nullif(lower(regexp_replace(given, '[[:space:]_‐‑‒–—-]+', '', 'g')), ''), given)
      $$;

      lock table contact_sources in share row exclusive mode;
      create temporary table folded_sources on commit drop as
        select distinct on (contact_source_fold(source)) contact_source_fold(source) as folded, source
        from (
          select s.source, coalesce(w.contacts, 0) as contacts,
            s.source in ('manual', 'consultant_request', 'appointment', 'import') as standard
          from contact_sources s
          left join (select word, sum(delta) as contacts from contact_words where kind = 'source' group by word) w on w.word = s.source
          union all
          select contact_source_tidy(source), 0, false from deals where btrim(source) <> ''
        ) spellings
        order by contact_source_fold(source), standard desc, contacts desc, source;
      delete from contact_sources;
      insert into contact_sources (folded, source) select folded, source from folded_sources;

      create or replace function contact_source_known(given text) returns text language sql stable as $$
        select coalesce((select source from contact_sources where folded = contact_source_fold(given)), given)
      $$;
      create or replace function contact_source_of(given text) returns text language plpgsql as $$
      declare
        tidy text := contact_source_tidy(given);
        found text;
      begin
        select source into found from contact_sources where folded = contact_source_fold(tidy);
        if found is null then
          insert into contact_sources (folded, source) values (contact_source_fold(tidy), tidy) on conflict do nothing;
          select source into found from contact_sources where folded = contact_source_fold(tidy);
        end if;
        return coalesce(found, tidy);
      end $$;

      create trigger deals_source_folded before insert or update of source on deals
        for each row when (new.source is not null) execute function contact_source_folded();
      update deals set source = contact_source_known(source) where source <> contact_source_known(source);
    `);
  }
}
