import { Migration } from '@mikro-orm/migrations';

/** The block of the contact in the row at hand. Not `contact_fence()`, because PostgreSQL starts each call of a function anew. */
const fence = `(select f.id from contact_fences f where (f.starts_at, f.starts_id) <= (created_at, contacts.id) order by f.starts_at desc, f.starts_id desc limit 1)`;

/**
 * One trigger and one row of changes for each statement that writes contacts, instead of two triggers and three rows
 * (docs/decisions/0042-one-change-row.md). What is folded stays in the tables it was in, under new names; their former names
 * are views that add the changes, so that nobody who reads them notices, servers of the previous version included.
 */
export class ContactChanges extends Migration {
  override up(): void {
    this.addSql(`
      -- Nobody writes a contact between the old triggers and the new ones.
      lock table contacts in share row exclusive mode;
      drop trigger contacts_added on contacts;
      drop trigger contacts_removed on contacts;
      drop trigger contacts_moved on contacts;
      drop trigger contacts_added_words on contacts;
      drop trigger contacts_removed_words on contacts;
      drop trigger contacts_moved_words on contacts;
      drop function contacts_counted();
      drop function contacts_worded();

      alter table contact_totals rename to contact_totals_folded;
      alter table contact_blocks rename to contact_blocks_folded;
      alter table contact_words rename to contact_words_folded;
      create table contact_changes (fence bigint not null, status text not null, source text not null, tags text[] not null, delta bigint not null);
      create view contact_totals as
        select status, delta from contact_totals_folded union all select status, delta from contact_changes;
      create view contact_blocks as
        select fence, status, delta from contact_blocks_folded union all select fence, status, delta from contact_changes;
      create view contact_words as
        select kind, word, status, delta from contact_words_folded
        union all select 'source', source, status, delta from contact_changes
        union all select 'tag', tag, status, delta from contact_changes, unnest(tags) tag;

      create function contacts_changed() returns trigger language plpgsql as $$
      begin
        -- Before the fences are read: while they are being moved, this waits.
        lock table contact_changes in row exclusive mode;
        if tg_op = 'INSERT' then
          insert into contact_changes
            select ${fence}, status, source, tags, count(*) from added contacts group by 1, 2, 3, 4;
        elsif tg_op = 'DELETE' then
          insert into contact_changes
            select ${fence}, status, source, tags, -count(*) from removed contacts group by 1, 2, 3, 4;
        else
          insert into contact_changes
            select ${fence}, status, source, tags, sum(step) from (
              select created_at, id, status, source, tags, 1 as step from added
              union all select created_at, id, status, source, tags, -1 from removed
            ) contacts group by 1, 2, 3, 4 having sum(step) <> 0;
        end if;
        return null;
      end $$;
      create trigger contacts_added after insert on contacts
        referencing new table as added for each statement execute function contacts_changed();
      create trigger contacts_removed after delete on contacts
        referencing old table as removed for each statement execute function contacts_changed();
      create trigger contacts_moved after update on contacts
        referencing old table as removed new table as added for each statement execute function contacts_changed();

      -- Moves what changed to where it is folded. Those who write contacts do not wait for this, only those who fold.
      create function contacts_fold_changes() returns void language plpgsql as $$
      begin
        lock table contact_totals_folded in share row exclusive mode;
        with changes as (delete from contact_changes returning fence, status, source, tags, delta),
        totals as (delete from contact_totals_folded returning status, delta),
        blocks as (delete from contact_blocks_folded returning fence, status, delta),
        words as (delete from contact_words_folded returning kind, word, status, delta),
        new_totals as (
          insert into contact_totals_folded
            select status, sum(delta) from (select status, delta from changes union all select status, delta from totals) t
            group by status having sum(delta) <> 0
        ), new_blocks as (
          insert into contact_blocks_folded
            select fence, status, sum(delta) from (select fence, status, delta from changes union all select fence, status, delta from blocks) b
            group by fence, status having sum(delta) <> 0
        )
        insert into contact_words_folded
          select kind, word, status, sum(delta) from (
            select 'source' as kind, source as word, status, delta from changes
            union all select 'tag', tag, status, delta from changes, unnest(tags) tag
            union all select kind, word, status, delta from words
          ) w group by kind, word, status having sum(delta) <> 0;
      end $$;

      create or replace function contacts_fold(block_size bigint default 4000) returns void language plpgsql as $$
      declare
        grown bigint;
      begin
        perform contacts_fold_changes();
        if not exists (select from contact_blocks_folded group by fence having sum(delta) > 2 * block_size) then return; end if;
        -- Writers of contacts wait from here, so the counts and the fences change together.
        lock table contact_changes in share row exclusive mode;
        perform contacts_fold_changes();
        for grown in select fence from contact_blocks_folded group by fence having sum(delta) > 2 * block_size loop
          perform contacts_split(grown, block_size);
        end loop;
      end $$;
      -- Servers of the previous version still call it; contacts_fold() does its work.
      create or replace function contacts_fold_words() returns void language sql as 'select';

      -- As in 0003; the counts are in a table of another name.
      create or replace function contacts_split(block bigint, block_size bigint) returns void language plpgsql as $$
      declare
        lower_at timestamptz; lower_id uuid; upper_at timestamptz; upper_id uuid;
      begin
        select starts_at, starts_id into lower_at, lower_id from contact_fences where id = block;
        select starts_at, starts_id into upper_at, upper_id from contact_fences
          where (starts_at, starts_id) > (lower_at, lower_id) order by starts_at, starts_id limit 1;
        upper_at := coalesce(upper_at, 'infinity');
        upper_id := coalesce(upper_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
        insert into contact_fences (starts_at, starts_id)
          select created_at, id from (
            select created_at, id, row_number() over (order by created_at, id) as place from contacts
            where (created_at, id) >= (lower_at, lower_id) and (created_at, id) < (upper_at, upper_id)
          ) placed where place > 1 and place % block_size = 1;
        delete from contact_blocks_folded where fence = block;
        insert into contact_blocks_folded
          select f.id, counted.status, counted.rows
          from (select id, starts_at, starts_id,
                  lead(starts_at, 1, upper_at) over parts as ends_at, lead(starts_id, 1, upper_id) over parts as ends_id
                from contact_fences where (starts_at, starts_id) >= (lower_at, lower_id) and (starts_at, starts_id) < (upper_at, upper_id)
                window parts as (order by starts_at, starts_id)) f
          cross join lateral (
            select status, count(*) as rows from contacts
            where (created_at, id) >= (f.starts_at, f.starts_id) and (created_at, id) < (f.ends_at, f.ends_id) group by status
          ) counted;
      end $$;
      drop function contact_fence(timestamptz, uuid);

      -- Sources of a period are counted as fast by contacts_source_newest_index: PostgreSQL 18 skips from source to source in it.
      drop index contacts_source_index;

      -- The standard sources are their own spelling (0031).
      create or replace trigger contacts_source_folded before insert or update of source on contacts for each row
        when (new.source not in ('manual', 'consultant_request', 'appointment', 'import')) execute function contact_source_folded();
    `);
  }
}
