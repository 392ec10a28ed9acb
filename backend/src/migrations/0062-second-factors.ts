import { Migration } from '@mikro-orm/migrations';

/**
 * Second factors and recovery codes; and when a session's owner last proved who they are (empty for sessions of an earlier version,
 * and of its servers: then it is the sign-in). All servers hear of changes, as of those to accounts and sessions.
 */
export class SecondFactors extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factors (
        id uuid not null default uuidv7() primary key,
        created_at timestamptz(3) not null default now(),
        user_id uuid not null constraint second_factors_user_id_foreign references users (id) on delete cascade,
        kind text not null constraint second_factors_kind_check check (kind in ('authenticator', 'passkey')),
        name text not null,
        secret text not null,
        credential_id text null constraint second_factors_credential_unique unique,
        counter bigint not null default '0',
        transports text[] not null default '{}',
        last_used_at timestamptz(3) null
      );
      create index second_factors_user_index on second_factors (user_id);
      create unique index second_factors_authenticator_unique on second_factors (user_id) where kind = 'authenticator';

      create table recovery_codes (
        id uuid not null default uuidv7() primary key,
        created_at timestamptz(3) not null default now(),
        user_id uuid not null constraint recovery_codes_user_id_foreign references users (id) on delete cascade,
        code_hash text not null constraint recovery_codes_code_hash_unique unique,
        used_at timestamptz(3) null
      );
      create index recovery_codes_user_index on recovery_codes (user_id);

      alter table sessions add column proved_at timestamptz(3) null;

      create function second_factor_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('viewer_changed', coalesce(new.user_id, old.user_id)::text);
        return null;
      end $$;
      create trigger second_factors_changed after insert or delete on second_factors
        for each row execute function second_factor_changed();

      create function staff_second_factor_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('viewer_changed', id::text) from users where role <> 'customer' and disabled_at is null;
        return null;
      end $$;
      create trigger staff_second_factor_set after insert or update of value on settings
        for each row when (new.key = 'staffSecondFactor') execute function staff_second_factor_changed();

      create or replace trigger sessions_changed after update of revoked_at, expires_at, proved_at or delete on sessions
        for each row execute function viewer_changed();
    `);
  }
}
