import { Migration } from '@mikro-orm/migrations';

/**
 * Exact totals and deep pages of contacts without counting a million rows (docs/decisions/0006-contact-counts.md).
 * Every statement that adds, removes or moves contacts appends what it changed, by status and by block;
 * the sum is exact at any moment and nobody waits for anybody. `contacts_fold()` adds the changes up.
 */
export class ContactCounts extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_totals (status text not null, delta bigint not null);
      -- A block is the run of contacts from one fence to the next, in the order of (created_at, id).
      create table contact_fences (
        id bigint generated always as identity primary key,
        starts_at timestamptz(3) not null,
        starts_id uuid not null,
        unique (starts_at, starts_id)
      );
      create table contact_blocks (fence bigint not null, status text not null, delta bigint not null);
      insert into contact_fences (starts_at, starts_id) values ('-infinity', '00000000-0000-0000-0000-000000000000');

      create function contact_fence(at timestamptz, contact uuid) returns bigint language sql stable as $$
        select id from contact_fences where (starts_at, starts_id) <= (at, contact) order by starts_at desc, starts_id desc limit 1
      $$;

      create function contacts_counted() returns trigger language plpgsql as $$
      begin
        -- Before the fences are read: while they are being moved, this waits.
        lock table contact_blocks in row exclusive mode;
        if tg_op = 'INSERT' then
          insert into contact_totals select status, count(*) from added group by status;
          insert into contact_blocks select contact_fence(created_at, id), status, count(*) from added group by 1, 2;
        elsif tg_op = 'DELETE' then
          insert into contact_totals select status, -count(*) from removed group by status;
          insert into contact_blocks select contact_fence(created_at, id), status, -count(*) from removed group by 1, 2;
        else
          insert into contact_totals
            select status, sum(step) from (select status, 1 as step from added union all select status, -1 from removed) changes
            group by status having sum(step) <> 0;
          insert into contact_blocks
            select contact_fence(created_at, id), status, sum(step)
            from (select created_at, id, status, 1 as step from added union all select created_at, id, status, -1 from removed) changes
            group by 1, 2 having sum(step) <> 0;
        end if;
        return null;
      end $$;
      create trigger contacts_added after insert on contacts
        referencing new table as added for each statement execute function contacts_counted();
      create trigger contacts_removed after delete on contacts
        referencing old table as removed for each statement execute function contacts_counted();
      create trigger contacts_moved after update on contacts
        referencing old table as removed new table as added for each statement execute function contacts_counted();

      -- Puts new fences into a block that has grown and counts its parts afresh. The caller holds the lock.
      create function contacts_split(block bigint, block_size bigint) returns void language plpgsql as $$
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
        delete from contact_blocks where fence = block;
        insert into contact_blocks
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

      create function contacts_fold(block_size bigint default 4000) returns void language plpgsql as $$
      declare
        grown bigint;
      begin
        with folded as (delete from contact_totals returning status, delta)
          insert into contact_totals select status, sum(delta) from folded group by status having sum(delta) <> 0;
        -- Writers of contacts wait for these moments, so the counts and the fences change together.
        lock table contact_blocks in share row exclusive mode;
        with folded as (delete from contact_blocks returning fence, status, delta)
          insert into contact_blocks select fence, status, sum(delta) from folded group by fence, status having sum(delta) <> 0;
        for grown in select fence from contact_blocks group by fence having sum(delta) > 2 * block_size loop
          perform contacts_split(grown, block_size);
        end loop;
      end $$;
    `);
  }
}
