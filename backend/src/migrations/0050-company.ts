import { Migration } from '@mikro-orm/migrations';

/** Facts about the company, words of buyers and the team as content, with pictures; and the places where homes stand. */
export class Company extends Migration {
  override up(): void {
    this.addSql(`
      alter table "content_items"
        add "sample" boolean not null default false,
        add "picture_key" uuid null,
        add "picture_size" int null;
      alter table "content_items" add constraint "content_items_picture_unique" unique ("picture_key");
      alter table "content_items" drop constraint "content_items_kind_check";
      alter table "content_items" add constraint "content_items_kind_check" check ("kind" in ('promotion', 'program', 'financing', 'example_price', 'company_fact', 'testimonial', 'team_member'));

      create table "locations" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "address" text not null, "city" text not null, "state" text not null, "zip" text not null, "phone" text null, "hours" jsonb not null, "latitude" double precision null, "longitude" double precision null, "home_ids" uuid[] not null, "position" int not null default 0, "sample" boolean not null default false, primary key ("id"));
      create index "locations_position_index" on "locations" ("position");
    `);
  }
}
