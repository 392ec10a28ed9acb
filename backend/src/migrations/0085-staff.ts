import { Migration } from '@mikro-orm/migrations';

/**
 * Roles of staff beside the admin, teams, and the managers of projects. Nobody gets a role, a team or a project by it; a server of the
 * version before makes accounts as ever and cannot give these roles.
 */
export class Staff extends Migration {
  override up(): void {
    this.addSql(`
      alter table "users" drop constraint "users_role_check";
      alter table "users" add constraint "users_role_check" check ("role" in ('admin', 'customer', 'contractor', 'factory', 'devops', 'agent', 'investor', 'sales', 'project_manager', 'office'));
      alter table "users" add "takes_leads" boolean not null default true;

      create table "teams" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "leader_id" uuid null, primary key ("id"));
      create index "teams_leader_index" on "teams" ("leader_id");
      alter table "teams" add constraint "teams_leader_id_foreign" foreign key ("leader_id") references "users" ("id") on delete set null;

      create table "team_members" ("user_id" uuid not null, "team_id" uuid not null, primary key ("user_id"));
      create index "team_members_team_index" on "team_members" ("team_id");
      alter table "team_members" add constraint "team_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;
      alter table "team_members" add constraint "team_members_team_id_foreign" foreign key ("team_id") references "teams" ("id") on delete cascade;

      create table "team_zips" ("zip" text not null, "team_id" uuid not null, primary key ("zip"));
      create index "team_zips_team_index" on "team_zips" ("team_id");
      alter table "team_zips" add constraint "team_zips_team_id_foreign" foreign key ("team_id") references "teams" ("id") on delete cascade;

      create index contacts_owner_newest_index on contacts (owner_id, created_at desc, id desc) where owner_id is not null;

      alter table "projects" add "manager_id" uuid null;
      alter table "projects" add constraint "projects_manager_id_foreign" foreign key ("manager_id") references "users" ("id") on delete restrict;
      create index "projects_manager_index" on "projects" ("manager_id");
    `);
  }
}
