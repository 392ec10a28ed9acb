import { Migration } from '@mikro-orm/migrations';

/** What the list of accounts filters, sorts and searches by, the version that refuses lost updates, and what the overview counts by. */
export class Users extends Migration {
  override up(): void {
    this.addSql(`
      drop index "users_role_index";
      alter table "users" add "version" int not null default 1, add "state" text generated always as (case when disabled_at is not null then 'disabled' when password_hash is null then 'invited' when not is_email_verified then 'unverified' when must_change_password then 'must_change_password' else 'active' end) stored null, add "search_text" text generated always as (lower(name || ' ' || email || ' ' || coalesce(username, '') || ' ' || coalesce(phone, ''))) stored null;
      create index users_search_index on users using gin (search_text gin_trgm_ops);
      create index users_last_sign_in_index on users (last_sign_in_at desc nulls last, id desc);
      create index users_name_index on users (lower(name), id);
      create index users_state_newest_index on users (state, created_at, id);
      create index users_role_newest_index on users (role, created_at, id);
      create index users_newest_index on users (created_at, id);
      alter table "users" add constraint "users_state_check" check ("state" in ('active', 'unverified', 'invited', 'disabled', 'must_change_password'));

      -- What the overview counts by.
      create index contacts_source_index on contacts (created_at) include (source);
      create index consultant_requests_newest_index on consultant_requests (created_at);
      create index appointments_booked_index on appointments (created_at);
    `);
  }
}
