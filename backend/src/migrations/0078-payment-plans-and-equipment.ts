import { Migration } from '@mikro-orm/migrations';
import { insertPlansAndSheets } from './base-contract/insert-plans-and-sheets.ts';

/** How sales are paid for, and what comes with a home: dated rows like prices (decision 0099). */
export class PaymentPlansAndEquipment extends Migration {
  override up(): void {
    this.addSql(`
      create table "payment_plans" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "loan" text null, "steps" jsonb not null, "starts_on" date not null, "ends_on" date null, primary key ("id"));
      alter table "payment_plans" add constraint "payment_plans_order" check (ends_on >= starts_on);
      alter table "payment_plans" add constraint "payment_plans_no_overlap" exclude using gist ((coalesce(loan, '')) with =, daterange(starts_on, ends_on, '[]') with &&);
      alter table "payment_plans" add constraint "payment_plans_loan_check" check ("loan" in ('fha', 'va', 'usda', 'conventional', 'chattel', 'cash'));

      create table "equipment_sheets" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "scope" text not null, "items" jsonb not null, "starts_on" date not null, "ends_on" date null, primary key ("id"));
      alter table "equipment_sheets" add constraint "equipment_sheets_order" check (ends_on >= starts_on);
      alter table "equipment_sheets" add constraint "equipment_sheets_no_overlap" exclude using gist (scope with =, daterange(starts_on, ends_on, '[]') with &&);
      create trigger equipment_sheets_shown after insert or update or delete or truncate on equipment_sheets
        for each statement execute function site_changed();

      create trigger payment_plans_tell after insert or update or delete on payment_plans
        for each statement execute function workspace_changed('prices');
      create trigger equipment_sheets_tell after insert or update or delete on equipment_sheets
        for each statement execute function workspace_changed('prices');`);
    this.addSql(insertPlansAndSheets);
  }
}
