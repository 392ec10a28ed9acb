import { Migration } from '@mikro-orm/migrations';

/** Saved reports, and when each was mailed. */
export class Reports extends Migration {
  override up(): void {
    this.addSql(`
      create table "reports" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "definition" jsonb not null, "owner_id" uuid null, "shared" boolean not null default true, "updated_at" timestamptz(3) not null default now(), "every" text null, "day" smallint null, "hour" smallint null, "format" text null, "recipients" text[] not null default '{}', "next_run_at" timestamptz(3) null, "last_run_at" timestamptz(3) null, primary key ("id"));
      create index "reports_owner_index" on "reports" ("owner_id");
      create index reports_due_index on reports (next_run_at) where next_run_at is not null;

      create table "report_runs" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "report_id" uuid not null, "due_at" timestamptz(3) not null, primary key ("id"));
      alter table "report_runs" add constraint "report_runs_due_unique" unique ("report_id", "due_at");

      alter table "reports" add constraint "reports_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;

      alter table "report_runs" add constraint "report_runs_report_id_foreign" foreign key ("report_id") references "reports" ("id") on delete cascade;
    `);
  }
}
