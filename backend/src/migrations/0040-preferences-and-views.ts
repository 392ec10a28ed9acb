import { Migration } from '@mikro-orm/migrations';

/** Settings that each person has for themselves, and lists' filters saved under a name. */
export class PreferencesAndViews extends Migration {
  override up(): void {
    this.addSql(`
      create table "user_preferences" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "user_id" uuid not null, "name" text not null, "value" jsonb not null, primary key ("id"));
      alter table "user_preferences" add constraint "user_preferences_user_name_unique" unique ("user_id", "name");
      alter table "user_preferences" add constraint "user_preferences_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict;

      create table "saved_views" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "owner_id" uuid not null, "list" text not null, "name" text not null, "shared" boolean not null, "parameters" jsonb not null, "columns" jsonb null, primary key ("id"));
      create index "saved_views_owner_index" on "saved_views" ("owner_id", "list");
      create index saved_views_shared_index on saved_views (list) where shared;
      alter table "saved_views" add constraint "saved_views_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete restrict;
    `);
  }
}
