import { storedCoBuyers } from '@hearthline/rules/sale/deals/co-buyers.ts';
import type { CoBuyer } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { Migration } from '@mikro-orm/migrations';

/** The dispute notice as it was shipped before, which had a colon where 24 CFR 3288.5 has a dash. */
const shippedNotice =
  'The U.S. Department of Housing and Urban Development (HUD) Manufactured Home Dispute Resolution Program is available to resolve disputes among manufacturers, retailers, or installers concerning defects in manufactured homes. Many states also have a consumer assistance or dispute resolution program. For additional information about these programs, see sections titled “Dispute Resolution Process” and “Additional Information: HUD Manufactured Home Dispute Resolution Program” in the Consumer Manual required to be provided to the purchaser. These programs are not warranty programs and do not replace the manufacturer’s, or any other person’s, warranty program.';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Co-buyers are matched by the folded form of their address, as contacts and accounts are: PostgreSQL's `lower` knows neither the
 * domains of other scripts nor every capital letter. The dispute notice gets the words of the regulation wherever it is the shipped one;
 * agreements keep the version that they were made from.
 */
export class CoBuyersAndNotice extends Migration {
  override async up(): Promise<void> {
    const deals = (await this.execute(
      "select id, co_buyers from deals where co_buyers <> '[]' order by id for update",
    )) as { id: string; co_buyers: CoBuyer[] }[];
    const folded = deals.map(({ id, co_buyers: list }) => ({ id, list: storedCoBuyers(list) }));
    this.addSql(`
      update deals d set co_buyers = f.list from jsonb_to_recordset(${literal(JSON.stringify(folded))}::jsonb) as f (id uuid, list jsonb) where d.id = f.id;

      -- As in 0055, with the folded address.
      create or replace function buyer_account_came() returns trigger language plpgsql as $$
      begin
        if new.role <> 'customer' or not new.is_email_verified or new.state not in ('active', 'must_change_password') then
          return null;
        end if;
        with mine as (
          select p.id from projects p join deals d on d.id = p.deal_id left join contacts c on c.id = d.contact_id
          where p.customer_id is null
            and (c.email_folded = new.email_folded
              or exists (select from jsonb_array_elements(d.co_buyers) b where b ->> 'emailFolded' = new.email_folded))
            and not exists (select from project_link_refusals r where r.project_id = p.id and r.user_id = new.id)
          order by p.id for no key update of p
        ), taken as (
          update projects p set customer_id = new.id, version = p.version + 1 from mine where p.id = mine.id returning p.id
        )
        insert into project_events (project_id, kind, subject, after) select id, 'changed', 'customer', new.name from taken;
        return null;
      end $$;

      insert into agreement_texts (key, version, body)
        select key, version + 1, replace(body, 'Additional Information: HUD', 'Additional Information—HUD')
        from (select key, version, body from agreement_texts where key = 'dispute' order by version desc limit 1) current
        where body = ${literal(shippedNotice)};
    `);
  }
}
