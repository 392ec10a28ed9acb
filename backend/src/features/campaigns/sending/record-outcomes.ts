import { foldEmail } from '@hearthline/rules/text.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import type { MailOutcome, MailObserver } from '../../../platform/mail/mail-observer.ts';
import { campaignKind } from '../content/campaign.mail.ts';
import { suppress } from '../unsubscribe/suppress-address.ts';

const stateAfter = {
  sent: 'sent',
  kept: 'sent',
  failed: 'failed',
  held: 'suppressed',
} as const satisfies Record<MailOutcome['state'], string>;

// Locks the recipient's row first, then the campaign's counters, then the suppression list: the same order everywhere avoids deadlocks.
const settle = `
  with before as (select id, state from campaign_recipients where id = $1 for update),
  moved as (
    update campaign_recipients r set state = $2, reason = $3, sent_at = case when $2 = 'sent' then $4::timestamptz else r.sent_at end
    from before b where r.id = b.id and b.state <> $2 returning r.campaign_id, b.state as before
  )
  update campaigns c set
    queued = queued - (m.before = 'queued')::int,
    sent = sent - (m.before = 'sent')::int + ($2 = 'sent')::int,
    failed = failed - (m.before = 'failed')::int + ($2 = 'failed')::int,
    suppressed = suppressed - (m.before = 'suppressed')::int + ($2 = 'suppressed')::int
  from moved m where c.id = m.campaign_id returning c.id`;

/** Watches campaign mails on their way out: holds those to people who have unsubscribed meanwhile, and records the outcome of each. */
export const campaignMailObserver: MailObserver = {
  kind: campaignKind,
  reasonToSkip: async (context, mail) => {
    const found = await context.sql.byKey<{ reason: string }>(
      'suppressed',
      'select reason from mail_suppressions where email_folded = $1',
      [foldEmail(mail.toAddress)],
    );
    return found ? `The address is on the suppression list (${found.reason}).` : null;
  },
  recordOutcome: async (context, em: EntityManager, mail, { state, reason, isDeadAddress }) => {
    if (!mail.referenceId) return;
    const [campaign] = await executeIn<{ id: string }>(em, settle, [
      mail.referenceId,
      stateAfter[state],
      reason,
      context.now(),
    ]);
    if (isDeadAddress)
      await suppress(em, {
        email: mail.toAddress,
        reason: 'bounced',
        detail: reason,
        campaignId: campaign?.id ?? null,
      });
  },
};
