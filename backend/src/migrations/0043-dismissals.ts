import { Migration } from '@mikro-orm/migrations';

const tells = (table: string, kind: string): string => `
      create trigger ${table}_dismissed_tell after update of dismissed_at on ${table}
        for each row when (old.dismissed_at is distinct from new.dismissed_at) execute function workspace_changed('${kind}');`;

/** Mails that nobody can deliver and imports with rows that nobody will mend can be set aside (rules/waiting.ts). */
export class Dismissals extends Migration {
  override up(): void {
    this.addSql(`
      alter table "mails" add "dismissed_at" timestamptz(3) null;
      alter table "contact_imports" add "dismissed_at" timestamptz(3) null;
      ${tells('mails', 'mails')}
      ${tells('contact_imports', 'imports')}
    `);
  }
}
