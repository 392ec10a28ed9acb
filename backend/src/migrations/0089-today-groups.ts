import { Migration } from '@mikro-orm/migrations';

/**
 * A request may be set aside unanswered, and what ends the waiting of somebody whom nobody owns can be undone with the owner that it gave.
 * What a note or a left message had answered before (0067) is set aside as well, so that it stays answered when something about the
 * contact is undone. Under the lock of 0032.
 */
export class TodayGroups extends Migration {
  override up(): void {
    this.addSql(`
      alter table "consultant_requests" add "dismissed_at" timestamptz(3) null, add "claimed" boolean null;
      alter table "contact_notes" add "claimed" boolean null, add "follow_up_id" uuid null;
      alter table "appointment_changes" add "claimed" boolean null;

      select pg_advisory_xact_lock(7461130032);
      update consultant_requests a set dismissed_at = now()
        where a.settled and a.contact_id is not null
          and exists (select from contact_notes n where n.contact_id = a.contact_id and n.created_at >= a.created_at
            and (n.outcome is null or n.outcome = 'left_message'))
          and not exists (select from contact_notes n where n.contact_id = a.contact_id and n.created_at >= a.created_at
            and n.outcome in ('spoke', 'wrong_number'))
          and not exists (select from appointments b where b.contact_id = a.contact_id and b.created_at >= a.created_at
            and b.status in ('confirmed', 'held', 'cancelled'))
          and not exists (select from appointments b join appointment_changes h on h.appointment_id = b.id
            where b.contact_id = a.contact_id and h.created_at >= a.created_at and h.action in ('confirmed', 'held', 'cancelled'))
          and not exists (select from projects p join messages m on m.project_id = p.id
            where p.contact_id = a.contact_id and m.from_staff and m.created_at >= a.created_at);
    `);
  }
}
