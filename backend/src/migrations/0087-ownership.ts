import { Migration } from '@mikro-orm/migrations';

export class Ownership extends Migration {
  override up(): void {
    this.addSql(`
      create table "contact_owner_changes" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "contact_id" uuid not null, "from_id" uuid null, "to_id" uuid null, "actor_id" uuid null, "by_routing" boolean not null default false, primary key ("id"));
      create index "contact_owner_changes_contact_index" on "contact_owner_changes" ("contact_id");

      create table "assignments" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "kind" text not null, "actor_id" uuid not null, "undo_until" timestamptz(3) not null, "undone_at" timestamptz(3) null, "mailed_at" timestamptz(3) null, primary key ("id"));
      create index "assignments_actor_index" on "assignments" ("actor_id");

      create table "assignment_items" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "assignment_id" uuid not null, "kind" text not null, "record_id" uuid not null, "from_id" uuid null, "to_id" uuid null, "record_version" int not null, primary key ("id"));
      create index "assignment_items_assignment_index" on "assignment_items" ("assignment_id");

      alter table "contact_owner_changes" add constraint "contact_owner_changes_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete cascade;

      alter table "assignments" add constraint "assignments_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete restrict;
      alter table "assignments" add constraint "assignments_kind_check" check ("kind" in ('contact', 'deal', 'project', 'task'));

      alter table "assignment_items" add constraint "assignment_items_assignment_id_foreign" foreign key ("assignment_id") references "assignments" ("id") on delete cascade;
      alter table "assignment_items" add constraint "assignment_items_kind_check" check ("kind" in ('contact', 'deal', 'project', 'task'));
    `);
  }
}
