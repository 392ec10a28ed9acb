import { Migration } from '@mikro-orm/migrations';

/**
 * The words of names and titles, folded as the search folds them: a search that finds little looks here for what was probably
 * meant (docs/decisions/0045-search.md). A job reads them anew every hour.
 */
export class Search extends Migration {
  override up(): void {
    this.addSql(`
      create table search_words (word text primary key);
      create index search_words_near_index on search_words using gin (word gin_trgm_ops);

      -- Words without digits: a number is not misspelled into another. Each column is reduced to its distinct values before
      -- anything is folded or split.
      create function search_learn_words() returns void language sql as $$
        with learned as materialized (
          select distinct word
          from (
            select distinct first_name as text from contacts
            union select distinct last_name from contacts
            union select distinct company from contacts where company is not null
            union select distinct customer_name from appointments
            union select name from projects
            union select customer_name from projects where customer_name is not null
            union select address from projects where address is not null
            union select distinct name from documents
            union select name from campaigns
            union select name from users where archived_at is null
            union select name from reports
          ) named, lateral regexp_split_to_table(search_fold(text), '[^[:alpha:]'']+') word
          where char_length(word) between 3 and 40
        ), gone as (
          delete from search_words known where not exists (select from learned where learned.word = known.word)
        )
        insert into search_words select word from learned on conflict do nothing
      $$;
    `);
  }
}
