import { Migration } from '@mikro-orm/migrations';
import { keepNamedHomes } from './base-homes/keep-named-homes.ts';
import { replaceBaseHomes } from './base-homes/replace-base-homes.ts';

/**
 * New plans and looks of the homes that came with the installation (decision 0109). What a quote or a project names keeps the home as it
 * was: that is taken down first.
 */
export class BaseHomes extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table "quoted_homes" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "design_id" uuid not null, "slug" text not null, "plan_sha256" text not null, "look" jsonb not null, primary key ("id"));
      alter table "quoted_homes" add constraint "quoted_homes_home_unique" unique ("design_id", "slug");
      create index "quoted_homes_plan_index" on "quoted_homes" ("plan_sha256");
      alter table "quoted_homes" add constraint "quoted_homes_design_id_foreign" foreign key ("design_id") references "designs" ("id") on delete cascade;
      alter table "quoted_homes" add constraint "quoted_homes_plan_sha256_foreign" foreign key ("plan_sha256") references "design_plans" ("sha256") on delete restrict;
    `);
    const execute = (sql: string): Promise<unknown> => this.execute(sql);
    for (const statement of await keepNamedHomes(execute)) this.addSql(statement);
    for (const statement of await replaceBaseHomes(execute)) this.addSql(statement);
  }
}
