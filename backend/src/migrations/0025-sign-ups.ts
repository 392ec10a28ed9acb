import { Migration } from '@mikro-orm/migrations';

/**
 * Sign-ups wait in a table of their own until their link is confirmed. Accounts that were made before and never verified stay as
 * they are. The links have a purpose of their own: a server of the previous version takes them for none of its own.
 */
export class SignUps extends Migration {
  override up(): void {
    this.addSql(`
      create table "sign_ups" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "name" text not null, "email" text not null, "email_folded" text not null, "phone" text null, "password_hash" text not null, primary key ("id"));
      create index "sign_ups_email_index" on "sign_ups" ("email_folded");

      alter table "account_links" alter column "user_id" drop not null, add "sign_up_id" uuid null;
      create index "account_links_sign_up_index" on "account_links" ("sign_up_id") where sign_up_id is not null;
      alter table "account_links" add constraint "account_links_sign_up_id_foreign" foreign key ("sign_up_id") references "sign_ups" ("id") on delete cascade;
      alter table "account_links" drop constraint "account_links_purpose_check";
      alter table "account_links" add constraint "account_links_purpose_check" check ("purpose" in ('sign_up', 'verify_email', 'change_email', 'reset_password', 'invitation'));
    `);
  }
}
