import { Migration } from '@mikro-orm/migrations';

/**
 * The home of a won deal as it is ordered from its manufacturer, section by section. A trigger makes it with the project, because servers
 * of the previous version win deals too; projects that were open before get one as well, whose home can be handed over without labels.
 */
export class HomeOrders extends Migration {
  override up(): void {
    this.addSql(`
      create table "home_orders" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "project_id" uuid not null, "manufacturer" text null, "order_number" text null, "ordered_on" date null, "confirmed_on" date null, "design_version" int not null, "needs_labels" boolean not null default true, "cancelled_at" timestamptz(3) null, primary key ("id"));
      alter table "home_orders" add constraint "home_orders_project_id_unique" unique ("project_id");
      alter table "home_orders" add constraint "home_orders_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;

      create table "home_sections" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "home_order_id" uuid not null, "n" smallint not null, "serial" text null, "label" text null, "cancelled" boolean not null default false, primary key ("id"));
      alter table "home_sections" add constraint "home_sections_n_unique" unique ("home_order_id", "n");
      alter table "home_sections" add constraint "home_sections_home_order_id_foreign" foreign key ("home_order_id") references "home_orders" ("id") on delete cascade;
      create unique index "home_sections_serial_unique" on "home_sections" (upper("serial")) where not "cancelled";
      create unique index "home_sections_label_unique" on "home_sections" ("label") where not "cancelled";

      create function make_home_order(project uuid, deal uuid, design_version int, needs_labels boolean) returns void language sql as $$
        with made as (
          insert into home_orders (project_id, design_version, needs_labels)
            values (project, make_home_order.design_version, make_home_order.needs_labels) on conflict do nothing
            returning id
        )
        insert into home_sections (home_order_id, n)
          select made.id, n from made cross join generate_series(1, coalesce((
            select (a.document #>> '{quote,home,sections}')::int from agreements a
              where a.deal_id = deal and a.signed_at is not null order by a.signed_at desc limit 1), 1)) n;
      $$;
      create function project_home_order() returns trigger language plpgsql as $$
      begin
        perform make_home_order(new.id, new.deal_id, new.design_version, true);
        return null;
      end $$;
      create trigger projects_home_order after insert on projects for each row
        when (new.deal_id is not null and new.design_version is not null) execute function project_home_order();

      select make_home_order(p.id, p.deal_id, p.design_version, false) from projects p join deals d on d.id = p.deal_id
        where d.stage = 'won' and p.design_version is not null and p.status not in ('completed', 'cancelled');
    `);
  }
}
