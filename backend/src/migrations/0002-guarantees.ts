import { Migration } from '@mikro-orm/migrations';

/** What entities cannot say: the limits' table, and who hears of changed accounts. */
export class Guarantees extends Migration {
  override up(): void {
    this.addSql(`
      -- Columns as rate-limiter-flexible expects them.
      create unlogged table limits (key varchar(255) primary key, points integer not null default 0, expire bigint);

      create function viewer_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('viewer_changed', coalesce(to_jsonb(old) ->> 'user_id', old.id::text));
        return null;
      end $$;
      create trigger users_changed after update of role, is_email_verified, must_change_password, disabled_at or delete on users
        for each row execute function viewer_changed();
      create trigger sessions_changed after update of revoked_at, expires_at or delete on sessions
        for each row execute function viewer_changed();
    `);
  }
}
