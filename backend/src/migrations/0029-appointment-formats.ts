import { Migration } from '@mikro-orm/migrations';

/**
 * How people meet for an appointment, with the time that a consultant needs around it; where consultants get their mails;
 * when a visitor is reminded. The id of the first format is the default of the column, so that what there is, and what
 * servers of the previous version write meanwhile, is of this format.
 */
export class AppointmentFormats extends Migration {
  override up(): void {
    this.addSql(`
      create table "appointment_formats" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "medium" text not null, "place" text null, "minutes" int not null, "buffer_before" int not null default 0, "buffer_after" int not null default 0, "notice_hours" int not null default 0, "offered" boolean not null default true, "position" int not null default 0, primary key ("id"));
      alter table "appointment_formats" add constraint "appointment_formats_medium_check" check ("medium" in ('phone', 'video', 'visit'));
      insert into appointment_formats (id, name, medium, minutes, buffer_after, notice_hours, position) values
        ('0197f000-0000-7000-8000-000000000001', 'Phone call', 'phone', 30, 0, 0, 0),
        ('0197f000-0000-7000-8000-000000000002', 'Video talk', 'video', 30, 0, 2, 1),
        ('0197f000-0000-7000-8000-000000000003', 'Visit', 'visit', 60, 30, 24, 2);

      alter table "appointments" add "format_id" uuid not null default '0197f000-0000-7000-8000-000000000001', add "place" text null, add "buffer_before" int not null default 0, add "buffer_after" int not null default 0, add "remind_at" timestamptz(3) null;
      alter table "appointments" add constraint "appointments_format_id_foreign" foreign key ("format_id") references "appointment_formats" ("id");
      create index "appointments_format_index" on "appointments" ("format_id");
      create index appointments_remind_index on appointments (remind_at) where remind_at is not null;
      update appointments set remind_at = starts_at - interval '24 hours' where starts_at > now() + interval '24 hours' and status in ('booked', 'confirmed');

      -- Adding minutes to an instant depends on no setting, although PostgreSQL cannot know that.
      create function appointment_span(starts_at timestamptz, ends_at timestamptz, buffer_before int, buffer_after int) returns tstzrange language sql immutable parallel safe
        as $$ select tstzrange(starts_at - make_interval(mins => buffer_before), ends_at + make_interval(mins => buffer_after)) $$;
      alter table "appointments" drop constraint "appointments_no_overlap";
      alter table "appointments" add constraint "appointments_no_overlap" exclude using gist (consultant_id with =, appointment_span(starts_at, ends_at, buffer_before, buffer_after) with &&) where (status <> 'cancelled');
      drop index "appointments_consultant_index";
      create index "appointments_consultant_index" on "appointments" ("consultant_id", "created_at");

      alter table "consultants" add "email" text null, add "user_id" uuid null;
      alter table "consultants" add constraint "consultants_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict;
      create index "consultants_user_index" on "consultants" ("user_id");
    `);
  }
}
