import { Migration } from '@mikro-orm/migrations';

const words = `new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.phone, '') || ' ' || regexp_replace(coalesce(new.phone, ''), '[^0-9]', '', 'g')`;

/**
 * What a new contact costs PostgreSQL (docs/decisions/0092-what-a-new-contact-costs.md). The condition of a trigger
 * is read from its stored text at every statement, so one trigger without a condition spells the source of a new contact and fills its search
 * text. Of the audit log's indexes go those that combine two conditions, and the one by kind, which the index by object replaces.
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

      drop index audit_entries_kind_index;
      drop index audit_entries_actor_failed_index;
      drop index audit_entries_action_failed_index;
    `);
  }
}
