import { Migration } from '@mikro-orm/migrations';

/** Projects with their time line and history, and the names that their search looks in. */
export class Projects extends Migration {
  override up(): void {
    this.addSql(`
      create table "projects" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "description" text not null default '', "status" text not null default 'planning', "stage" text not null default 'Design', "progress" smallint not null default 0, "customer_id" uuid null, "customer_name" text null, "contractor_id" uuid null, "contractor_name" text null, "contact_id" uuid null, "address" text null, "start_date" date null, "estimated_completion" date null, "budget" int null, "actual_cost" int null, "sqft" int null, "bedrooms" smallint null, "bathrooms" smallint null, "property_type" text null, "contact_phone" text null, "contact_email" text null, "notes" text null, "completed_at" timestamptz(3) null, "search_text" text generated always as (lower(name || ' ' || coalesce(customer_name, '') || ' ' || coalesce(address, ''))) stored null, primary key ("id"));
      create index "projects_contact_index" on "projects" ("contact_id");
      create index projects_search_index on projects using gin (search_text gin_trgm_ops);
      create index projects_contractor_index on projects (contractor_id, created_at desc, id desc);
      create index projects_customer_index on projects (customer_id, created_at desc, id desc);
      create index projects_status_newest_index on projects (status, created_at desc, id desc);
      create index projects_newest_index on projects (created_at desc, id desc);

      create table "project_stages" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "position" smallint not null, "name" text not null, "planned_for" date null, "began_on" date null, "finished_on" date null, primary key ("id"));
      create index "project_stages_project_index" on "project_stages" ("project_id", "position");

      create table "project_events" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "project_id" uuid not null, "actor_id" uuid null, "kind" text not null, "subject" text null, "before" text null, "after" text null, "admin_only" boolean not null default false, primary key ("id"));
      create index "project_events_actor_index" on "project_events" ("actor_id");
      create index project_events_newest_index on project_events (project_id, created_at desc, id desc);

      alter table "projects" add constraint "projects_customer_id_foreign" foreign key ("customer_id") references "users" ("id") on delete set null;
      alter table "projects" add constraint "projects_contractor_id_foreign" foreign key ("contractor_id") references "users" ("id") on delete set null;
      alter table "projects" add constraint "projects_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;
      alter table "projects" add constraint "projects_completed_check" check ((status = 'completed') = (completed_at is not null));
      alter table "projects" add constraint "projects_progress_check" check (progress >= 0 and progress <= 100);
      alter table "projects" add constraint "projects_status_check" check ("status" in ('planning', 'in_progress', 'on_hold', 'completed', 'cancelled'));

      alter table "project_stages" add constraint "project_stages_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;

      alter table "project_events" add constraint "project_events_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;
      alter table "project_events" add constraint "project_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;

      -- The names of people stand beside the project, so that one index answers a search over both.
      create function project_names() returns trigger language plpgsql as $$
      begin
        new.customer_name := coalesce((select name from users where id = new.customer_id), (select first_name || ' ' || last_name from contacts where id = new.contact_id));
        new.contractor_name := (select name from users where id = new.contractor_id);
        return new;
      end $$;
      create trigger projects_names before insert or update of customer_id, contractor_id, contact_id on projects
        for each row execute function project_names();

      create function project_user_renamed() returns trigger language plpgsql as $$
      begin
        update projects set customer_id = customer_id, contractor_id = contractor_id where customer_id = new.id or contractor_id = new.id;
        return null;
      end $$;
      create trigger users_renamed after update of name on users
        for each row when (old.name is distinct from new.name) execute function project_user_renamed();

      create function project_contact_renamed() returns trigger language plpgsql as $$
      begin
        update projects set contact_id = contact_id where contact_id = new.id;
        return null;
      end $$;
      create trigger contacts_renamed after update of first_name, last_name on contacts
        for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function project_contact_renamed();
    `);
  }
}
