import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/** What was not done, by person and by action: a small part of a large record, which the list would else look for line by line. */
export class AuditRefusals extends ConcurrentIndexes {
  protected readonly indexes = [
    {
      name: 'audit_entries_actor_failed_index',
      on: "audit_entries (actor_id, created_at desc, id desc) where (result <> 'done')",
    },
    {
      name: 'audit_entries_action_failed_index',
      on: "audit_entries (action, created_at desc, id desc) where (result <> 'done')",
    },
  ];
}
