import { Migration } from '@mikro-orm/migrations';

/** The work of contractors (builds, crew, materials) and the factory's line. */
export class Production extends Migration {
  override up(): void {
    this.addSql(`
      create table "builds" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "project_id" uuid not null, "title" text not null, "scheduled_on" date not null, "place" text null, "state" text not null default 'scheduled', "reason" text null, "marked_at" timestamptz(3) null, primary key ("id"));
      create index "builds_day_index" on "builds" ("scheduled_on");
      create index "builds_project_index" on "builds" ("project_id", "scheduled_on");

      create table "materials" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "contractor_id" uuid not null, "name" text not null, "unit" text not null, "quantity" int not null, "project_id" uuid null, "delivery_on" date null, primary key ("id"));
      create index "materials_project_index" on "materials" ("project_id");
      create index "materials_contractor_index" on "materials" ("contractor_id", "name");

      create table "factory_homes" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "project_id" uuid not null, "state" text not null default 'planned', "starts_on" date not null, "position" int not null, "station" text null, "slot" smallint null, "station_since" timestamptz(3) null, "hold_reason" text null, "held_at" timestamptz(3) null, "held_by_id" uuid null, "carrier" text null, "transport_on" date null, "handed_over_at" timestamptz(3) null, primary key ("id"));
      create index "factory_homes_held_by_index" on "factory_homes" ("held_by_id");
      create index factory_homes_gone_index on factory_homes (handed_over_at desc, id desc) where state = 'handed_over';
      create index factory_homes_line_index on factory_homes (starts_on, position, id) where state = 'planned';
      create unique index factory_homes_slot_unique on factory_homes (station, slot) where state = 'in_production';
      create unique index factory_homes_project_unique on factory_homes (project_id);

      create table "factory_events" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "home_id" uuid not null, "actor_id" uuid null, "kind" text not null, "before" text null, "after" text null, "reason" text null, primary key ("id"));
      create index "factory_events_actor_index" on "factory_events" ("actor_id");
      create index factory_events_newest_index on factory_events (home_id, created_at desc, id desc);

      create table "crew_members" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "contractor_id" uuid not null, "name" text not null, "trade" text not null, "phone" text null, "build_id" uuid null, primary key ("id"));
      create index "crew_members_build_index" on "crew_members" ("build_id");
      create index "crew_members_contractor_index" on "crew_members" ("contractor_id", "name");

      alter table "builds" add constraint "builds_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "builds" add constraint "builds_state_check" check ("state" in ('scheduled', 'begun', 'blocked', 'done'));

      alter table "materials" add constraint "materials_contractor_id_foreign" foreign key ("contractor_id") references "users" ("id") on delete cascade;
      alter table "materials" add constraint "materials_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete set null;
      alter table "materials" add constraint "materials_quantity_check" check (quantity >= 0);

      alter table "factory_homes" add constraint "factory_homes_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "factory_homes" add constraint "factory_homes_held_by_id_foreign" foreign key ("held_by_id") references "users" ("id") on delete set null;
      alter table "factory_homes" add constraint "factory_homes_gone_check" check ((state = 'handed_over') = (handed_over_at is not null));
      alter table "factory_homes" add constraint "factory_homes_place_check" check ((state = 'in_production') = (station is not null and slot is not null));
      alter table "factory_homes" add constraint "factory_homes_state_check" check ("state" in ('planned', 'in_production', 'handed_over'));
      alter table "factory_homes" add constraint "factory_homes_station_check" check ("station" in ('frame', 'walls', 'roof', 'plumbing_electrical', 'interior', 'finish', 'inspection'));

      alter table "factory_events" add constraint "factory_events_home_id_foreign" foreign key ("home_id") references "factory_homes" ("id") on delete cascade;
      alter table "factory_events" add constraint "factory_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;
      alter table "factory_events" add constraint "factory_events_kind_check" check ("kind" in ('planned', 'rescheduled', 'removed', 'started', 'moved', 'moved_back', 'held', 'released', 'handed_over'));

      alter table "crew_members" add constraint "crew_members_contractor_id_foreign" foreign key ("contractor_id") references "users" ("id") on delete cascade;
      alter table "crew_members" add constraint "crew_members_build_id_foreign" foreign key ("build_id") references "builds" ("id") on delete set null;
    `);
  }
}
