import { Migration } from '@mikro-orm/migrations';

/** Which customers are not the contact of a project although they have the same address: staff are asked only once. */
export class ProjectLinks extends Migration {
  override up(): void {
    this.addSql(`
      create table "project_link_refusals" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "user_id" uuid not null, primary key ("id"));
      alter table "project_link_refusals" add constraint "project_link_refusals_project_user_unique" unique ("project_id", "user_id");
      create index "project_link_refusals_user_index" on "project_link_refusals" ("user_id");
      alter table "project_link_refusals" add constraint "project_link_refusals_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "project_link_refusals" add constraint "project_link_refusals_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict;
    `);
  }
}
