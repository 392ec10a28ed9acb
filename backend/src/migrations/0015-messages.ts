import { Migration } from '@mikro-orm/migrations';

/** What customers and the team write to each other, and up to where each has read. */
export class Messages extends Migration {
  override up(): void {
    this.addSql(`
      create table "message_threads" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "last_number" int not null default 0, "last_at" timestamptz(3) null, "customer_number" int not null default 0, "answered_number" int not null default 0, "staff_mailed_at" timestamptz(3) null, primary key ("id"));
      alter table "message_threads" add constraint "message_threads_project_unique" unique ("project_id");
      create index "message_threads_last_index" on "message_threads" ("last_at");

      create table "message_reads" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "user_id" uuid not null, "number" int not null default 0, "mailed_at" timestamptz(3) null, primary key ("id"));
      create index "message_reads_user_index" on "message_reads" ("user_id");
      alter table "message_reads" add constraint "message_reads_unique" unique ("project_id", "user_id");

      create table "messages" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "customer_id" uuid null, "author_id" uuid null, "author_name" text not null, "from_staff" boolean not null, "number" int not null, "text" text not null, "key" uuid not null, primary key ("id"));
      create index "messages_customer_index" on "messages" ("customer_id");
      alter table "messages" add constraint "messages_key_unique" unique ("author_id", "key");
      alter table "messages" add constraint "messages_place_unique" unique ("project_id", "number");

      alter table "message_threads" add constraint "message_threads_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;

      alter table "message_reads" add constraint "message_reads_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "message_reads" add constraint "message_reads_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;

      alter table "messages" add constraint "messages_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "messages" add constraint "messages_customer_id_foreign" foreign key ("customer_id") references "users" ("id") on delete set null;
      alter table "messages" add constraint "messages_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null;
    `);
  }
}
