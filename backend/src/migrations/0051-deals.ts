import { Migration } from '@mikro-orm/migrations';

/** Deals with their history; whoever looks at them is told of changes. Deal numbers begin at 1001. */
export class Deals extends Migration {
  override up(): void {
    this.addSql(`
      create table "deals" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "number" serial, "stage" text not null, "stage_since" timestamptz(3) not null default now(), "touched_at" timestamptz(3) not null default now(), "typed_cents" bigint null, "probability_percent" smallint not null, "expected_close_on" date null, "lost_reason" text null, "lost_note" text null, "buyer_name" text not null, "contact_id" uuid null, "owner_id" uuid null, "design_code" text null, "design_version" int null, "source" text null, "co_buyers" jsonb not null default '[]', primary key ("id"));
      alter table "deals" add constraint "deals_number_unique" unique ("number");
      create index "deals_contact_index" on "deals" ("contact_id");
      create index "deals_owner_index" on "deals" ("owner_id");
      create index "deals_design_index" on "deals" ("design_code");
      create index "deals_stage_index" on "deals" ("stage", "created_at", "id");
      create index "deals_newest_index" on "deals" ("created_at", "id");

      create table "deal_events" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "deal_id" uuid not null, "actor_id" uuid null, "kind" text not null, "from_stage" text null, "to_stage" text null, "note" text null, primary key ("id"));
      create index "deal_events_actor_index" on "deal_events" ("actor_id");
      create index "deal_events_newest_index" on "deal_events" ("deal_id", "created_at", "id");

      alter table "deals" add constraint "deals_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;
      alter table "deals" add constraint "deals_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete restrict;
      alter table "deals" add constraint "deals_probability" check (probability_percent >= 0 and probability_percent <= 100);
      alter table "deals" add constraint "deals_lost_reason" check ((stage = 'lost') = (lost_reason is not null));
      alter table "deals" add constraint "deals_stage_check" check ("stage" in ('new', 'contacted', 'visited', 'quoted', 'agreed', 'won', 'lost'));
      alter table "deals" add constraint "deals_lost_reason_check" check ("lost_reason" in ('price', 'financing', 'land', 'competitor', 'timing', 'no_answer', 'other'));

      alter table "deal_events" add constraint "deal_events_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete cascade;
      alter table "deal_events" add constraint "deal_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete restrict;
      alter table "deal_events" add constraint "deal_events_kind_check" check ("kind" in ('opened', 'lead', 'changed', 'moved', 'quote_issued', 'quote_accepted', 'quote_declined', 'quote_withdrawn', 'quote_expired', 'agreement_sent', 'agreement_signature', 'agreement_signed', 'agreement_declined', 'agreement_voided', 'agreement_expired', 'payment_recorded', 'payment_voided'));
      alter table "deal_events" add constraint "deal_events_from_stage_check" check ("from_stage" in ('new', 'contacted', 'visited', 'quoted', 'agreed', 'won', 'lost'));
      alter table "deal_events" add constraint "deal_events_to_stage_check" check ("to_stage" in ('new', 'contacted', 'visited', 'quoted', 'agreed', 'won', 'lost'));

      alter sequence deals_number_seq restart with 1001;

      create trigger deals_tell after insert or update or delete on deals
        for each statement execute function workspace_changed('deals');
    `);
  }
}
