import { Migration } from '@mikro-orm/migrations';

export class ConsultantDesign extends Migration {
  override up(): void {
    this.addSql(`
      alter table "consultant_requests" add "roof" text null, add "siding" text null;
    `);
  }
}
