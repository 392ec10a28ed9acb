import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log as a chain, the counters of refusals, the removal of entries that have expired (docs/decisions/0028-audit-chain.md),
 * and the last day of the federal tax credit.
 */
export class AuditChain extends Migration {
  override up(): void {
    this.addSql(`
      -- Entry after entry: each seal is the hash of the seal before it and of its own entry.
      create table audit_seals (number bigint primary key, entry_id uuid not null unique, hash bytea not null, newest timestamptz(3) not null);
      -- What the chain begins with after its oldest entries were removed.
      create table audit_checkpoints (number bigint primary key, hash bytea not null, removed bigint not null, newest timestamptz(3) not null, created_at timestamptz(3) not null default now());
      -- The refusals of the running minute.
      create table audit_refusals (
        minute timestamptz(3) not null, actor_id uuid not null, action text not null, object text not null, result text not null,
        times int not null, first_at timestamptz(3) not null, last_at timestamptz(3) not null, request_id text not null,
        primary key (minute, actor_id, action, object, result)
      );

      -- Entries dated up to this moment have expired. Hours, because the length of a day depends on the session's time zone.
      create function audit_limit() returns timestamptz language sql stable as $$
        select now() - make_interval(hours => 24 * coalesce((
          select greatest(30, least(3660, value::numeric))::int from settings where key = 'auditDays' and jsonb_typeof(value) = 'number'
        ), 730))
      $$;

      create function audit_entry_leaves() returns trigger language plpgsql as $$
      begin
        if old.created_at > audit_limit() then raise exception 'the record is only ever added to, until it expires'; end if;
        return old;
      end $$;
      drop trigger audit_entries_kept on audit_entries;
      create trigger audit_entries_kept before update or truncate on audit_entries for each statement execute function audit_is_kept();
      create trigger audit_entries_leave before delete on audit_entries for each row execute function audit_entry_leaves();

      create function audit_seal_leaves() returns trigger language plpgsql as $$
      begin
        if not exists (select from audit_checkpoints where number >= old.number) then raise exception 'the chain of the record is only ever added to'; end if;
        return old;
      end $$;
      create trigger audit_seals_kept before update or truncate on audit_seals for each statement execute function audit_is_kept();
      create trigger audit_seals_leave before delete on audit_seals for each row execute function audit_seal_leaves();
      create trigger audit_checkpoints_kept before update or delete or truncate on audit_checkpoints for each statement execute function audit_is_kept();

      -- The server's role may only execute these three, which run as the owner of the tables.
      create function audit_refused(actor uuid, what text, on_what text, why text, request text) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        insert into audit_refusals (minute, actor_id, action, object, result, times, first_at, last_at, request_id)
        values (date_trunc('minute', now()), actor, what, on_what, why, 1, now(), now(), request)
        on conflict (minute, actor_id, action, object, result) do update set times = audit_refusals.times + 1, last_at = excluded.last_at
      $$;

      create function audit_seal(most int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        entry audit_entries;
        last record;
        sealed int := 0;
      begin
        if not pg_try_advisory_xact_lock(7461130002) then return 0; end if;
        -- Ten seconds longer than the minute: a refusal counts towards the minute in which its statement began.
        with over as (delete from audit_refusals where minute < now() - interval '70 seconds' returning *)
        insert into audit_entries (created_at, actor_id, action, object, result, request_id, details)
        select first_at, actor_id, action, object, result, request_id,
          case when times > 1 then jsonb_build_object('times', times, 'until', to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
        from over order by first_at;

        select number, hash, newest into last from (
          (select number, hash, newest from audit_seals order by number desc limit 1)
          union all (select number, hash, newest from audit_checkpoints order by number desc limit 1)
          union all select 0, decode(repeat('00', 32), 'hex'), '-infinity') ends
        order by number desc limit 1;
        -- A transaction may commit after others that began later; none takes a quarter of an hour. What is dated earlier was slipped in.
        for entry in
          select e.* from audit_entries e
          where e.created_at > last.newest - interval '15 minutes' and e.created_at <= now() and not exists (select from audit_seals s where s.entry_id = e.id)
          order by e.created_at, e.id limit most
        loop
          last.number := last.number + 1;
          last.newest := greatest(last.newest, entry.created_at);
          last.hash := sha256(last.hash || convert_to(jsonb_build_array(last.number, entry.id, (extract(epoch from entry.created_at) * 1000)::bigint,
            entry.actor_id, entry.action, entry.object, entry.result, entry.request_id, entry.details)::text, 'UTF8'));
          insert into audit_seals (number, entry_id, hash, newest) values (last.number, entry.id, last.hash, last.newest);
          sealed := sealed + 1;
        end loop;
        return sealed;
      end $$;

      create function audit_expire(most int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        expired_to bigint;
        gone int;
      begin
        if not pg_try_advisory_xact_lock(7461130002) then return 0; end if;
        -- Only from the beginning of the chain, up to the first entry that has not expired.
        select max(number) into expired_to from (
          select s.number, bool_and(coalesce(e.created_at <= audit_limit(), true)) over (order by s.number) as has_expired
          from (select number, entry_id from audit_seals order by number limit most) s left join audit_entries e on e.id = s.entry_id
        ) oldest where has_expired;
        if expired_to is null then return 0; end if;
        select count(*) into gone from audit_seals where number <= expired_to;
        insert into audit_checkpoints (number, hash, removed, newest) select number, hash, gone, newest from audit_seals where number = expired_to;
        delete from audit_entries e using audit_seals s where s.number <= expired_to and s.entry_id = e.id;
        delete from audit_seals where number <= expired_to;
        return gone;
      end $$;

      revoke all on function audit_refused, audit_seal, audit_expire from public;

      -- The household's credit ended with 2025 (Public Law 119-21, section 70506). Left alone where an admin has changed it.
      update content_items set ends_on = '2025-12-31'
        where kind = 'program' and slug = 'federal-tax-credit' and version = 1 and ends_on is null and terms = 'up to $7,500';
    `);
  }
}
