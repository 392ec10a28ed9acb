import { Migration } from '@mikro-orm/migrations';

/** The records of the business that name a person by their account. */
const records = [
  ['appointment_changes', 'actor_id'],
  ['appointments', 'customer_id'],
  ['crew_members', 'contractor_id'],
  ['document_requests', 'requested_by_id'],
  ['document_versions', 'reviewed_by_id'],
  ['document_versions', 'uploaded_by_id'],
  ['documents', 'owner_id'],
  ['factory_events', 'actor_id'],
  ['factory_homes', 'held_by_id'],
  ['figure_records', 'actor_id'],
  ['materials', 'contractor_id'],
  ['message_reads', 'user_id'],
  ['messages', 'author_id'],
  ['messages', 'customer_id'],
  ['project_events', 'actor_id'],
  ['projects', 'contractor_id'],
  ['projects', 'customer_id'],
  ['reports', 'owner_id'],
] as const;

/**
 * Accounts are archived instead of deleted, and no record goes with an account or loses its name. The constraints are not validated
 * again, which would read every row under the lock: the ones that they replace hold for what is there. A server of the previous
 * version, which still deletes, answers that other records refer to the account.
 */
export class ArchivedUsers extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add archived_at timestamptz(3) null, add erased_at timestamptz(3) null;
      alter table users add constraint users_archived_check check ((archived_at is null or disabled_at is not null) and (erased_at is null or archived_at is not null));
      create index users_archived_index on users (created_at, id) where archived_at is not null;
    `);
    for (const [table, column] of records) {
      const name = `${table}_${column}_foreign`;
      this.addSql(
        `alter table ${table} drop constraint ${name}, add constraint ${name} foreign key (${column}) references users (id) on delete restrict not valid`,
      );
    }
  }
}
