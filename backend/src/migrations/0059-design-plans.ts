import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/**
 * Plan documents of designs, each stored once by its hash (decision 0072). A content names one as `{ "home": { "plan": { "sha256" } } }`,
 * which servers of the previous version take for a home that is no longer offered; what they write themselves, with the plan in the
 * content, a job moves. A new column needs no check of the rows that have none.
 */
export class DesignPlans extends Migration {
  override up(): void {
    this.addSql(`
      create table "design_plans" ("sha256" text not null, "document" text not null, "created_at" timestamptz(3) not null default now(), primary key ("sha256"));
      alter table "designs" add "plan_sha256" text null constraint "designs_plan_sha256_foreign" references "design_plans" ("sha256") on delete restrict;
      alter table "design_versions" add "plan_sha256" text null constraint "design_versions_plan_sha256_foreign" references "design_plans" ("sha256") on delete restrict;

      -- A document has a schema; what has none is the hash in place of one.
      create function design_plan_named() returns trigger language plpgsql as $$
      begin
        new.plan_sha256 := case when new.content #> '{home,plan,schema}' is null then new.content #>> '{home,plan,sha256}' end;
        return new;
      end $$;
      create trigger designs_plan_named before insert or update of content on designs for each row execute function design_plan_named();
      create trigger design_versions_plan_named before insert or update of content on design_versions for each row execute function design_plan_named();

      create function design_with_plan(content jsonb, plan text) returns jsonb language sql stable parallel safe as $$
        select case when plan is null then content
          else jsonb_set(content, '{home,plan}', (select document::jsonb from design_plans where sha256 = plan)) end
      $$;
    `);
  }
}

export class DesignPlansIndexes extends ConcurrentIndexes {
  protected readonly indexes = [
    { name: 'designs_plan_index', on: 'designs (plan_sha256) where plan_sha256 is not null' },
    { name: 'design_versions_plan_index', on: 'design_versions (plan_sha256) where plan_sha256 is not null' },
  ];
}
