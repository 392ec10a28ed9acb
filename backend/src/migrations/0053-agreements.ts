import { Migration } from '@mikro-orm/migrations';
import { insertBaseTexts } from './base-agreement-texts/texts.ts';

/**
 * Agreements with their signers, links and events, and the texts that they are made of. The database itself refuses to change what was
 * sent, to remove an agreement that was sent, and to touch an event or a version of a text.
 */
export class Agreements extends Migration {
  override up(): void {
    this.addSql(`
      create table "agreement_texts" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "key" text not null, "version" int not null, "body" text not null, "author_id" uuid null, primary key ("id"));
      alter table "agreement_texts" add constraint "agreement_texts_version_unique" unique ("key", "version");
      create index "agreement_texts_author_index" on "agreement_texts" ("author_id");

      create table "agreements" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "deal_id" uuid not null, "quote_id" uuid not null, "number" int not null, "status" text not null, "document" jsonb not null, "total_cents" bigint not null, "consent_version" text not null, "pdf_key" uuid not null, "pdf_sha256" text not null, "pdf_size" int not null, "disclosures_key" uuid not null, "disclosures_sha256" text not null, "disclosures_size" int not null, "signed_key" uuid null, "signed_sha256" text null, "signed_size" int null, "sent_at" timestamptz(3) null, "expires_at" timestamptz(3) null, "signed_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "closed_reason" text null, primary key ("id"));
      alter table "agreements" add constraint "agreements_number_unique" unique ("number");
      alter table "agreements" add constraint "agreements_pdf_key_unique" unique ("pdf_key");
      alter table "agreements" add constraint "agreements_disclosures_key_unique" unique ("disclosures_key");
      alter table "agreements" add constraint "agreements_signed_key_unique" unique ("signed_key");
      create index "agreements_deal_index" on "agreements" ("deal_id", "created_at", "id");
      create index "agreements_quote_index" on "agreements" ("quote_id");
      create index "agreements_pdf_hash_index" on "agreements" ("pdf_sha256");
      create index "agreements_signed_hash_index" on "agreements" ("signed_sha256");
      create index "agreements_disclosures_hash_index" on "agreements" ("disclosures_sha256");
      create index agreements_out_index on agreements (expires_at) where status = 'out';
      create unique index agreements_live_unique on agreements (deal_id) where status in ('draft', 'out', 'signed');

      create table "agreement_signers" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "agreement_id" uuid not null, "role" text not null, "name" text not null, "email" text not null, "position" smallint not null, "state" text not null, "sent_at" timestamptz(3) null, "mailed_at" timestamptz(3) null, "reminders" smallint not null default 0, "viewed_at" timestamptz(3) null, "consented_at" timestamptz(3) null, "consent_version" text null, "consent_sha256" text null, "signed_at" timestamptz(3) null, "signed_name" text null, "drawing_key" uuid null, "drawing_sha256" text null, "declined_at" timestamptz(3) null, "decline_reason" text null, primary key ("id"));
      alter table "agreement_signers" add constraint "agreement_signers_position_unique" unique ("agreement_id", "position");
      alter table "agreement_signers" add constraint "agreement_signers_drawing_key_unique" unique ("drawing_key");

      create table "agreement_links" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "signer_id" uuid not null, "token_hash" text not null, "ended_at" timestamptz(3) null, primary key ("id"));
      alter table "agreement_links" add constraint "agreement_links_token_hash_unique" unique ("token_hash");
      create index "agreement_links_signer_index" on "agreement_links" ("signer_id");

      create table "agreement_events" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "agreement_id" uuid not null, "n" int not null, "at" timestamptz(3) not null, "kind" text not null, "actor" text not null, "document_sha256" text not null, "details" jsonb not null, "details_sha256" text not null, "prev" text not null, "hash" text not null, primary key ("id"));
      alter table "agreement_events" add constraint "agreement_events_n_unique" unique ("agreement_id", "n");

      alter table "agreement_texts" add constraint "agreement_texts_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict;
      alter table "agreements" add constraint "agreements_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete restrict;
      alter table "agreements" add constraint "agreements_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete restrict;
      alter table "agreements" add constraint "agreements_signed_file" check ((signed_sha256 is null) = (signed_key is null) and (status <> 'signed' or signed_key is not null));
      alter table "agreements" add constraint "agreements_status_check" check ("status" in ('draft', 'out', 'signed', 'declined', 'expired', 'void'));
      alter table "agreement_signers" add constraint "agreement_signers_agreement_id_foreign" foreign key ("agreement_id") references "agreements" ("id") on delete cascade;
      alter table "agreement_signers" add constraint "agreement_signers_role_check" check ("role" in ('buyer', 'seller'));
      alter table "agreement_signers" add constraint "agreement_signers_state_check" check ("state" in ('waiting', 'sent', 'viewed', 'consented', 'signed', 'declined'));
      alter table "agreement_links" add constraint "agreement_links_signer_id_foreign" foreign key ("signer_id") references "agreement_signers" ("id") on delete cascade;
      alter table "agreement_events" add constraint "agreement_events_agreement_id_foreign" foreign key ("agreement_id") references "agreements" ("id") on delete cascade;

      create function agreement_stays() returns trigger language plpgsql as $$
      begin
        if old.status = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'An agreement that was sent is never deleted';
        end if;
        if (new.deal_id, new.quote_id, new.number, new.document, new.total_cents, new.consent_version, new.pdf_key, new.pdf_sha256,
            new.disclosures_key, new.disclosures_sha256, new.sent_at)
          is distinct from
           (old.deal_id, old.quote_id, old.number, old.document, old.total_cents, old.consent_version, old.pdf_key, old.pdf_sha256,
            old.disclosures_key, old.disclosures_sha256, old.sent_at)
          or (old.signed_key is not null and (new.signed_key, new.signed_sha256) is distinct from (old.signed_key, old.signed_sha256))
          or not (new.status = old.status or old.status = 'out' and new.status <> 'draft' or old.status = 'signed' and new.status = 'void')
        then
          raise exception 'An agreement that was sent never changes';
        end if;
        return new;
      end $$;
      create trigger agreements_stay before update or delete on agreements
        for each row execute function agreement_stays();

      create function agreement_history_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'What happened with an agreement, and its texts, are never changed';
      end $$;
      create trigger agreement_events_stay before update or delete on agreement_events
        for each row execute function agreement_history_stays();
      create trigger agreement_texts_stay before delete or update of key, version, body on agreement_texts
        for each row execute function agreement_history_stays();

      create trigger agreements_tell after insert or update or delete on agreements
        for each statement execute function workspace_changed('deals');
      create trigger agreement_signers_tell after insert or update or delete on agreement_signers
        for each statement execute function workspace_changed('deals');
    `);
    this.addSql(insertBaseTexts);
  }
}
