import { Migration } from '@mikro-orm/migrations';

/** Promotions, programs, financing terms and example prices, with the days on which they are offered. */
export class Content extends Migration {
  override up(): void {
    this.addSql(`
      create table "content_items" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "kind" text not null, "slug" text not null, "topic" text null, "title" text not null, "terms" text not null, "text" text not null, "figures" jsonb not null, "position" int not null default 0, "starts_on" date null, "ends_on" date null, primary key ("id"));
      alter table "content_items" add constraint "content_items_slug_unique" unique ("kind", "slug");
      alter table "content_items" add constraint "content_items_kind_check" check ("kind" in ('promotion', 'program', 'financing', 'example_price'));
      alter table "content_items" add constraint "content_items_topic_check" check ("topic" in ('government-backed', 'state-local', 'private', 'unique'));

      -- The documented facts: a business has them from its first day.
      insert into content_items (kind, slug, topic, title, terms, text, figures, position, ends_on) values
        ('promotion', 'solar-package', null, 'Solar package', '$5,000 off', '$5,000 off a solar package ordered with your home.', '{"amount":5000}', 0, '2025-03-31'),
        ('promotion', 'military', null, 'Thank you for your service', 'Extra 2%', 'An extra 2% off for military households.', '{"percent":2}', 1, null),
        ('promotion', 'referral', null, 'Tell a friend', '$1,000 credit', 'A $1,000 referral credit when somebody you send to us buys a home.', '{"amount":1000}', 2, null),
        ('program', 'hud-vouchers', 'state-local', 'HUD vouchers', 'accepted', 'Where your housing authority takes part, a voucher helps with the monthly cost.', '{}', 0, null),
        ('program', 'federal-tax-credit', 'state-local', 'Federal tax credit', 'up to $7,500', 'Depends on the home and on your household. We tell you what to ask your tax adviser.', '{"amount":7500}', 1, null),
        ('financing', 'fha', 'government-backed', 'FHA', '3.5% down', 'For buyers with modest savings.', '{"downPercent":3.5}', 0, null),
        ('financing', 'va', 'government-backed', 'VA', '0% down', 'For veterans and active service members.', '{"downPercent":0}', 1, null),
        ('financing', 'usda', 'government-backed', 'USDA rural', '0% down', 'For homes in rural areas.', '{"downPercent":0}', 2, null),
        ('financing', 'conventional', 'private', 'Conventional', 'starting at 6.5%', 'From banks and lenders who know factory-built homes.', '{"ratePercent":6.5}', 3, null),
        ('financing', 'cash', 'unique', 'Paying cash', '5% discount', 'No loan, no interest, and 5% off the price.', '{"discountPercent":5}', 4, null),
        ('example_price', '2br-1ba', null, '2 bedrooms, 1 bath', 'about $1,200 a month', 'A first home, or a smaller one for fewer people.', '{"bedrooms":2,"bathrooms":1,"price":89000,"monthly":1200,"downPercent":10,"years":30}', 0, null),
        ('example_price', '3br-2ba', null, '3 bedrooms, 2 baths', 'about $1,800 a month', 'Room for a family, with a bath to spare.', '{"bedrooms":3,"bathrooms":2,"price":145000,"monthly":1800,"downPercent":10,"years":30}', 1, null);
    `);
  }
}
