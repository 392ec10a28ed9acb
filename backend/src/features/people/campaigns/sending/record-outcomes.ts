import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import type { MailOutcome, MailObserver } from '../../../../platform/mail/mail-observer.ts';
import { campaignKind } from '../content/campaign.mail.ts';
import { suppress, suppressionOf } from '../unsubscribe/suppress-address.ts';

const stateAfter = {
  sent: 'sent',
  kept: 'sent',
  failed: 'failed',
  held: 'suppressed',
} as const satisfies Record<MailOutcome['state'], string>;

interface Outcomes {
  readonly recipientIds: readonly string[];
  readonly states: readonly (typeof stateAfter)[MailOutcome['state']][];
  readonly reasons: readonly (string | null)[];
  readonly now: Date;
}

// Locks the recipients' rows first, then the campaigns' counters, then the suppression list, each in the order of their ids:
// the same order everywhere avoids deadlocks.
const recordStates = prepare('campaign_mails_recorded', (db, p: Placeholders<Outcomes>) => ({
  compile: () =>
    sql<Pick<Row<'campaignRecipients'>, 'id' | 'campaignId'>>`
      with outcome as (
        select * from unnest(${p.recipientIds}::uuid[], ${p.states}::text[], ${p.reasons}::text[]) o (id, state, reason)
      ), before as materialized (
        select r.id, r.campaign_id, r.state as before, o.state, o.reason
        from campaign_recipients r join outcome o on o.id = r.id order by r.id for update of r
      ), moved as (
        update campaign_recipients r set state = b.state, reason = b.reason,
          sent_at = case when b.state = 'sent' then ${p.now}::timestamptz else r.sent_at end
        from before b where r.id = b.id and b.before <> b.state returning b.campaign_id, b.before, b.state
      ), change as (
        select m.campaign_id,
          sum((m.state = 'queued')::int - (m.before = 'queued')::int) as queued,
          sum((m.state = 'sent')::int - (m.before = 'sent')::int) as sent,
          sum((m.state = 'failed')::int - (m.before = 'failed')::int) as failed,
          sum((m.state = 'suppressed')::int - (m.before = 'suppressed')::int) as suppressed
        from moved m group by m.campaign_id
      ), locked as materialized (
        select c.id from campaigns c where c.id in (select campaign_id from change) order by c.id for update
      ), counted as (
        update campaigns c set queued = c.queued + m.queued, sent = c.sent + m.sent,
          failed = c.failed + m.failed, suppressed = c.suppressed + m.suppressed
        from change m join locked l on l.id = m.campaign_id where c.id = m.campaign_id
      )
      select id, campaign_id from before`.compile(db),
}));

/** Watches campaign mails on their way out: holds those to people who have unsubscribed meanwhile, and records the outcome of each. */
export const campaignMailObserver: MailObserver = {
  kind: campaignKind,
  reasonToSkip: async (context, mail) => {
    const found = await context.query.byKey(suppressionOf, { emailFolded: foldEmail(mail.toAddress) });
    return found ? `The address is on the suppression list (${found.reason}).` : null;
  },
  recordOutcomes: async (context, em, all) => {
    const outcomes = all.flatMap(({ mail, ...outcome }) =>
      mail.referenceId ? [{ ...outcome, mail, recipientId: mail.referenceId }] : [],
    );
    const recorded = await readsIn(em).query(recordStates, {
      recipientIds: outcomes.map(({ recipientId }) => recipientId),
      states: outcomes.map(({ state }) => stateAfter[state]),
      reasons: outcomes.map(({ reason }) => reason),
      now: context.now(),
    });
    const campaigns = new Map(recorded.map(({ id, campaignId }) => [id, campaignId]));
    const dead = outcomes
      .filter(({ isDeadAddress }) => isDeadAddress)
      .toSorted((a, b) => (a.mail.toAddress < b.mail.toAddress ? -1 : 1));
    for (const { mail, reason, recipientId } of dead)
      await suppress(em, {
        email: mail.toAddress,
        reason: 'bounced',
        detail: reason,
        campaignId: campaigns.get(recipientId) ?? null,
      });
  },
};
