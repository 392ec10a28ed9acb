import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { readsIn, type EntityManager } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { MailOutcome, MailObserver } from '../../../platform/mail/mail-observer.ts';
import { campaignKind } from '../content/campaign.mail.ts';
import { suppress, suppressionOf } from '../unsubscribe/suppress-address.ts';

const stateAfter = {
  sent: 'sent',
  kept: 'sent',
  failed: 'failed',
  held: 'suppressed',
} as const satisfies Record<MailOutcome['state'], string>;

interface Outcome {
  readonly recipientId: string;
  readonly state: (typeof stateAfter)[MailOutcome['state']];
  readonly reason: string | null;
  readonly now: Date;
}

// Locks the recipient's row first, then the campaign's counters, then the suppression list: the same order everywhere avoids deadlocks.
const settle = prepare('campaign_mail_settled', (db, p: Placeholders<Outcome>) => ({
  compile: () =>
    sql<Pick<Row<'campaigns'>, 'id'>>`
      with before as (select id, state from campaign_recipients where id = ${p.recipientId} for update),
      moved as (
        update campaign_recipients r set state = ${p.state}, reason = ${p.reason},
          sent_at = case when ${p.state} = 'sent' then ${p.now}::timestamptz else r.sent_at end
        from before b where r.id = b.id and b.state <> ${p.state} returning r.campaign_id, b.state as before
      )
      update campaigns c set
        queued = queued - (m.before = 'queued')::int,
        sent = sent - (m.before = 'sent')::int + (${p.state} = 'sent')::int,
        failed = failed - (m.before = 'failed')::int + (${p.state} = 'failed')::int,
        suppressed = suppressed - (m.before = 'suppressed')::int + (${p.state} = 'suppressed')::int
      from moved m where c.id = m.campaign_id returning c.id`.compile(db),
}));

/** Watches campaign mails on their way out: holds those to people who have unsubscribed meanwhile, and records the outcome of each. */
export const campaignMailObserver: MailObserver = {
  kind: campaignKind,
  reasonToSkip: async (context, mail) => {
    const found = await context.query.byKey(suppressionOf, { emailFolded: foldEmail(mail.toAddress) });
    return found ? `The address is on the suppression list (${found.reason}).` : null;
  },
  recordOutcome: async (context, em: EntityManager, mail, { state, reason, isDeadAddress }) => {
    if (!mail.referenceId) return;
    const campaign = await readsIn(em).query.byKey(settle, {
      recipientId: mail.referenceId,
      state: stateAfter[state],
      reason,
      now: context.now(),
    });
    if (isDeadAddress)
      await suppress(em, {
        email: mail.toAddress,
        reason: 'bounced',
        detail: reason,
        campaignId: campaign?.id ?? null,
      });
  },
};
