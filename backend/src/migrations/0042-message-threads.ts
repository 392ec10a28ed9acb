import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/** The team shares its threads: who looks after one, and up to which message it is done. A message may come with a document. */
export class MessageThreads extends Migration {
  override up(): void {
    this.addSql(`
      alter table "message_threads" add "done_number" int not null default 0;
      alter table "message_threads" add "assignee_id" uuid null;
      create index "message_threads_assignee_index" on "message_threads" ("assignee_id");
      alter table "message_threads" add constraint "message_threads_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on delete restrict;
      create trigger message_threads_tell after update of done_number, assignee_id on message_threads
        for each statement execute function workspace_changed('messages');
      alter table "messages" add "document_id" uuid null;
      alter table "messages" add constraint "messages_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete set null;
    `);
  }
}

/** For deleting a document. */
export class MessageDocumentIndexes extends ConcurrentIndexes {
  protected readonly indexes = [{ name: 'messages_document_index', on: 'messages (document_id)' }];
}
