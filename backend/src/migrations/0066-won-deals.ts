import { Migration } from '@mikro-orm/migrations';

const allowances =
  'An allowance settles at what the work costs, up to the amount beside it, which it will not exceed. Above that the buyer pays only what a written change that both sides sign says.';

/** A sentence of a text of agreements that came with the installation, and what takes its place. */
const sentences = [
  {
    key: 'price',
    old: 'Allowances are estimates of work whose cost is not known yet: the buyer pays what it turns out to cost, and the seller asks the buyer before an allowance is exceeded.',
    now: `Allowances are estimates of work whose cost is not known yet. ${allowances}`,
  },
  {
    key: 'disclosures',
    old: 'Allowances are estimates. What they cover may cost more or less, and you pay what it costs.',
    now: `Allowances are estimates of work whose cost is not known yet. ${allowances}`,
  },
] as const;

/**
 * Won deals remember who owned them and where they came from: a trigger sets both, because servers of the previous version win deals too
 * and change the owner of won ones. Payments say why they are above the balance. Texts of agreements promise the same of allowances; those
 * that somebody has changed stay.
 */
export class WonDeals extends Migration {
  override up(): void {
    this.addSql(`
      alter table "payments" add "over_reason" text null;

      alter table "deals" add "won_owner_id" uuid null, add "won_source" text null;
      alter table "deals" add constraint "deals_won_owner_id_foreign" foreign key ("won_owner_id") references "users" ("id") on delete restrict;
      create index "deals_won_owner_index" on "deals" ("won_owner_id");
      update deals set won_owner_id = owner_id, won_source = source where stage = 'won';

      create function deal_won() returns trigger language plpgsql as $$
      begin
        if new.stage <> 'won' then
          new.won_owner_id := null;
          new.won_source := null;
        elsif tg_op = 'INSERT' or old.stage <> 'won' then
          new.won_owner_id := new.owner_id;
          new.won_source := new.source;
        else
          new.won_owner_id := old.won_owner_id;
          new.won_source := old.won_source;
        end if;
        return new;
      end $$;
      create trigger deals_won before insert or update on deals
        for each row execute function deal_won();
    `);
    for (const { key, old, now } of sentences)
      this.addSql(`
        insert into agreement_texts (key, version, body)
          select key, version + 1, replace(body, '${old}', '${now}') from agreement_texts t
          where key = '${key}' and author_id is null and position('${old}' in body) > 0
            and version = (select max(version) from agreement_texts where key = t.key);
      `);
  }
}
