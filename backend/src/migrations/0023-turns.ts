import { Migration } from '@mikro-orm/migrations';

/** Who is sending a mail, and until when nobody else may. */
export class MailLeases extends Migration {
  override up(): void {
    this.addSql('alter table "mails" add "lease" uuid null, add "leased_until" timestamptz(3) null;');
  }
}
