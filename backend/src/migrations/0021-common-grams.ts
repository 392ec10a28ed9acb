import { Migration } from '@mikro-orm/migrations';

/**
 * Which runs of three letters or digits many contacts have in common, as far as a sample tells. The index of the search
 * reads the whole list of contacts for each run of a term; lists of common runs ("com" of an e-mail address) are long
 * and rule out next to nothing, so the list of contacts asks for the others (features/people/contacts/list/search-trigrams.ts).
 */
export class CommonGrams extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_common_grams (gram text primary key);

      create function contacts_learn_grams(sample int default 2000, common real default 0.01) returns void language plpgsql as $$
      declare
        stored real;
        learned text[];
      begin
        select reltuples into stored from pg_class where oid = 'contacts'::regclass;
        with sampled as (
          -- The limit holds where the statistics do not know yet how many there are.
          select row_number() over () as n, search_text from contacts tablesample system (least(100, 100.0 * sample / greatest(1, stored))) limit 2 * sample
        ), grams as (
          select gram from sampled, lateral (select distinct substr(search_text, i, 3) as gram from generate_series(1, length(search_text) - 2) i) run
          where gram ~ '^[a-z0-9]{3}$' group by gram having count(*) > common * (select count(*) from sampled)
        )
        select coalesce(array_agg(gram), '{}') into learned from grams;
        delete from contact_common_grams where gram <> all (learned);
        insert into contact_common_grams select unnest(learned) on conflict do nothing;
      end $$;

      select contacts_learn_grams();
    `);
  }
}
