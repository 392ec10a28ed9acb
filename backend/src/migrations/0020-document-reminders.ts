import { Migration } from '@mikro-orm/migrations';

/** When a customer was reminded of a document that staff asked for. */
export class DocumentReminders extends Migration {
  override up(): void {
    this.addSql(`
      alter table "document_requests" add "reminded_at" timestamptz(3) null;
      create index document_requests_due_index on document_requests (due_on) where document_id is null and reminded_at is null;
    `);
  }
}
