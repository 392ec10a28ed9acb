import { Migration } from '@mikro-orm/migrations';

/** The tables of the foundation, as the entities declare them. */
export class Foundation extends Migration {
  override up(): void {
    this.addSql(`
      create table "consultants" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "name" text not null, "on_duty" boolean not null default true, "position" int not null default 0, primary key ("id"));

      create table "contacts" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "first_name" text not null, "last_name" text not null, "email" text not null, "email_folded" text not null, "phone" text null, "company" text null, "status" text not null default 'prospect', "source" text not null default 'manual', "tags" text[] not null default '{}', "search_text" text generated always as (lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, ''))) stored null, primary key ("id"));
      create index "contacts_email_folded_index" on "contacts" ("email_folded");
      create index contacts_search_index on contacts using gin (search_text gin_trgm_ops);
      create index contacts_status_newest_index on contacts (status, created_at desc, id desc);
      create index contacts_newest_index on contacts (created_at desc, id desc);
      alter table "contacts" add constraint "contacts_status_check" check ("status" in ('prospect', 'active', 'customer', 'inactive'));

      create table "consultant_requests" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "full_name" text not null, "email" text not null, "phone" text not null, "address" text null, "research_property" boolean not null default false, "request_key" uuid null, "contact_id" uuid null, primary key ("id"));
      alter table "consultant_requests" add constraint "consultant_requests_request_key_unique" unique ("request_key");
      create index "consultant_requests_contact_index" on "consultant_requests" ("contact_id");

      create table "appointments" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "customer_name" text not null, "customer_email" text not null, "customer_phone" text not null, "appointment_date" date not null, "appointment_time" text not null, "message" text null, "status" text not null default 'booked', "starts_at" timestamptz(3) not null, "ends_at" timestamptz(3) not null, "consultant_id" uuid not null, "contact_id" uuid null, "calendar_sequence" int not null default 0, primary key ("id"));
      create index "appointments_starts_index" on "appointments" ("starts_at");
      create index "appointments_consultant_index" on "appointments" ("consultant_id");
      create index "appointments_contact_index" on "appointments" ("contact_id");
      alter table "appointments" add constraint "appointments_no_overlap" exclude using gist (consultant_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled');
      alter table "appointments" add constraint "appointments_status_check" check ("status" in ('booked', 'cancelled'));

      create table "floor_plans" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "slug" text not null, "name" text not null, "bedrooms" smallint not null, "bathrooms" smallint not null, "footprint" text not null, "model_type" text not null, "square_footage" int not null, "description" text not null, "featured" boolean not null default false, primary key ("id"));
      alter table "floor_plans" add constraint "floor_plans_slug_unique" unique ("slug");
      create index "floor_plans_rooms_index" on "floor_plans" ("bedrooms", "bathrooms");
      alter table "floor_plans" add constraint "floor_plans_model_type_check" check ("model_type" in ('Single Wide', 'Double Wide', 'Triple Wide'));

      create table "mails" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "kind" text not null, "to_name" text not null, "to_address" text not null, "subject" text not null, "text" text not null, "html" text not null, "attachments" jsonb not null, "state" text not null default 'queued', "last_error" text null, "sent_at" timestamptz(3) null, primary key ("id"));
      create index mails_newest_index on mails (created_at desc, id desc);
      alter table "mails" add constraint "mails_state_check" check ("state" in ('queued', 'sent', 'kept', 'failed'));

      create table "settings" ("key" text not null, "value" jsonb not null, "updated_at" timestamptz(3) not null default now(), primary key ("key"));

      create table "users" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "name" text not null, "email" text not null, "email_folded" text not null, "username" text null, "phone" text null, "password_hash" text null, "role" text not null, "is_email_verified" boolean not null default false, "must_change_password" boolean not null default false, "disabled_at" timestamptz(3) null, "last_sign_in_at" timestamptz(3) null, primary key ("id"));
      alter table "users" add constraint "users_email_folded_unique" unique ("email_folded");
      alter table "users" add constraint "users_username_unique" unique ("username");
      create index "users_role_index" on "users" ("role");
      alter table "users" add constraint "users_role_check" check ("role" in ('admin', 'customer', 'contractor', 'factory', 'devops', 'agent', 'investor'));

      create table "sessions" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "user_id" uuid not null, "refresh_hash" text not null, "previous_hash" text null, "rotated_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "user_agent" text not null, "address" text not null, primary key ("id"));
      create index "sessions_user_index" on "sessions" ("user_id");

      alter table "consultant_requests" add constraint "consultant_requests_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;

      alter table "appointments" add constraint "appointments_consultant_id_foreign" foreign key ("consultant_id") references "consultants" ("id");
      alter table "appointments" add constraint "appointments_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;

      alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
    `);
  }
}
