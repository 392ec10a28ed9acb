import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/** Designs of buyers with their versions, keys and co-owners, and which design a booking or a request was made with. */
export class Designs extends Migration {
  override up(): void {
    this.addSql(`
      create table "designs" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "code" text not null, "content" jsonb not null, "home_name" text null, "about_cents" bigint null, "home_slug" text generated always as (content #>> '{home,slug}') stored null, "plan_code" text generated always as (content #>> '{home,planCode}') stored null, "roof" text generated always as (content ->> 'roof') stored null, "siding" text generated always as (content ->> 'siding') stored null, "shared" boolean not null default true, "owner_id" uuid null, "claimed_at" timestamptz(3) null, "contact_id" uuid null, "frozen_at" timestamptz(3) null, "updated_at" timestamptz(3) not null default now(), primary key ("id"));
      alter table "designs" add constraint "designs_code_unique" unique ("code");
      create index "designs_home_index" on "designs" ("home_slug");
      create index "designs_owner_index" on "designs" ("owner_id");
      create index "designs_contact_index" on "designs" ("contact_id");
      create index "designs_newest_index" on "designs" ("updated_at", "id");

      create table "design_versions" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "design_id" uuid not null, "version" int not null, "content" jsonb not null, "home_name" text null, "about_cents" bigint null, primary key ("id"));
      alter table "design_versions" add constraint "design_versions_version_unique" unique ("design_id", "version");

      create table "design_keys" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "design_id" uuid not null, "key_hash" text not null, "invites" boolean not null default false, primary key ("id"));
      alter table "design_keys" add constraint "design_keys_key_hash_unique" unique ("key_hash");
      create index "design_keys_design_index" on "design_keys" ("design_id");

      create table "design_editors" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "design_id" uuid not null, "user_id" uuid not null, primary key ("id"));
      alter table "design_editors" add constraint "design_editors_user_unique" unique ("design_id", "user_id");
      create index "design_editors_user_index" on "design_editors" ("user_id");

      alter table "designs" add constraint "designs_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete restrict;
      alter table "designs" add constraint "designs_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;
      alter table "design_versions" add constraint "design_versions_design_id_foreign" foreign key ("design_id") references "designs" ("id") on delete cascade;
      alter table "design_keys" add constraint "design_keys_design_id_foreign" foreign key ("design_id") references "designs" ("id") on delete cascade;
      alter table "design_editors" add constraint "design_editors_design_id_foreign" foreign key ("design_id") references "designs" ("id") on delete cascade;
      alter table "design_editors" add constraint "design_editors_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict;

      alter table "appointments" add "design_code" text null, add "design_version" int null;
      alter table "consultant_requests" add "design_code" text null, add "design_version" int null;
    `);
  }
}

export class DesignsIndexes extends ConcurrentIndexes {
  protected readonly indexes = [
    { name: 'appointments_design_index', on: 'appointments (design_code)' },
    { name: 'consultant_requests_design_index', on: 'consultant_requests (design_code)' },
  ];
}
