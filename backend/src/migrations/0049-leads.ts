import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/**
 * What staff ask of leads (decision 0058). Bookings and requests keep what their design said when they came in, which a trigger takes
 * from the version that they name, so that servers of the previous version keep it as well; contacts are found by the homes and codes
 * of their designs; and leads keep how their visitor came to the site. The rows written anew here are those with a design, which is
 * one version old.
 */
export class Leads extends Migration {
  override up(): void {
    this.addSql(`
      alter table "appointments" add "design_home" text null, add "design_roof" text null, add "design_siding" text null, add "design_cents" bigint null, add "first_touch" jsonb null, add "last_touch" jsonb null;
      alter table "consultant_requests" add "design_home" text null, add "design_roof" text null, add "design_siding" text null, add "design_cents" bigint null, add "first_touch" jsonb null, add "last_touch" jsonb null;

      create function lead_design_kept() returns trigger language plpgsql as $$
      begin
        select coalesce(v.content #>> '{home,slug}', v.content #>> '{home,planCode}'), v.content ->> 'roof', v.content ->> 'siding', v.about_cents
          into new.design_home, new.design_roof, new.design_siding, new.design_cents
          from designs d join design_versions v on v.design_id = d.id and v.version = new.design_version
          where d.code = new.design_code;
        return new;
      end $$;
      create trigger appointments_design_kept before insert or update of design_code, design_version on appointments
        for each row when (new.design_code is not null) execute function lead_design_kept();
      create trigger consultant_requests_design_kept before insert or update of design_code, design_version on consultant_requests
        for each row when (new.design_code is not null) execute function lead_design_kept();

      -- The homes that a contact chose or booked for, and the codes of their designs with and without hyphens.
      create function contact_design_words(contact uuid) returns text language sql stable as $$
        with leads as (
          select design_code, design_version, home_name from appointments where contact_id = contact and (design_code is not null or home_name is not null)
          union all
          select design_code, design_version, null from consultant_requests where contact_id = contact and design_code is not null
        ), words (word) as (
          select home_name from leads
          union select v.home_name from leads l join designs d on d.code = l.design_code join design_versions v on v.design_id = d.id and v.version = l.design_version
          union select home_name from designs where contact_id = contact
          union select code || ' ' || regexp_replace(code, '(.{4})(?=.)', '\\1-', 'g') from (
            select design_code as code from leads union select code from designs where contact_id = contact) codes
        )
        select coalesce(string_agg(' ' || word, '' order by word), '') from words
      $$;

      -- As in 0035, with the words of designs.
      create or replace function contacts_searched() returns trigger language plpgsql as $$
      declare
        words text := new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.phone, '') || ' ' || regexp_replace(coalesce(new.phone, ''), '[^0-9]', '', 'g');
      begin
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

      create function contact_designs_searched() returns trigger language plpgsql as $$
      begin
        update contacts set search_text = '' where id = new.contact_id;
        return null;
      end $$;
      create trigger designs_searched after update on designs for each row
        when (new.contact_id is not null and (new.contact_id is distinct from old.contact_id or new.home_name is distinct from old.home_name)) execute function contact_designs_searched();
      create trigger designs_added_searched after insert on designs for each row
        when (new.contact_id is not null) execute function contact_designs_searched();
      create trigger appointments_design_searched after update of contact_id, design_code, home_name on appointments for each row
        when (new.contact_id is not null and (new.design_code is not null or new.home_name is not null)) execute function contact_designs_searched();
      create trigger appointments_design_added after insert on appointments for each row
        when (new.contact_id is not null and (new.design_code is not null or new.home_name is not null)) execute function contact_designs_searched();
      create trigger consultant_requests_design_searched after update of contact_id, design_code on consultant_requests for each row
        when (new.contact_id is not null and new.design_code is not null) execute function contact_designs_searched();
      create trigger consultant_requests_design_added after insert on consultant_requests for each row
        when (new.contact_id is not null and new.design_code is not null) execute function contact_designs_searched();

      update appointments set design_code = design_code where design_code is not null;
      update consultant_requests set design_code = design_code where design_code is not null;
      update contacts set search_text = '' where id in (
        select contact_id from designs union select contact_id from appointments where home_name is not null);
    `);
  }
}

export class LeadsIndexes extends ConcurrentIndexes {
  protected readonly indexes = [
    {
      name: 'designs_chosen_index',
      on: 'designs (home_slug, roof, about_cents, contact_id) where contact_id is not null',
    },
    {
      name: 'appointments_chosen_index',
      on: 'appointments (design_home, design_roof, design_cents, contact_id) where design_code is not null',
    },
    {
      name: 'consultant_requests_chosen_index',
      on: 'consultant_requests (design_home, design_roof, design_cents, contact_id) where design_code is not null',
    },
  ];
}
