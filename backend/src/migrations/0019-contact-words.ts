import { Migration } from '@mikro-orm/migrations';

/**
 * How many contacts carry each tag and come from each source, by status, without counting a million rows: kept like the
 * totals (docs/decisions/0006-contact-counts.md). With it the list knows whether a tag is rare before it looks for it.
 */
export class ContactWords extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_words (kind text not null, word text not null, status text not null, delta bigint not null);
      create index contact_words_index on contact_words (kind, word);
      create index contacts_source_newest_index on contacts (source, created_at desc, id desc);

      create function contacts_worded() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into contact_words
            select 'source', source, status, count(*) from added group by 2, 3
            union all select 'tag', tag, status, count(*) from added, unnest(tags) tag group by 2, 3;
        elsif tg_op = 'DELETE' then
          insert into contact_words
            select 'source', source, status, -count(*) from removed group by 2, 3
            union all select 'tag', tag, status, -count(*) from removed, unnest(tags) tag group by 2, 3;
        else
          insert into contact_words
            select kind, word, status, sum(step) from (
              select 'source' as kind, source as word, status, 1 as step from added union all select 'source', source, status, -1 from removed
              union all select 'tag', tag, status, 1 from added, unnest(tags) tag union all select 'tag', tag, status, -1 from removed, unnest(tags) tag
            ) changes group by 1, 2, 3 having sum(step) <> 0;
        end if;
        return null;
      end $$;

      -- Nobody adds a contact between the first count and the triggers.
      lock table contacts in share row exclusive mode;
      insert into contact_words
        select 'source', source, status, count(*) from contacts group by 2, 3
        union all select 'tag', tag, status, count(*) from contacts, unnest(tags) tag group by 2, 3;
      create trigger contacts_added_words after insert on contacts
        referencing new table as added for each statement execute function contacts_worded();
      create trigger contacts_removed_words after delete on contacts
        referencing old table as removed for each statement execute function contacts_worded();
      create trigger contacts_moved_words after update on contacts
        referencing old table as removed new table as added for each statement execute function contacts_worded();

      create function contacts_fold_words() returns void language sql as $$
        with folded as (delete from contact_words returning kind, word, status, delta)
          insert into contact_words select kind, word, status, sum(delta) from folded group by kind, word, status having sum(delta) <> 0;
      $$;
    `);
  }
}
