import { Migration } from '@mikro-orm/migrations';

/**
 * Projects that begin with a signed agreement: its sum, its deal and the version of the design, which is never changed from then on. Such
 * a project belongs to the account with a buyer's verified address, whenever that account comes: the database sees to it, because an
 * address is verified in several ways.
 */
export class Winning extends Migration {
  override up(): void {
    this.addSql(`
      alter table "projects" add "deal_id" uuid null, add "contract_cents" bigint null, add "design_code" text null, add "design_version" int null;
      alter table "projects" add constraint "projects_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete restrict;
      alter table "projects" add constraint "projects_deal_id_unique" unique ("deal_id");
      alter table "design_versions" add "frozen_at" timestamptz(3) null;

      create function buyer_account_came() returns trigger language plpgsql as $$
      begin
        if new.role <> 'customer' or not new.is_email_verified or new.state not in ('active', 'must_change_password') then
          return null;
        end if;
        with mine as (
          select p.id from projects p join deals d on d.id = p.deal_id left join contacts c on c.id = d.contact_id
          where p.customer_id is null
            and (c.email_folded = new.email_folded
              or exists (select from jsonb_array_elements(d.co_buyers) b where lower(b ->> 'email') = lower(new.email)))
            and not exists (select from project_link_refusals r where r.project_id = p.id and r.user_id = new.id)
          order by p.id for no key update of p
        ), taken as (
          update projects p set customer_id = new.id, version = p.version + 1 from mine where p.id = mine.id returning p.id
        )
        insert into project_events (project_id, kind, subject, after) select id, 'changed', 'customer', new.name from taken;
        return null;
      end $$;
      create trigger users_buyer_came after insert or update of role, email, email_folded, is_email_verified, password_hash, disabled_at, must_change_password on users
        for each row execute function buyer_account_came();
    `);
  }
}
