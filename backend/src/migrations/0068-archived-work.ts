import { Migration } from '@mikro-orm/migrations';

/**
 * When a deal or a project that was made by mistake was archived. Servers of the previous version go on showing them, and set neither
 * column.
 */
export class ArchivedWork extends Migration {
  override up(): void {
    this.addSql(`
      alter table "deals" add "archived_at" timestamptz(3) null;
      alter table "projects" add "archived_at" timestamptz(3) null;
    `);
  }
}
