import { Migration } from '@mikro-orm/migrations';

/** What staff have to do, with a day. Tasks about a contact leave with it and are restored with it. */
export class Tasks extends Migration {
  override up(): void {
    this.addSql(`
      create table "tasks" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "title" text not null, "due_on" date not null, "due_at" timestamptz(3) null, "done_at" timestamptz(3) null, "assignee_id" uuid null, "contact_id" uuid null, "deal_id" uuid null, "project_id" uuid null, "created_by_id" uuid not null, primary key ("id"));
      create index "tasks_assignee_index" on "tasks" ("assignee_id", "due_on") where done_at is null;
      create index "tasks_contact_index" on "tasks" ("contact_id");
      create index "tasks_deal_index" on "tasks" ("deal_id");
      create index "tasks_project_index" on "tasks" ("project_id");
      create index "tasks_created_by_index" on "tasks" ("created_by_id");
      alter table "tasks" add constraint "tasks_record_check" check (num_nonnulls(contact_id, deal_id, project_id) <= 1);
      alter table "tasks" add constraint "tasks_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on delete restrict;
      alter table "tasks" add constraint "tasks_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict;
      alter table "tasks" add constraint "tasks_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete cascade;
      alter table "tasks" add constraint "tasks_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete cascade;
      alter table "tasks" add constraint "tasks_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      create trigger tasks_tell after insert or update or delete on tasks for each statement execute function workspace_changed('tasks');
    `);
  }
}
