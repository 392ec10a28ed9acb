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

/** Every server hears when something changed that public pages show, whoever changed it. PostgreSQL sends one message for a transaction. */
export class SiteChanges extends Migration {
  override up(): void {
    this.addSql(`
      create function site_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('site_changed', '');
        return null;
      end $$;`);
    for (const table of shown)
      this.addSql(
        `create trigger ${table}_shown after insert or update or delete or truncate on ${table} for each statement execute function site_changed();`,
      );
  }
}
