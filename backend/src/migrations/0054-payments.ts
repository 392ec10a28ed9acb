import { Migration } from '@mikro-orm/migrations';

/** Payments and refunds. The numbers of their receipts are counted without a gap (`platform/db/counter.entity.ts`). */
export class Payments extends Migration {
  override up(): void {
    this.addSql(`
      create table "payments" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "deal_id" uuid not null, "kind" text not null, "method" text not null, "amount_cents" bigint not null, "received_on" date not null, "reference" text null, "trust_on" date null, "receipt_number" int not null, "receipt" jsonb not null, "provider" text not null default 'manual', "provider_reference" text null, "recorded_by_id" uuid null, "mailed_at" timestamptz(3) null, "voided_at" timestamptz(3) null, "voided_by_id" uuid null, "void_reason" text null, primary key ("id"));
      alter table "payments" add constraint "payments_receipt_number_unique" unique ("receipt_number");
      create index "payments_deal_index" on "payments" ("deal_id", "created_at", "id");
      create index "payments_received_index" on "payments" ("received_on", "receipt_number");
      create index "payments_recorded_by_index" on "payments" ("recorded_by_id");
      create index "payments_voided_by_index" on "payments" ("voided_by_id");

      alter table "payments" add constraint "payments_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete restrict;
      alter table "payments" add constraint "payments_recorded_by_id_foreign" foreign key ("recorded_by_id") references "users" ("id") on delete restrict;
      alter table "payments" add constraint "payments_voided_by_id_foreign" foreign key ("voided_by_id") references "users" ("id") on delete restrict;
      alter table "payments" add constraint "payments_amount" check (amount_cents > 0);
      alter table "payments" add constraint "payments_trust" check (trust_on is null or (kind <> 'refund' and trust_on >= received_on));
      alter table "payments" add constraint "payments_void" check ((voided_at is null) = (void_reason is null));
      alter table "payments" add constraint "payments_kind_check" check ("kind" in ('deposit', 'progress', 'final', 'refund'));
      alter table "payments" add constraint "payments_method_check" check ("method" in ('check', 'cashiers_check', 'wire', 'ach', 'card', 'cash', 'other'));

      create trigger payments_tell after insert or update or delete on payments
        for each statement execute function workspace_changed('deals');
    `);
  }
}
