import { Migration } from '@mikro-orm/migrations';

/**
 * Who the buyers of a deal are (decision 0071), as functions that every policy asks (`features/people/buyers/buyers.policy.ts`), and what follows
 * when they change: the project's contact and customer are those of the deal, and links of who left end. The database sees to it, because
 * addresses and buyers change in many ways, those of the previous version included.
 *
 * Leads keep whether whoever sent them could change their design; designs keep whether staff made them; quotes keep the address that they
 * are for.
 */
export class Buyers extends Migration {
  override up(): void {
    this.addSql(`
      alter table "appointments" add "design_is_own" boolean not null default false;
      alter table "consultant_requests" add "design_is_own" boolean not null default false;
      alter table "designs" add "by_staff" boolean not null default false;
      alter table "quotes" add "address" text null, add "zip" text null;

      -- Accounts whose address was proved. What is no customer's, disabled, archived or unverified is nobody's.
      create function is_proved_customer(account users) returns boolean language sql stable as $$
        select account.role = 'customer' and account.is_email_verified and account.disabled_at is null and account.email_folded <> ''
      $$;

      -- The buyers of a deal by their folded addresses: the contact's, place 0, then the co-buyers' in their order.
      create function deal_buyers(deal uuid) returns table (place bigint, address text) language sql stable as $$
        select 0::bigint, c.email_folded from deals d join contacts c on c.id = d.contact_id where d.id = deal and c.email_folded <> ''
        union all
        select b.place, b.value ->> 'emailFolded' from deals d cross join jsonb_array_elements(d.co_buyers) with ordinality b (value, place)
          where d.id = deal and b.value ->> 'emailFolded' <> ''
      $$;

      -- The accounts of the buyers of a deal.
      create function deal_buyer_accounts(deal uuid) returns table (place bigint, user_id uuid) language sql stable as $$
        select b.place, u.id from deal_buyers(deal) b join users u on u.email_folded = b.address where is_proved_customer(u)
      $$;

      -- The same the other way round: the deals that an account buys by.
      create function bought_deals(account uuid) returns setof uuid language sql stable as $$
        select d.id from users u join contacts c on c.email_folded = u.email_folded join deals d on d.contact_id = c.id
          where u.id = account and is_proved_customer(u)
        union all
        select d.id from users u join deals d on co_buyer_addresses(d.co_buyers) @> array[u.email_folded]
          where u.id = account and is_proved_customer(u)
      $$;

      -- A deal's project has the deal's contact, and the first buyer's account that there is as its customer; whoever is it stays it as long as they buy.
      create function project_buyers_changed(deal uuid) returns void language plpgsql as $$
      declare
        project projects;
        buyer uuid;
        contact uuid;
      begin
        select * into project from projects where deal_id = deal for no key update;
        if not found then return; end if;
        select a.user_id into buyer from deal_buyer_accounts(deal) a
          where not exists (select from project_link_refusals r where r.project_id = project.id and r.user_id = a.user_id)
          order by a.user_id is distinct from project.customer_id, a.place, a.user_id limit 1;
        -- A contact that was deleted leaves by itself, and comes back when it is restored.
        select coalesce(d.contact_id, project.contact_id) into contact from deals d where d.id = deal;
        if buyer is not distinct from project.customer_id and contact is not distinct from project.contact_id then return; end if;
        update projects set customer_id = buyer, contact_id = contact, version = version + 1 where id = project.id;
        insert into project_events (project_id, kind, subject, before, after)
          select project.id, 'changed', 'customer', (select name from users where id = project.customer_id), (select name from users where id = buyer)
            where buyer is distinct from project.customer_id
          union all
          select project.id, 'changed', 'contact', (select first_name || ' ' || last_name from contacts where id = project.contact_id), (select first_name || ' ' || last_name from contacts where id = contact)
            where project.contact_id is not null and contact is distinct from project.contact_id;
      end $$;

      -- Takes the place of that of 0056: an account may also stop being a buyer's.
      create or replace function buyer_account_came() returns trigger language plpgsql as $$
      declare
        deal uuid;
      begin
        for deal in
          select p.deal_id from projects p
            where p.deal_id = any (array(select bought_deals(new.id))) or (p.customer_id = new.id and p.deal_id is not null)
            order by p.id
        loop
          perform project_buyers_changed(deal);
        end loop;
        return null;
      end $$;

      -- Links of who is no buyer any more: those of quotes, which people who buy together pass on, all of them; those of signers unless they are a buyer still.
      create function buyers_left(deal uuid) returns void language plpgsql as $$
      begin
        update quote_links set ended_at = now() where ended_at is null and quote_id in (select id from quotes where deal_id = deal);
        update agreement_links set ended_at = now() where ended_at is null and signer_id in (
          select s.id from agreement_signers s join agreements a on a.id = s.agreement_id
            where a.deal_id = deal and s.role = 'buyer' and lower(s.email) not in (
              select address from deal_buyers(deal)
              union select lower(c.email) from deals d join contacts c on c.id = d.contact_id where d.id = deal
              union select lower(b ->> 'email') from deals d cross join jsonb_array_elements(d.co_buyers) b where d.id = deal));
      end $$;

      create function deal_buyers_changed() returns trigger language plpgsql as $$
      begin
        perform project_buyers_changed(new.id);
        -- The deletion of a contact, which can be undone, is no change of who buys.
        if new.contact_id is not null and exists (
          select from (select email_folded as address from contacts where id = old.contact_id union all select unnest(co_buyer_addresses(old.co_buyers))) before
            where before.address not in (select address from deal_buyers(new.id))
        ) then
          perform buyers_left(new.id);
        end if;
        return null;
      end $$;
      create trigger deals_buyers_changed after update of contact_id, co_buyers on deals for each row
        when (old.contact_id is distinct from new.contact_id or old.co_buyers is distinct from new.co_buyers) execute function deal_buyers_changed();

      create function buyer_address_changed() returns trigger language plpgsql as $$
      declare
        deal uuid;
      begin
        for deal in select id from deals where contact_id = new.id order by id for no key update loop
          if exists (select from agreements where deal_id = deal and status = 'out') then
            raise exception using errcode = 'HL409', message = 'Void it first.';
          end if;
          perform buyers_left(deal);
          perform project_buyers_changed(deal);
        end loop;
        return null;
      end $$;
      create trigger contacts_buyer_changed after update of email_folded on contacts for each row
        when (old.email_folded is distinct from new.email_folded) execute function buyer_address_changed();

      select project_buyers_changed(deal_id) from projects where deal_id is not null order by id;
    `);
  }
}
