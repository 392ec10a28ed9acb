import { Migration } from '@mikro-orm/migrations';
import { insertBaseCatalog } from './base-catalog/insert-homes.ts';

/**
 * The catalog of homes grows from the table of floor plans: what is stored there, with ids and addresses, stays. Servers of the
 * previous version go on reading it under its old name, as a view of what visitors see. Every installation gets the base catalog.
 */
export class Homes extends Migration {
  override up(): void {
    this.addSql(`
      alter table "floor_plans" rename to "homes";
      alter table "homes" rename constraint "floor_plans_pkey" to "homes_pkey";
      alter table "homes" rename constraint "floor_plans_slug_unique" to "homes_slug_unique";
      alter table "homes" rename constraint "floor_plans_model_type_check" to "homes_model_type_check";
      alter index "floor_plans_rooms_index" rename to "homes_rooms_index";
      alter table "homes"
        add "version" int not null default 1,
        add "full_baths" smallint null,
        add "three_quarter_baths" smallint null,
        add "half_baths" smallint null,
        add "status" text not null default 'published',
        add "position" int not null default 0,
        add "checked" boolean not null default false,
        add "unchecked_reason" text null,
        add "plan_code" text null,
        add "plan" jsonb null,
        add "published_at" timestamptz(3) null,
        add "updated_at" timestamptz(3) not null default now();
      alter table "homes" alter "status" set default 'draft';
      alter table "homes" add constraint "homes_status_check" check ("status" in ('draft', 'published', 'withdrawn'));
      alter table "homes" add constraint "homes_plan_code_check" check (plan_code is null or plan is not null);
      create table "home_pictures" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "home_id" uuid not null, "position" int not null default 0, "alt" text not null, "storage_key" uuid not null, "size" int not null, "width" int not null, "height" int not null, primary key ("id"));
      alter table "home_pictures" add constraint "home_pictures_storage_key_unique" unique ("storage_key");
      create index "home_pictures_home_index" on "home_pictures" ("home_id", "position");
      alter table "home_pictures" add constraint "home_pictures_home_id_foreign" foreign key ("home_id") references "homes" ("id") on delete cascade;
      create trigger homes_tell after insert or update or delete on homes
        for each statement execute function workspace_changed('homes');
      create trigger home_pictures_tell after insert or update or delete on home_pictures
        for each statement execute function workspace_changed('homes');
      create view "floor_plans" as
        select "id", "created_at", "slug", "name", "bedrooms", "bathrooms", "footprint", "model_type", "square_footage", "description", "featured"
        from "homes" where "status" = 'published';
    `);
    this.addSql(insertBaseCatalog);
  }
}
