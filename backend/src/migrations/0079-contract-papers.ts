import { Migration } from '@mikro-orm/migrations';
import { insertContractTexts } from './base-agreement-texts/contract-texts.ts';

/**
 * The warranties that come along with agreements: versions of each, of which none is ever changed, and in each agreement those that it was
 * sent with. Texts of the new parts, and new words in the others (decision 0099).
 */
export class ContractPapers extends Migration {
  override up(): void {
    this.addSql(`
      create table "warranty_files" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "key" text not null, "version" int not null, "storage_key" uuid not null, "sha256" text not null, "size" int not null, "author_id" uuid null, primary key ("id"));
      alter table "warranty_files" add constraint "warranty_files_version_unique" unique ("key", "version");
      alter table "warranty_files" add constraint "warranty_files_storage_key_unique" unique ("storage_key");
      create index "warranty_files_hash_index" on "warranty_files" ("sha256");
      create index "warranty_files_author_index" on "warranty_files" ("author_id");
      alter table "warranty_files" add constraint "warranty_files_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict;
      alter table "warranty_files" add constraint "warranty_files_key_check" check ("key" in ('warranty_manufacturer', 'warranty_seller'));
      create trigger warranty_files_stay before delete or update of key, version, storage_key, sha256, size on warranty_files
        for each row execute function agreement_history_stays();

      alter table "agreements" add "files" jsonb not null default '[]';
      create or replace function agreement_stays() returns trigger language plpgsql as $$
      begin
        if old.status = 'draft' then
          return case when tg_op = 'DELETE' then old else new end;
        end if;
        if tg_op = 'DELETE' then
          raise exception 'An agreement that was sent is never deleted';
        end if;
        if (new.id, new.created_at, new.deal_id, new.quote_id, new.number, new.document, new.total_cents, new.consent_version, new.pdf_key,
            new.pdf_sha256, new.pdf_size, new.disclosures_key, new.disclosures_sha256, new.disclosures_size, new.sent_at, new.expires_at, new.files)
          is distinct from
           (old.id, old.created_at, old.deal_id, old.quote_id, old.number, old.document, old.total_cents, old.consent_version, old.pdf_key,
            old.pdf_sha256, old.pdf_size, old.disclosures_key, old.disclosures_sha256, old.disclosures_size, old.sent_at, old.expires_at, old.files)
          or (old.signed_key is not null and (new.signed_key, new.signed_sha256, new.signed_size, new.signed_at)
            is distinct from (old.signed_key, old.signed_sha256, old.signed_size, old.signed_at))
          or (old.closed_at is not null and (new.closed_at, new.closed_reason) is distinct from (old.closed_at, old.closed_reason))
          or not (new.status = old.status or old.status = 'out' and new.status <> 'draft' or old.status = 'signed' and new.status = 'void')
        then
          raise exception 'An agreement that was sent never changes';
        end if;
        return new;
      end $$;`);
    this.addSql(insertContractTexts);
  }
}
