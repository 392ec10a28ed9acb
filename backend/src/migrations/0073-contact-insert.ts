import { Migration } from '@mikro-orm/migrations';

const words = `new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.phone, '') || ' ' || regexp_replace(coalesce(new.phone, ''), '[^0-9]', '', 'g')`;

/**
 * What a new contact costs PostgreSQL (docs/decisions/0092-what-a-new-contact-costs.md). Conditions of triggers and checks are read
 * from their stored text at every statement, so one trigger spells the source and fills the search text, and the checks compare with a list
 * that is one value. Of the audit log's indexes those that combine two conditions go.
 */
export class ContactInsert extends Migration {
  override up(): void {
    this.addSql(`
      -- As in 0049, and spells the source of a new contact; \`contacts_source_folded\` that of a changed one.
      create or replace function contacts_searched() returns trigger language plpgsql as $$
      declare
        words text := ${words};
      begin
        if tg_op = 'INSERT' and new.source not in ('manual', 'consultant_request', 'appointment', 'import') then
          new.source := contact_source_of(new.source);
        end if;
        if new.address is not null then words := words || ' ' || new.address; end if;
        if new.tags <> '{}' then words := words || ' ' || array_to_string(new.tags, ' '); end if;
        if tg_op = 'UPDATE' then
          words := words || coalesce((select string_agg(' ' || text, '' order by id) from contact_notes where contact_id = new.id), '') || contact_design_words(new.id);
        elsif new.search_text <> '' then
          words := words || ' ' || new.search_text;
        end if;
        new.search_text := search_fold(words);
        return new;
      end $$;
      drop trigger contacts_source_folded on contacts;
      create trigger contacts_source_folded before update of source on contacts for each row
        when (new.source not in ('manual', 'consultant_request', 'appointment', 'import')) execute function contact_source_folded();

      alter table contacts
        drop constraint contacts_status_check,
        drop constraint contacts_marketing_consent_check,
        add constraint contacts_status_check check (status = any ('{prospect,active,customer,inactive}')) not valid,
        add constraint contacts_marketing_consent_check check (marketing_consent = any ('{unknown,yes,no}')) not valid;

      drop index audit_entries_kind_index;
      drop index audit_entries_actor_failed_index;
      drop index audit_entries_action_failed_index;
    `);
  }
}
