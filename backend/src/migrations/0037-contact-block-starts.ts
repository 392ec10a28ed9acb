import { Migration } from '@mikro-orm/migrations';

/**
 * Folding also notes how many contacts are newer than each block, so that a deep page finds its block by an index instead of
 * adding up the counts of all of them (docs/decisions/0006-contact-counts.md).
 */
export class ContactBlockStarts extends Migration {
  override up(): void {
    this.addSql(`
      -- A block of the list from the newest to the oldest contact: it holds what is older than ends_at and ends_id. "newer" is
      -- the number of contacts before it when counts were last folded, of one status or, under '', of all. Written only by
      -- contacts_sum_blocks(), from the folded counts, whenever those are written.
      create table contact_block_starts (
        status text not null, newer bigint not null, ends_at timestamptz not null, ends_id uuid not null
      );
      create unique index contact_block_starts_index on contact_block_starts (status, newer desc, ends_at, ends_id);

      -- After whatever wrote folded counts: also what an older function, which was under way during the update, still writes.
      create function contacts_sum_blocks() returns trigger language plpgsql as $$
      begin
        delete from contact_block_starts;
        insert into contact_block_starts
          select s.status,
            coalesce(sum(b.rows) over (partition by s.status order by f.starts_at desc, f.starts_id desc
              rows between unbounded preceding and 1 preceding), 0),
            coalesce(f.ends_at, 'infinity'), coalesce(f.ends_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
          from (select id, starts_at, starts_id, lead(starts_at) over later as ends_at, lead(starts_id) over later as ends_id
                from contact_fences window later as (order by starts_at, starts_id)) f
          cross join (select '' as status union select status from contact_blocks_folded) s
          left join (select fence, coalesce(status, '') as status, sum(delta) as rows from contact_blocks_folded
                     group by grouping sets ((fence, status), (fence))) b on b.fence = f.id and b.status = s.status;
        return null;
      end $$;
      -- Nobody folds between this and the commit.
      lock table contact_totals_folded in share row exclusive mode;
      create trigger contact_blocks_summed after insert on contact_blocks_folded
        for each statement execute function contacts_sum_blocks();
      -- Sums what is folded now.
      insert into contact_blocks_folded select fence, status, delta from contact_blocks_folded where false;
    `);
  }
}
