import { Migration } from '@mikro-orm/migrations';

/** Finds the deals of a co-buyer by their address: who buys together sees the project of their deal (decision 0067). */
export class ProjectBuyers extends Migration {
  override up(): void {
    this.addSql(`
      create function co_buyer_addresses(list jsonb) returns text[] language sql immutable parallel safe as $$
        select array(select b ->> 'emailFolded' from jsonb_array_elements(list) b)
      $$;
      create index deals_co_buyers_index on deals using gin (co_buyer_addresses(co_buyers));
    `);
  }
}
