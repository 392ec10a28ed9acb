import { Migration } from '@mikro-orm/migrations';

/** Versions of what admins edit, consultants' days, blocked dates, the record's filters, and which servers run. */
export class Settings extends Migration {
  override up(): void {
    this.addSql(`
      create table "blocked_dates" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "starts_on" date not null, "ends_on" date not null, "consultant_id" uuid null, "reason" text not null, "version" int not null default 1, primary key ("id"));
      create index "blocked_dates_consultant_index" on "blocked_dates" ("consultant_id");
      create index "blocked_dates_days_index" on "blocked_dates" ("ends_on", "starts_on");

      create table "instances" ("id" uuid not null, "version" text not null, "started_at" timestamptz(3) not null, "seen_at" timestamptz(3) not null, primary key ("id"));

      create index audit_entries_failed_index on audit_entries (created_at desc, id desc) where (result <> 'done');
      create index audit_entries_kind_index on audit_entries (split_part(object, ':', 1), created_at desc, id desc);
      create index audit_entries_object_index on audit_entries (object, created_at desc, id desc);
      create index audit_entries_action_index on audit_entries (action, created_at desc, id desc);
      create index audit_entries_actor_index on audit_entries (actor_id, created_at desc, id desc);

      alter table "consultants" add "weekdays" smallint[] not null default '{1,2,3,4,5,6,7}', add "version" int not null default 1;

      alter table "content_items" add "version" int not null default 1;

      alter table "settings" add "version" int not null default 1;

      alter table "blocked_dates" add constraint "blocked_dates_consultant_id_foreign" foreign key ("consultant_id") references "consultants" ("id") on delete cascade;
      alter table "blocked_dates" add constraint "blocked_dates_order" check (ends_on >= starts_on);
    `);
  }
}
