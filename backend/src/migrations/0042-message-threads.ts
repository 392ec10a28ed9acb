import { Migration } from '@mikro-orm/migrations';

/** The team shares its threads: who looks after one, and up to which message it is done. */
export class MessageThreads extends Migration {
  override up(): void {
    this.addSql(`
      alter table "message_threads" add "done_number" int not null default 0;
      alter table "message_threads" add "assignee_id" uuid null;
      create index "message_threads_assignee_index" on "message_threads" ("assignee_id");
      alter table "message_threads" add constraint "message_threads_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on delete set null;
      create trigger message_threads_tell after update of done_number, assignee_id on message_threads
        for each statement execute function workspace_changed('messages');
    `);
  }
}
