import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

const changed = (table: string, kind: string): string => `
      create trigger ${table}_tell after insert or update or delete on ${table}
        for each statement execute function workspace_changed('${kind}');`;

/**
 * A call may be put off until a time, and a member of staff may remind a customer of a document (rules/waiting.ts).
 * Whatever changes the lists of the workspace tells the servers so, by its kind alone. New contacts do not: a notice makes those who
 * write wait for each other, and contacts are written by the thousand.
 */
export class Today extends Migration {
  override up(): void {
    this.addSql(`
      alter table contact_notes add call_again_at timestamptz(3) null;
      alter table document_requests add followed_up_at timestamptz(3) null;

      create function workspace_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('workspace_changed', tg_argv[0]);
        return null;
      end $$;
      ${changed('contact_notes', 'contacts')}
      ${changed('projects', 'projects')}
      ${changed('appointments', 'appointments')}
      ${changed('documents', 'documents')}
      ${changed('document_requests', 'documents')}
      ${changed('messages', 'messages')}
      ${changed('message_reads', 'messages')}
      ${changed('builds', 'builds')}
      ${changed('factory_homes', 'factory')}
      create trigger consultant_requests_tell after insert on consultant_requests
        for each statement execute function workspace_changed('contacts');
      create trigger contacts_tell after update of first_name, last_name, email, phone, company, status, tags, owner_id or delete on contacts
        for each statement execute function workspace_changed('contacts');
      create trigger mails_tell after update of state on mails
        for each row when (old.state is distinct from new.state and 'failed' in (old.state, new.state))
        execute function workspace_changed('mails');
      create trigger contact_imports_tell after update of state on contact_imports
        for each row when (old.state is distinct from new.state) execute function workspace_changed('imports');

      -- What answered a request may be undone: a confirmation goes out of the history. See requests_reopened() (0032).
      create function confirmations_reopened() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7461130032);
        update consultant_requests set settled = false
          where settled and contact_id = (select contact_id from appointments where id = old.appointment_id);
        return null;
      end $$;
      create trigger appointment_changes_reopen after delete on appointment_changes
        for each row execute function confirmations_reopened();
    `);
  }
}

/** For what waits: few rows of large tables. */
export class TodayIndexes extends ConcurrentIndexes {
  protected readonly indexes = [
    { name: 'mails_failed_index', on: "mails (created_at) where state = 'failed'" },
    { name: 'builds_blocked_index', on: "builds (marked_at) where state = 'blocked'" },
    { name: 'document_requests_open_index', on: 'document_requests (due_on) where document_id is null' },
  ];
}
