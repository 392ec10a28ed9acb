import { Migration } from '@mikro-orm/migrations';

/** What the latest move of each project to another stage replaced, so that it can be undone. */
export class ProjectMoves extends Migration {
  override up(): void {
    this.addSql(`
      create table "project_moves" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "version" int not null, "before" jsonb not null, "undo_until" timestamptz(3) not null, primary key ("id"));
      alter table "project_moves" add constraint "project_moves_project_unique" unique ("project_id");
      alter table "project_moves" add constraint "project_moves_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
    `);
  }
}
