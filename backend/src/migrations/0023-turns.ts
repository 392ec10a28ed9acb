import { Migration } from '@mikro-orm/migrations';

/**
 * Who is sending a mail, and until when nobody else may. And one order for those who change several projects at once
 * because of a name or a contact that is gone: by their ids, so that no two wait for each other in a circle.
 */
export class Turns extends Migration {
  override up(): void {
    this.addSql(`
      alter table "mails" add "lease" uuid null, add "leased_until" timestamptz(3) null;

      create or replace function project_user_renamed() returns trigger language plpgsql as $$
      begin
        perform from projects where customer_id = new.id or contractor_id = new.id order by id for no key update;
        update projects set customer_id = customer_id, contractor_id = contractor_id where customer_id = new.id or contractor_id = new.id;
        return null;
      end $$;

      create or replace function project_contact_renamed() returns trigger language plpgsql as $$
      begin
        perform from projects where contact_id = new.id order by id for no key update;
        update projects set contact_id = contact_id where contact_id = new.id;
        return null;
      end $$;

      create or replace function contacts_delete(chosen uuid[], deletion uuid, at timestamptz) returns int language plpgsql as $$
      declare
        gone int;
      begin
        -- Whoever is about to point to one of them waits, or we do; then what points to them stays as it is read.
        perform from contacts where id = any(chosen) order by id for update;
        perform from projects where contact_id = any(chosen) order by id for no key update;
        insert into deleted_contacts (id, deletion, deleted_at, contact, links)
          select c.id, contacts_delete.deletion, at, to_jsonb(c) - 'search_text', coalesce(l.links, '[]')
          from contacts c left join (select contact, jsonb_agg(link) as links from contacts_links(chosen) group by contact) l on l.contact = c.id
          where c.id = any(chosen);
        delete from contacts where id = any(chosen);
        get diagnostics gone = row_count;
        return gone;
      end $$;
    `);
  }
}
