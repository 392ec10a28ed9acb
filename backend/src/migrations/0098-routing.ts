import { Migration } from '@mikro-orm/migrations';

/** Whose turn it is to get a lead, and which leads somebody is still to be reminded of. A server of the version before routes none. */
export class Routing extends Migration {
  override up(): void {
    this.addSql(`
      create table "lead_turns" ("user_id" uuid not null, "taken_at" timestamptz(6) not null, primary key ("user_id"));
      alter table "lead_turns" add constraint "lead_turns_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;

      create table "answer_reminders" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "request_id" uuid null, "appointment_id" uuid null, primary key ("id"));
      alter table "answer_reminders" add constraint "answer_reminders_ask_check" check (num_nonnulls(request_id, appointment_id) = 1);
      alter table "answer_reminders" add constraint "answer_reminders_request_id_unique" unique ("request_id");
      alter table "answer_reminders" add constraint "answer_reminders_request_id_foreign" foreign key ("request_id") references "consultant_requests" ("id") on delete cascade;
      alter table "answer_reminders" add constraint "answer_reminders_appointment_id_unique" unique ("appointment_id");
      alter table "answer_reminders" add constraint "answer_reminders_appointment_id_foreign" foreign key ("appointment_id") references "appointments" ("id") on delete cascade;
    `);
  }
}
