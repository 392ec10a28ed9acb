import { Migration } from '@mikro-orm/migrations';

/**
 * Versions of designs say whether staff made them: quotes compare themselves with what the buyer saw. Of what is there, the first
 * versions follow from their designs, and later ones from the audit log, whose entries were written in the same transactions.
 */
export class DesignMakers extends Migration {
  override up(): void {
    this.addSql(`
      alter table "design_versions" add "by_staff" boolean not null default false;
      update design_versions v set by_staff = true
        from designs d where d.by_staff and d.id = v.design_id and v.version = 1;
      update design_versions v set by_staff = true
        from audit_entries a
        where a.action = 'design.update' and a.object = 'design:' || v.design_id and a.created_at = v.created_at;
    `);
  }
}
