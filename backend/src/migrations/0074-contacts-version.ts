import { Migration } from '@mikro-orm/migrations';

/**
 * A number that grows with every statement that writes contacts, before its transaction ends. A sequence, because nobody waits for
 * another to count it up, and no row is left behind (docs/decisions/0090-totals-of-searches.md).
 */
export class ContactsVersion extends Migration {
  override up(): void {
    this.addSql(`
      create sequence contacts_version;
      -- The first one would not change what is read as its last value.
      select nextval('contacts_version');
      -- Servers that run already count it up before they are granted use of new sequences.
      grant usage, select on sequence contacts_version to public;
      create function contacts_versioned() returns trigger language plpgsql as $$
      begin
        perform nextval('contacts_version');
        return null;
      end $$;
      create trigger contacts_versioned after insert or update or delete on contacts
        for each statement execute function contacts_versioned();
    `);
  }
}
