import { Migration } from '@mikro-orm/migrations';

/** Files of contacts: their rows, what was to become of each, what became of it, and what was before. */
export class Imports extends Migration {
  override up(): void {
    this.addSql(`
      create table "contact_imports" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "file_name" text not null, "state" text not null default 'uploaded', "columns" text[] not null, "mapping" text[] not null, "rows" int not null, "created_by" uuid null, primary key ("id"));
      create index contact_imports_newest_index on contact_imports (created_at desc, id desc);

      create table "contact_import_rows" ("import_id" uuid not null, "position" int not null, "cells" text[] not null, "email_folded" text null, "verdict" text null, "problem" text null, "outcome" text null, "contact_id" uuid null, "before" jsonb null, "left_version" int null, "undone" text null, primary key ("import_id", "position"));
      create index "contact_import_rows_email_index" on "contact_import_rows" ("import_id", "email_folded");

      alter table "contact_imports" add constraint "contact_imports_state_check" check ("state" in ('uploaded', 'checking', 'checked', 'importing', 'imported', 'reverting', 'reverted'));

      alter table "contact_import_rows" add constraint "contact_import_rows_import_id_foreign" foreign key ("import_id") references "contact_imports" ("id") on delete cascade;
      alter table "contact_import_rows" add constraint "contact_import_rows_verdict_check" check ("verdict" in ('new', 'update', 'unchanged', 'error'));
      alter table "contact_import_rows" add constraint "contact_import_rows_outcome_check" check ("outcome" in ('created', 'updated', 'unchanged', 'failed'));
      alter table "contact_import_rows" add constraint "contact_import_rows_undone_check" check ("undone" in ('removed', 'restored', 'kept'));
    `);
  }
}
