import { Migration } from '@mikro-orm/migrations';

/** The words inside of documents, for the search; a job fills them in (`documents.read-all`). A review can be undone before it is mailed. */
export class DocumentTexts extends Migration {
  override up(): void {
    this.addSql(`
      create table "document_texts" ("version_id" uuid not null, "outcome" text not null, "text" text not null, "folded" text not null, "words" tsvector not null, primary key ("version_id"));
      create index document_texts_words_index on document_texts using gin (words);
      alter table "document_texts" add constraint "document_texts_version_id_foreign" foreign key ("version_id") references "document_versions" ("id") on delete cascade;
      alter table "document_texts" add constraint "document_texts_outcome_check" check ("outcome" in ('found', 'none', 'unreadable'));

      alter table "document_versions" add "undo" jsonb null, add "undo_until" timestamptz(3) null;
    `);
  }
}
