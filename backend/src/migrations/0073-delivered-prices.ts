import { Migration } from '@mikro-orm/migrations';
import { insertDeliveredBook } from './base-prices/insert-delivered-book.ts';

/** Mortgage insurance that ends, loans for the home only, and the price book by which the example months hold everything. */
export class DeliveredPrices extends Migration {
  override up(): void {
    this.addSql(`
      alter table "loan_kinds" add "annual_fee_above_percent" double precision null, add "annual_fee_until_percent" double precision null, add "home_only" boolean not null default false;`);
    this.addSql(insertDeliveredBook);
  }
}
