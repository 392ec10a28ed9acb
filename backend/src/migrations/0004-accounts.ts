import { Migration } from '@mikro-orm/migrations';

/** Links of mails, the record of what was done, mails that are stored sealed. */
export class Accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table "audit_entries" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "actor_id" uuid null, "action" text not null, "object" text null, "result" text not null, "request_id" text not null, "details" jsonb null, primary key ("id"));
      create index audit_entries_newest_index on audit_entries (created_at desc, id desc);

      create table "account_links" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "user_id" uuid not null, "purpose" text not null, "token_hash" text not null, "new_email" text null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "voided_at" timestamptz(3) null, primary key ("id"));
      create index "account_links_user_index" on "account_links" ("user_id");
      alter table "account_links" add constraint "account_links_token_hash_unique" unique ("token_hash");

      alter table "mails" add "confidential" boolean not null default false, add "sealed" text null;

      alter table "account_links" add constraint "account_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
      alter table "account_links" add constraint "account_links_purpose_check" check ("purpose" in ('verify_email', 'change_email', 'reset_password', 'invitation'));

      -- The record is only ever added to, whichever role asks.
      create function audit_is_kept() returns trigger language plpgsql as $$
      begin
        raise exception 'the record is only ever added to';
      end $$;
      create trigger audit_entries_kept before update or delete or truncate on audit_entries
        for each statement execute function audit_is_kept();
    `);
  }
}
