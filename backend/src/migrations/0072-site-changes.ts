import { Migration } from '@mikro-orm/migrations';

/** What public pages show. */
const shown = [
  'content_items',
  'home_pictures',
  'homes',
  'loan_kinds',
  'locations',
  'option_groups',
  'price_items',
  'settings',
] as const;

/**
 * A row for every statement that changed something public pages show, whoever made it: how many there are, and the last, say which version
 * of the site is current. Rows are added and not counted up, so that no two writers wait for each other; those of the day before go.
 */
export class SiteChanges extends Migration {
  override up(): void {
    this.addSql(`
      create table site_changes (
        id bigint generated always as identity primary key,
        made_at timestamptz not null default now()
      );`);
    this.addSql(`
      create function site_changed() returns trigger language plpgsql as $$
      begin
        delete from site_changes where id in (
          select id from site_changes where made_at < now() - interval '1 day' order by id limit 100 for update skip locked
        );
        insert into site_changes default values;
        return null;
      end $$;`);
    for (const table of shown)
      this.addSql(
        `create trigger ${table}_shown after insert or update or delete or truncate on ${table} for each statement execute function site_changed();`,
      );
  }
}
