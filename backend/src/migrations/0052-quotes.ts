import { Migration } from '@mikro-orm/migrations';

/**
 * Quotes with their private links, and numbers without gaps. What an issued quote says cannot be changed, and it cannot be deleted:
 * the database refuses both.
 */
export class Quotes extends Migration {
  override up(): void {
    this.addSql(`
      create table "counters" ("name" text not null, "last" int not null, primary key ("name"));

      create table "quotes" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "deal_id" uuid not null, "number" int null, "status" text not null, "lines" jsonb not null, "total_cents" bigint not null, "cost_cents" bigint null, "loan" jsonb null, "terms" text not null, "design_code" text not null, "design_version" int not null, "replaces_id" uuid null, "document" jsonb null, "content_sha256" text null, "issued_on" date null, "valid_until" date null, "pdf_key" uuid null, "pdf_sha256" text null, "pdf_size" int null, "accepted_at" timestamptz(3) null, "accepted_by" text null, "closed_at" timestamptz(3) null, "closed_reason" text null, primary key ("id"));
      alter table "quotes" add constraint "quotes_number_unique" unique ("number");
      alter table "quotes" add constraint "quotes_pdf_unique" unique ("pdf_key");
      create index "quotes_deal_index" on "quotes" ("deal_id", "status", "number");
      create index "quotes_newest_index" on "quotes" ("created_at", "id");
      create index "quotes_replaces_index" on "quotes" ("replaces_id");
      create index quotes_open_index on quotes (valid_until) where status = 'issued';

      create table "quote_links" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "quote_id" uuid not null, "token_hash" text not null, "ended_at" timestamptz(3) null, primary key ("id"));
      alter table "quote_links" add constraint "quote_links_token_hash_unique" unique ("token_hash");
      create index "quote_links_quote_index" on "quote_links" ("quote_id");

      alter table "quotes" add constraint "quotes_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete restrict;
      alter table "quotes" add constraint "quotes_replaces_id_foreign" foreign key ("replaces_id") references "quotes" ("id") on delete restrict;
      alter table "quotes" add constraint "quotes_status_check" check ("status" in ('draft', 'issued', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn'));
      alter table "quotes" add constraint "quotes_frozen" check (status = 'draft' or (number is not null and document is not null and content_sha256 is not null and issued_on is not null and valid_until is not null));
      alter table "quote_links" add constraint "quote_links_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade;

      -- At most one accepted quote of a deal, whatever the server does.
      create unique index quotes_accepted_unique on quotes (deal_id) where status = 'accepted';

      create function quote_stays() returns trigger language plpgsql as $$
      begin
        if old.status = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'An issued quote is never deleted';
        end if;
        if (new.deal_id, new.number, new.lines, new.total_cents, new.cost_cents, new.loan, new.terms, new.design_code, new.design_version,
            new.replaces_id, new.document, new.content_sha256, new.issued_on, new.valid_until)
          is distinct from
           (old.deal_id, old.number, old.lines, old.total_cents, old.cost_cents, old.loan, old.terms, old.design_code, old.design_version,
            old.replaces_id, old.document, old.content_sha256, old.issued_on, old.valid_until)
          or new.status = 'draft'
          or (old.status <> 'issued' and new.status <> old.status)
          or (old.pdf_key is not null and (new.pdf_key, new.pdf_sha256) is distinct from (old.pdf_key, old.pdf_sha256))
        then
          raise exception 'An issued quote never changes';
        end if;
        return new;
      end $$;
      create trigger quotes_stay before update or delete on quotes
        for each row execute function quote_stays();

      create trigger quotes_tell after insert or update or delete on quotes
        for each statement execute function workspace_changed('deals');
    `);
  }
}
