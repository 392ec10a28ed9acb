import { Migration } from '@mikro-orm/migrations';

/** From which network a visitor booked, as a code, for as long as it is needed; and which caps staff have lifted. */
export class BookingCaps extends Migration {
  override up(): void {
    this.addSql(`
      alter table "appointments" add "booked_from" text null;
      create index appointments_booked_from_index on appointments (booked_from, created_at) where booked_from is not null;

      create table "booking_cap_lifts" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "kind" text not null, "subject" text not null, "lifted_until" timestamptz(3) not null, primary key ("id"));
      alter table "booking_cap_lifts" add constraint "booking_cap_lifts_subject_unique" unique ("kind", "subject");
      alter table "booking_cap_lifts" add constraint "booking_cap_lifts_kind_check" check ("kind" in ('mailbox', 'network'));
    `);
  }
}
