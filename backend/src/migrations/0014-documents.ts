import { Migration } from '@mikro-orm/migrations';

/** Documents of projects with their versions, what is asked for, and the files that wait to be forgotten. */
export class Documents extends Migration {
  override up(): void {
    this.addSql(`
      create table "removed_files" ("storage_key" uuid not null, "removed_at" timestamptz(3) not null, primary key ("storage_key"));
      create index "removed_files_removed_at_index" on "removed_files" ("removed_at");

      create table "documents" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "project_id" uuid not null, "name" text not null, "type" text not null, "state" text not null, "latest" smallint not null default 1, "owner_id" uuid null, "uploaded_at" timestamptz(3) not null, primary key ("id"));
      create index "documents_owner_index" on "documents" ("owner_id");
      create index documents_search_index on documents using gin (lower(name) gin_trgm_ops);
      create index documents_waiting_index on documents (uploaded_at, id) where state = 'waiting';
      create index documents_newest_index on documents (uploaded_at desc, id desc);
      create index documents_project_index on documents (project_id, uploaded_at desc, id desc);

      create table "document_versions" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "document_id" uuid not null, "number" smallint not null, "file_name" text not null, "content_type" text not null, "size" int not null, "sha256" text not null, "storage_key" uuid not null, "uploaded_by_id" uuid null, "state" text not null, "note" text null, "reviewed_by_id" uuid null, "reviewed_at" timestamptz(3) null, primary key ("id"));
      create index "document_versions_storage_key_index" on "document_versions" ("storage_key");
      create index "document_versions_uploaded_by_index" on "document_versions" ("uploaded_by_id");
      create index "document_versions_reviewed_by_index" on "document_versions" ("reviewed_by_id");
      alter table "document_versions" add constraint "document_versions_number_unique" unique ("document_id", "number");

      create table "document_requests" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "name" text not null, "type" text not null, "note" text not null, "due_on" date null, "requested_by_id" uuid null, "document_id" uuid null, primary key ("id"));
      create index "document_requests_requested_by_index" on "document_requests" ("requested_by_id");
      create index "document_requests_document_index" on "document_requests" ("document_id");
      create index "document_requests_project_index" on "document_requests" ("project_id", "created_at");

      alter table "documents" add constraint "documents_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "documents" add constraint "documents_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;
      alter table "documents" add constraint "documents_type_check" check ("type" in ('contract', 'plans', 'permit', 'invoice', 'photo', 'other'));
      alter table "documents" add constraint "documents_state_check" check ("state" in ('waiting', 'approved', 'rejected'));

      alter table "document_versions" add constraint "document_versions_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete cascade;
      alter table "document_versions" add constraint "document_versions_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "users" ("id") on delete set null;
      alter table "document_versions" add constraint "document_versions_reviewed_by_id_foreign" foreign key ("reviewed_by_id") references "users" ("id") on delete set null;
      alter table "document_versions" add constraint "document_versions_state_check" check ("state" in ('waiting', 'approved', 'rejected'));

      alter table "document_requests" add constraint "document_requests_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "document_requests" add constraint "document_requests_requested_by_id_foreign" foreign key ("requested_by_id") references "users" ("id") on delete set null;
      alter table "document_requests" add constraint "document_requests_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete set null;
      alter table "document_requests" add constraint "document_requests_type_check" check ("type" in ('contract', 'plans', 'permit', 'invoice', 'photo', 'other'));
    `);
  }
}
