import { Migration } from '@mikro-orm/migrations';

/** Recorded figures with their history, the builds that were started, and when somebody was ready. */
export class Figures extends Migration {
  override up(): void {
    this.addSql(`
      create table "deployments" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" text not null, "build" text not null, "migrations" int not null, primary key ("id"));
      create index deployments_newest_index on deployments (created_at desc, id desc);

      create table "figures" ("key" text not null, "value" text not null, "unit" text not null, "as_of" date not null, "note" text null, "version" int not null, primary key ("key"));

      create table "service_periods" ("id" uuid not null default uuidv7(), "started_at" timestamptz(3) not null, "seen_at" timestamptz(3) not null, "planned" boolean not null default false, primary key ("id"));
      create index service_periods_newest_index on service_periods (seen_at desc);

      create table "figure_records" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "key" text not null, "version" int not null, "value" text not null, "unit" text not null, "as_of" date not null, "note" text null, "actor_id" uuid null, primary key ("id"));
      create index "figure_records_actor_index" on "figure_records" ("actor_id");
      alter table "figure_records" add constraint "figure_records_version_unique" unique ("key", "version");

      alter table "figures" add constraint "figures_unit_check" check ("unit" in ('number', 'percent', 'dollars', 'of_five', 'grade'));

      alter table "figure_records" add constraint "figure_records_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;
      alter table "figure_records" add constraint "figure_records_unit_check" check ("unit" in ('number', 'percent', 'dollars', 'of_five', 'grade'));
    `);
  }
}
