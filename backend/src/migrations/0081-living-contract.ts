import { Migration } from '@mikro-orm/migrations';
import { insertChangeOrderText } from './base-agreement-texts/change-order-text.ts';

/**
 * A contract that changes after it was signed (decision 0101): settled allowances, change orders with their signers, links and events, the
 * cancellation of a sale, and the entries by which figures of sales are counted. What servers of the previous version do meanwhile is
 * followed by triggers, and by `complete_won_deals`, which every start runs.
 */
export class LivingContract extends Migration {
  override up(): void {
    this.addSql(`
      alter table "deals" add "contract_cents" bigint null, add "won_cents" bigint null, add "won_on" date null, add "cancelled_on" date null,
        add "cancel_reason" text null, add "cancel_note" text null, add "keep_cents" bigint null;
      alter table "deals" add constraint "deals_cancel_reason_check" check ("cancel_reason" in ('price', 'financing', 'land', 'competitor', 'timing', 'no_answer', 'other'));
      alter table "deals" add constraint "deals_cancelled" check ((cancelled_on is null) = (cancel_reason is null) and (cancelled_on is null) = (keep_cents is null)
        and (cancelled_on is null or stage = 'won') and coalesce(keep_cents, 0) >= 0);

      alter table "deal_events" drop constraint "deal_events_kind_check";
      alter table "deal_events" add constraint "deal_events_kind_check" check ("kind" in ('opened', 'lead', 'changed', 'moved', 'quote_issued', 'quote_accepted', 'quote_declined', 'quote_withdrawn', 'quote_expired', 'agreement_sent', 'agreement_signature', 'agreement_signed', 'agreement_declined', 'agreement_voided', 'agreement_expired', 'change_order_sent', 'change_order_signature', 'change_order_signed', 'change_order_declined', 'change_order_voided', 'change_order_expired', 'payment_recorded', 'payment_voided', 'allowance_settled', 'allowance_opened', 'sale_cancelled'));

      create table "allowance_settlements" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "agreement_id" uuid not null, "line_id" text not null, "amount_cents" bigint null, "reason" text not null, "settled_on" date not null, "settled_by_id" uuid null, primary key ("id"));
      create index "allowance_settlements_agreement_index" on "allowance_settlements" ("agreement_id", "id");
      create index "allowance_settlements_settled_by_index" on "allowance_settlements" ("settled_by_id");
      alter table "allowance_settlements" add constraint "allowance_settlements_agreement_id_foreign" foreign key ("agreement_id") references "agreements" ("id") on delete restrict;
      alter table "allowance_settlements" add constraint "allowance_settlements_settled_by_id_foreign" foreign key ("settled_by_id") references "users" ("id") on delete restrict;
      alter table "allowance_settlements" add constraint "allowance_settlements_amount" check (amount_cents >= 0);

      create table "sale_entries" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "deal_id" uuid not null, "entered_on" date not null, "kind" text not null, "amount_cents" bigint not null, "owner_id" uuid null, "source" text null, primary key ("id"));
      create index "sale_entries_deal_index" on "sale_entries" ("deal_id", "id");
      create index "sale_entries_entered_index" on "sale_entries" ("entered_on", "id");
      create index "sale_entries_owner_index" on "sale_entries" ("owner_id");
      alter table "sale_entries" add constraint "sale_entries_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete restrict;
      alter table "sale_entries" add constraint "sale_entries_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete restrict;
      alter table "sale_entries" add constraint "sale_entries_kind_check" check ("kind" in ('won', 'settlement', 'change', 'correction', 'cancelled'));

      create table "change_orders" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "deal_id" uuid not null, "agreement_id" uuid not null, "number" int null, "status" text not null, "reason" text not null, "lines" jsonb not null, "days" int not null, "from_version" int not null, "to_version" int not null, "delta_cents" bigint not null, "after_cents" bigint null, "document" jsonb null, "consent_version" text null, "pdf_key" uuid null, "pdf_sha256" text null, "pdf_size" int null, "signed_key" uuid null, "signed_sha256" text null, "signed_size" int null, "sent_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "signed_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "closed_reason" text null, primary key ("id"));
      alter table "change_orders" add constraint "change_orders_number_unique" unique ("number");
      alter table "change_orders" add constraint "change_orders_pdf_key_unique" unique ("pdf_key");
      alter table "change_orders" add constraint "change_orders_signed_key_unique" unique ("signed_key");
      create index "change_orders_deal_index" on "change_orders" ("deal_id", "created_at", "id");
      create index "change_orders_agreement_index" on "change_orders" ("agreement_id");
      create index "change_orders_pdf_hash_index" on "change_orders" ("pdf_sha256");
      create index "change_orders_signed_hash_index" on "change_orders" ("signed_sha256");
      create index change_orders_sent_index on change_orders (expires_at) where status = 'sent';
      create unique index change_orders_sent_unique on change_orders (deal_id) where status = 'sent';
      alter table "change_orders" add constraint "change_orders_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete restrict;
      alter table "change_orders" add constraint "change_orders_agreement_id_foreign" foreign key ("agreement_id") references "agreements" ("id") on delete restrict;
      alter table "change_orders" add constraint "change_orders_status_check" check ("status" in ('draft', 'sent', 'signed', 'declined', 'void', 'expired'));
      alter table "change_orders" add constraint "change_orders_days" check (days >= -60 and days <= 365);
      alter table "change_orders" add constraint "change_orders_signed_file" check ((signed_sha256 is null) = (signed_key is null) and (status <> 'signed' or signed_key is not null));
      alter table "change_orders" add constraint "change_orders_sent" check ((sent_at is null) = (number is null) and (sent_at is null) = (document is null)
        and (sent_at is null) = (after_cents is null) and (status = 'draft' or status = 'void' or sent_at is not null));

      create table "change_order_signers" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "change_order_id" uuid not null, "role" text not null, "name" text not null, "email" text not null, "position" smallint not null, "state" text not null, "sent_at" timestamptz(3) null, "mailed_at" timestamptz(3) null, "reminders" smallint not null default 0, "viewed_at" timestamptz(3) null, "consented_at" timestamptz(3) null, "consent_version" text null, "consent_sha256" text null, "signed_at" timestamptz(3) null, "signed_name" text null, "drawing_key" uuid null, "drawing_sha256" text null, "declined_at" timestamptz(3) null, "decline_reason" text null, primary key ("id"));
      alter table "change_order_signers" add constraint "change_order_signers_position_unique" unique ("change_order_id", "position");
      alter table "change_order_signers" add constraint "change_order_signers_drawing_key_unique" unique ("drawing_key");
      alter table "change_order_signers" add constraint "change_order_signers_change_order_id_foreign" foreign key ("change_order_id") references "change_orders" ("id") on delete cascade;
      alter table "change_order_signers" add constraint "change_order_signers_role_check" check ("role" in ('buyer', 'seller'));
      alter table "change_order_signers" add constraint "change_order_signers_state_check" check ("state" in ('waiting', 'sent', 'viewed', 'consented', 'signed', 'declined'));

      create table "change_order_links" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "signer_id" uuid not null, "token_hash" text not null, "ended_at" timestamptz(3) null, primary key ("id"));
      alter table "change_order_links" add constraint "change_order_links_token_hash_unique" unique ("token_hash");
      create index "change_order_links_signer_index" on "change_order_links" ("signer_id");
      alter table "change_order_links" add constraint "change_order_links_signer_id_foreign" foreign key ("signer_id") references "change_order_signers" ("id") on delete cascade;

      create table "change_order_events" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "change_order_id" uuid not null, "n" int not null, "at" timestamptz(3) not null, "kind" text not null, "actor" text not null, "document_sha256" text not null, "details" jsonb not null, "details_sha256" text not null, "prev" text not null, "hash" text not null, primary key ("id"));
      alter table "change_order_events" add constraint "change_order_events_n_unique" unique ("change_order_id", "n");
      create index "change_order_events_document_index" on "change_order_events" ("document_sha256");
      alter table "change_order_events" add constraint "change_order_events_change_order_id_foreign" foreign key ("change_order_id") references "change_orders" ("id") on delete cascade;

      alter table "payments" add "owner_id" uuid null, add "source" text null;
      create index "payments_owner_index" on "payments" ("owner_id");
      create index payments_voided_index on payments (voided_at) where voided_at is not null;
      alter table "payments" add constraint "payments_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete restrict;

      -- A sale that was cancelled may be won once more, with another project.
      alter table "projects" drop constraint "projects_deal_id_unique";
      create index "projects_deal_index" on "projects" ("deal_id");
      create unique index projects_deal_unique on projects (deal_id) where status <> 'cancelled';
    `);
    this.addSql(insertChangeOrderText);
    this.addSql(`
      create function sale_history_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'What was entered of a sale is never changed';
      end $$;
      create trigger allowance_settlements_stay before update or delete on allowance_settlements
        for each row execute function sale_history_stays();
      create trigger sale_entries_stay before update or delete on sale_entries
        for each row execute function sale_history_stays();
      create trigger change_order_events_stay before update or delete on change_order_events
        for each row execute function sale_history_stays();
      create trigger change_order_links_stay before update or delete on change_order_links
        for each row execute function link_stays();

      create function change_order_stays() returns trigger language plpgsql as $$
      declare
        acts text[] := array['version', 'status', 'signed_key', 'signed_sha256', 'signed_size', 'signed_at', 'closed_at', 'closed_reason'];
      begin
        if old.status = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'A change order that was sent is never deleted';
        end if;
        if to_jsonb(new) - acts is distinct from to_jsonb(old) - acts
          or (old.signed_key is not null and (new.signed_key, new.signed_sha256, new.signed_size, new.signed_at)
            is distinct from (old.signed_key, old.signed_sha256, old.signed_size, old.signed_at))
          or (old.closed_at is not null and (new.closed_at, new.closed_reason) is distinct from (old.closed_at, old.closed_reason))
          or not (new.status = old.status or old.status = 'sent' and new.status <> 'draft')
        then
          raise exception 'A change order that was sent never changes';
        end if;
        return new;
      end $$;
      create trigger change_orders_stay before update or delete on change_orders
        for each row execute function change_order_stays();

      create function change_order_signer_stays() returns trigger language plpgsql as $$
      declare
        steps text[] := array['waiting', 'sent', 'viewed', 'consented', 'signed'];
        acts text[] := array['state', 'sent_at', 'mailed_at', 'reminders', 'viewed_at', 'consented_at', 'consent_version', 'consent_sha256',
          'signed_at', 'signed_name', 'drawing_key', 'drawing_sha256', 'declined_at', 'decline_reason'];
      begin
        -- Null where the change order goes with its signers, which only a draft may.
        if coalesce((select status from change_orders where id = old.change_order_id), 'draft') = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'Who signs a change order that was sent is never deleted';
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
          raise exception 'Who signs a change order that was sent, and what they did, never changes';
        end if;
        return new;
      end $$;
      create trigger change_order_signers_stay before update or delete on change_order_signers
        for each row execute function change_order_signer_stays();

      create trigger change_orders_tell after insert or update or delete on change_orders
        for each statement execute function workspace_changed('deals');
      create trigger change_order_signers_tell after insert or update or delete on change_order_signers
        for each statement execute function workspace_changed('deals');
      create trigger allowance_settlements_tell after insert on allowance_settlements
        for each statement execute function workspace_changed('deals');
    `);
    this.addSql(`
      -- The contract sum of a deal begins with the last signature of its agreement, and ends when that becomes void.
      create function agreement_contract() returns trigger language plpgsql as $$
      begin
        update deals set contract_cents = case new.status when 'signed' then new.total_cents end where id = new.deal_id;
        return null;
      end $$;
      create trigger agreements_contract after update of status on agreements for each row
        when (old.status <> new.status and 'signed' in (old.status, new.status)) execute function agreement_contract();
      create trigger agreements_contract_begins after insert on agreements for each row
        when (new.status = 'signed') execute function agreement_contract();

      -- As in 0066, and what a deal is worth from winning on.
      create or replace function deal_won() returns trigger language plpgsql as $$
      begin
        if new.stage <> 'won' then
          new.won_owner_id := null;
          new.won_source := null;
          new.won_cents := null;
          new.won_on := null;
        elsif tg_op = 'INSERT' or old.stage <> 'won' then
          new.won_owner_id := new.owner_id;
          new.won_source := new.source;
          new.won_cents := new.contract_cents;
        else
          new.won_owner_id := old.won_owner_id;
          new.won_source := old.won_source;
        end if;
        return new;
      end $$;

      -- Whose a payment is, and where its deal came from, stay as they were when it was recorded.
      create function payment_owner() returns trigger language plpgsql as $$
      begin
        select owner_id, source into new.owner_id, new.source from deals where id = new.deal_id;
        return new;
      end $$;
      create trigger payments_owner before insert on payments
        for each row execute function payment_owner();

      -- As in 0058, of every project of the deal.
      create or replace function project_buyers_changed(deal uuid) returns void language plpgsql as $$
      declare
        project projects;
        buyer uuid;
        contact uuid;
      begin
        for project in select * from projects where deal_id = deal order by id for no key update loop
          select a.user_id into buyer from deal_buyer_accounts(deal) a
            where not exists (select from project_link_refusals r where r.project_id = project.id and r.user_id = a.user_id)
            order by a.user_id is distinct from project.customer_id, a.place, a.user_id limit 1;
          -- A contact that was deleted leaves by itself, and comes back when it is restored.
          select coalesce(d.contact_id, project.contact_id) into contact from deals d where d.id = deal;
          continue when buyer is not distinct from project.customer_id and contact is not distinct from project.contact_id;
          update projects set customer_id = buyer, contact_id = contact, version = version + 1 where id = project.id;
          insert into project_events (project_id, kind, subject, before, after)
            select project.id, 'changed', 'customer', (select name from users where id = project.customer_id), (select name from users where id = buyer)
              where buyer is distinct from project.customer_id
            union all
            select project.id, 'changed', 'contact', (select first_name || ' ' || last_name from contacts where id = project.contact_id), (select first_name || ' ' || last_name from contacts where id = contact)
              where project.contact_id is not null and contact is distinct from project.contact_id;
        end loop;
      end $$;

      -- As in 0058, with the links of change orders.
      create or replace function buyers_left(deal uuid) returns void language plpgsql as $$
      declare
        addresses text[] := array(
          select address from deal_buyers(deal)
          union select lower(c.email) from deals d join contacts c on c.id = d.contact_id where d.id = deal
          union select lower(b ->> 'email') from deals d cross join jsonb_array_elements(d.co_buyers) b where d.id = deal);
      begin
        update quote_links set ended_at = now() where ended_at is null and quote_id in (select id from quotes where deal_id = deal);
        update agreement_links set ended_at = now() where ended_at is null and signer_id in (
          select s.id from agreement_signers s join agreements a on a.id = s.agreement_id
            where a.deal_id = deal and s.role = 'buyer' and not lower(s.email) = any (addresses));
        update change_order_links set ended_at = now() where ended_at is null and signer_id in (
          select s.id from change_order_signers s join change_orders c on c.id = s.change_order_id
            where c.deal_id = deal and s.role = 'buyer' and not lower(s.email) = any (addresses));
      end $$;

      create or replace function buyer_address_changed() returns trigger language plpgsql as $$
      declare
        deal uuid;
      begin
        for deal in select id from deals where contact_id = new.id order by id for no key update loop
          if exists (select from agreements where deal_id = deal and status = 'out') or exists (select from change_orders where deal_id = deal and status = 'sent') then
            raise exception using errcode = 'HL409', message = 'Void it first.';
          end if;
          perform buyers_left(deal);
          perform project_buyers_changed(deal);
        end loop;
        return null;
      end $$;

      -- What a sale that a server of the previous version has won is missing: its first entry, the day, what it was worth.
      create function complete_won_deals() returns void language plpgsql as $$
      declare
        zone text := coalesce((select z.name from settings s join pg_timezone_names z on z.name = s.value #>> '{}' where s.key = 'timeZone'), 'America/Los_Angeles');
      begin
        update deals d set won_on = coalesce(won_on, (stage_since at time zone zone)::date),
            won_cents = coalesce(won_cents, contract_cents,
              (select total_cents from quotes where deal_id = d.id and status in ('accepted', 'issued') order by status, number desc limit 1),
              (select about_cents from designs where code = d.design_code), typed_cents, 0)
          where stage = 'won' and (won_on is null or won_cents is null);
        with entered as (
          insert into sale_entries (deal_id, entered_on, kind, amount_cents, owner_id, source)
            select id, won_on, 'won', coalesce(contract_cents, won_cents), owner_id, source from deals d
              where stage = 'won' and cancelled_on is null
                and (select count(*) filter (where kind = 'won') <= count(*) filter (where kind = 'cancelled') from sale_entries where deal_id = d.id)
              order by won_on, number
            returning *)
        -- As the server writes one with each entry.
        insert into audit_entries (action, object, result, request_id, details)
          select 'sale-entry.add', 'sale-entry:' || e.id, 'done', 'complete_won_deals',
            jsonb_build_object('deal', 'D-' || d.number, 'kind', e.kind, 'cents', e.amount_cents, 'enteredOn', e.entered_on, 'ownerId', e.owner_id, 'source', e.source)
          from entered e join deals d on d.id = e.deal_id order by e.id;
      end $$;

      update deals d set contract_cents = a.total_cents from agreements a where a.deal_id = d.id and a.status = 'signed';
      select complete_won_deals();
      alter table payments disable trigger payments_stay;
      update payments p set owner_id = d.owner_id, source = d.source from deals d where d.id = p.deal_id;
      alter table payments enable trigger payments_stay;

      -- Money has four words now. Those of the reports that came with the product and kept their names are changed.
      update reports set name = replace(name, 'Revenue by', 'Cash received by'), version = version + 1
        where owner_id is null and name in ('Revenue by month', 'Revenue by owner') and definition ->> 'source' = 'payments';
    `);
  }
}
