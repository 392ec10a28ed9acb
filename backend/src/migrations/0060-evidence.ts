import { Migration } from '@mikro-orm/migrations';

/**
 * What proves a sale stays as it was, whoever asks: beside agreements, their events and issued quotes also who signs and has signed, who
 * answered a quote, payments, and the end of a link. The audit log gets the last hash of each agreement's chain (decision 0073).
 */
export class Evidence extends Migration {
  override up(): void {
    this.addSql(`
      create index "agreement_events_document_index" on "agreement_events" ("document_sha256");
      create index agreement_events_disclosures_index on agreement_events ((details ->> 'disclosuresSha256')) where kind = 'sent';

      create or replace function agreement_stays() returns trigger language plpgsql as $$
      begin
        if old.status = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'An agreement that was sent is never deleted';
        end if;
        if (new.id, new.created_at, new.deal_id, new.quote_id, new.number, new.document, new.total_cents, new.consent_version, new.pdf_key,
            new.pdf_sha256, new.pdf_size, new.disclosures_key, new.disclosures_sha256, new.disclosures_size, new.sent_at, new.expires_at)
          is distinct from
           (old.id, old.created_at, old.deal_id, old.quote_id, old.number, old.document, old.total_cents, old.consent_version, old.pdf_key,
            old.pdf_sha256, old.pdf_size, old.disclosures_key, old.disclosures_sha256, old.disclosures_size, old.sent_at, old.expires_at)
          or (old.signed_key is not null and (new.signed_key, new.signed_sha256, new.signed_size, new.signed_at)
            is distinct from (old.signed_key, old.signed_sha256, old.signed_size, old.signed_at))
          or (old.closed_at is not null and (new.closed_at, new.closed_reason) is distinct from (old.closed_at, old.closed_reason))
          or not (new.status = old.status or old.status = 'out' and new.status <> 'draft' or old.status = 'signed' and new.status = 'void')
        then
          raise exception 'An agreement that was sent never changes';
        end if;
        return new;
      end $$;

      create function agreement_signer_stays() returns trigger language plpgsql as $$
      declare
        steps text[] := array['waiting', 'sent', 'viewed', 'consented', 'signed'];
        acts text[] := array['state', 'sent_at', 'mailed_at', 'reminders', 'viewed_at', 'consented_at', 'consent_version', 'consent_sha256',
          'signed_at', 'signed_name', 'drawing_key', 'drawing_sha256', 'declined_at', 'decline_reason'];
      begin
        -- Null where the agreement goes with its signers, which only a draft may.
        if coalesce((select status from agreements where id = old.agreement_id), 'draft') = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'Who signs an agreement that was sent is never deleted';
        end if;
        if old.state in ('signed', 'declined') then
          acts := array['mailed_at', 'reminders'];
        end if;
        if to_jsonb(new) - acts is distinct from to_jsonb(old) - acts
          or (old.viewed_at is not null and new.viewed_at is distinct from old.viewed_at)
          or (old.consented_at is not null and (new.consented_at, new.consent_version, new.consent_sha256)
            is distinct from (old.consented_at, old.consent_version, old.consent_sha256))
          or array_position(steps, new.state) < array_position(steps, old.state)
        then
          raise exception 'Who signs an agreement that was sent, and what they did, never changes';
        end if;
        return new;
      end $$;
      create trigger agreement_signers_stay before update or delete on agreement_signers
        for each row execute function agreement_signer_stays();

      create or replace function quote_stays() returns trigger language plpgsql as $$
      begin
        if old.status = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'An issued quote is never deleted';
        end if;
        if (new.id, new.created_at, new.deal_id, new.number, new.lines, new.total_cents, new.cost_cents, new.loan, new.terms, new.design_code,
            new.design_version, new.replaces_id, new.document, new.content_sha256, new.issued_on, new.valid_until)
          is distinct from
           (old.id, old.created_at, old.deal_id, old.number, old.lines, old.total_cents, old.cost_cents, old.loan, old.terms, old.design_code,
            old.design_version, old.replaces_id, old.document, old.content_sha256, old.issued_on, old.valid_until)
          or new.status = 'draft'
          or not (new.status = old.status or old.status = 'issued' or old.status = 'accepted' and new.status = 'superseded')
          or (old.pdf_key is not null and (new.pdf_key, new.pdf_sha256, new.pdf_size) is distinct from (old.pdf_key, old.pdf_sha256, old.pdf_size))
          or (old.accepted_at is not null and (new.accepted_at, new.accepted_by) is distinct from (old.accepted_at, old.accepted_by))
          or (old.closed_at is not null and (new.closed_at, new.closed_reason) is distinct from (old.closed_at, old.closed_reason))
        then
          raise exception 'An issued quote never changes';
        end if;
        return new;
      end $$;

      create function link_stays() returns trigger language plpgsql as $$
      begin
        -- A draft that goes takes no link along: it has none.
        if tg_op = 'DELETE' then
          raise exception 'A private link is ended, never deleted';
        end if;
        if to_jsonb(new) - 'ended_at' is distinct from to_jsonb(old) - 'ended_at'
          or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
        then
          raise exception 'The end of a private link never changes';
        end if;
        return new;
      end $$;
      create trigger agreement_links_stay before update or delete on agreement_links
        for each row execute function link_stays();
      create trigger quote_links_stay before update or delete on quote_links
        for each row execute function link_stays();

      create function payment_stays() returns trigger language plpgsql as $$
      declare
        outside text[] := array['mailed_at', 'voided_at', 'voided_by_id', 'void_reason'];
      begin
        if tg_op = 'DELETE' then
          raise exception 'A payment is made void, never deleted';
        end if;
        if to_jsonb(new) - outside is distinct from to_jsonb(old) - outside
          or (old.voided_at is not null and (new.voided_at, new.voided_by_id, new.void_reason)
            is distinct from (old.voided_at, old.voided_by_id, old.void_reason))
        then
          raise exception 'A payment never changes';
        end if;
        return new;
      end $$;
      create trigger payments_stay before update or delete on payments
        for each row execute function payment_stays();

      -- As the server writes one with each event from now on.
      insert into audit_entries (action, object, result, request_id, details)
        select 'agreement.event', 'agreement:' || a.id, 'done', 'migration 0060',
          jsonb_build_object('number', 'A-' || a.number, 'n', e.n, 'hash', e.hash)
        from agreements a
        cross join lateral (select n, hash from agreement_events where agreement_id = a.id order by n desc limit 1) e
        order by a.number;
    `);
  }
}
