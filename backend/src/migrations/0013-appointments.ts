import { Migration } from '@mikro-orm/migrations';

/** What becomes of a booking: versions, kinds, whose it is, its history and the links of its mails. */
export class Appointments extends Migration {
  override up(): void {
    this.addSql(`
      create table "appointment_links" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "appointment_id" uuid not null, "token_hash" text not null, primary key ("id"));
      create index "appointment_links_appointment_index" on "appointment_links" ("appointment_id");
      alter table "appointment_links" add constraint "appointment_links_token_hash_unique" unique ("token_hash");

      create table "appointment_changes" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "appointment_id" uuid not null, "action" text not null, "party" text not null, "actor_id" uuid null, "before" text null, "after" text null, "note" text null, "mail_id" uuid null, primary key ("id"));
      create index "appointment_changes_appointment_index" on "appointment_changes" ("appointment_id");
      create index "appointment_changes_mail_index" on "appointment_changes" ("mail_id");

      alter table "appointments" drop constraint "appointments_status_check";
      alter table "appointments" add "version" int not null default 1, add "kind" text not null default 'consultation', add "customer_id" uuid null, add "project_id" uuid null;
      alter table "appointments" add constraint "appointments_customer_id_foreign" foreign key ("customer_id") references "users" ("id") on delete set null;
      alter table "appointments" add constraint "appointments_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;
      create index "appointments_customer_index" on "appointments" ("customer_id");
      create index "appointments_project_index" on "appointments" ("project_id");
      create index appointments_search_index on appointments using gin ((lower(customer_name || ' ' || customer_email || ' ' || customer_phone)) gin_trgm_ops);
      create index appointments_email_index on appointments (lower(normalize(customer_email)));
      alter table "appointments" add constraint "appointments_kind_check" check ("kind" in ('consultation', 'meeting', 'inspection'));
      alter table "appointments" add constraint "appointments_status_check" check ("status" in ('booked', 'confirmed', 'held', 'missed', 'cancelled'));

      alter table "appointment_links" add constraint "appointment_links_appointment_id_foreign" foreign key ("appointment_id") references "appointments" ("id") on delete cascade;

      alter table "appointment_changes" add constraint "appointment_changes_appointment_id_foreign" foreign key ("appointment_id") references "appointments" ("id") on delete cascade;
      alter table "appointment_changes" add constraint "appointment_changes_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;
      alter table "appointment_changes" add constraint "appointment_changes_mail_id_foreign" foreign key ("mail_id") references "mails" ("id") on delete set null;
      alter table "appointment_changes" add constraint "appointment_changes_action_check" check ("action" in ('booked', 'confirmed', 'rescheduled', 'cancelled', 'held', 'missed', 'reassigned', 'described'));
      alter table "appointment_changes" add constraint "appointment_changes_party_check" check ("party" in ('staff', 'customer', 'visitor'));
    `);
  }
}
