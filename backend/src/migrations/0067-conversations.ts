import { Migration } from '@mikro-orm/migrations';

/**
 * From now on only a conversation answers who has asked (contact-waiting.policy.ts). What a note or a left message had answered
 * before stays answered: those requests are marked, under the lock of 0032 that keeps their answers from going meanwhile.
 */
export class Conversations extends Migration {
  override up(): void {
    this.addSql(`
      select pg_advisory_xact_lock(7461130032);
      update consultant_requests a set settled = true
        where not a.settled and a.contact_id is not null and exists (
          select from contact_notes n
          where n.contact_id = a.contact_id and n.created_at >= a.created_at
            and (n.outcome is null or n.outcome = 'left_message'));
    `);
  }
}
