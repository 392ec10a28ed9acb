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

type Outcome = Pick<Row<'campaignRecipients'>, 'id' | 'state' | 'reason'>;

/** The states of recipients that a campaign counts and that an outcome changes. */
const countedStates = ['queued', 'sent', 'failed', 'suppressed'] as const;

// Locks the recipients' rows first, then the campaigns' counters, then the suppression list, each in the order of their ids:
// the same order everywhere avoids deadlocks.
const recordStates = prepare('campaign_mails_recorded', (db, p: Placeholders<Outcomes>) => {
  const states = sql<Outcome>`unnest(${p.recipientIds}::uuid[], ${p.states}::text[], ${p.reasons}::text[])`;
  return db
    .with('outcome', (qb) => qb.selectFrom(states.as<'o'>(sql`o (id, state, reason)`)).selectAll())
    .with(
      (cte) => cte('before').materialized(),
      (qb) =>
        qb
          .selectFrom('campaignRecipients as r')
          .innerJoin('outcome as o', 'o.id', 'r.id')
          .select(['r.id', 'r.campaignId', 'r.state as before', 'o.state', 'o.reason'])
          .orderBy('r.id')
          .forUpdate('r'),
    )
    .with('moved', (qb) =>
      qb
        .updateTable('campaignRecipients as r')
        .from('before as b')
        .set((eb) => ({
          state: eb.ref('b.state'),
          reason: eb.ref('b.reason'),
          sentAt: eb
            .case()
            .when('b.state', '=', sql.lit('sent'))
            .then(sql<Date | null>`${p.now}::timestamptz`)
            .else(eb.ref('r.sentAt'))
            .end(),
        }))
        .whereRef('r.id', '=', 'b.id')
        .whereRef('b.before', '<>', 'b.state')
        .returning(['b.campaignId', 'b.before', 'b.state']),
    )
    .with('change', (qb) =>
      qb
        .selectFrom('moved as m')
        .select((eb) => {
          const change = (state: (typeof countedStates)[number]) =>
            sql<number>`sum((${eb.ref('m.state')} = ${sql.lit(state)})::int - (${eb.ref('m.before')} = ${sql.lit(state)})::int)`;
          return ['m.campaignId', ...countedStates.map((state) => change(state).as(state))];
        })
        .groupBy('m.campaignId'),
    )
    .with(
      (cte) => cte('locked').materialized(),
      (qb) =>
        qb
          .selectFrom('campaigns as c')
          .select('c.id')
          .where('c.id', 'in', (eb) => eb.selectFrom('change').select('campaignId'))
          .orderBy('c.id')
          .forUpdate(),
    )
    .with('counted', (qb) =>
      qb
        .updateTable('campaigns as c')
        .from('change as m')
        .innerJoin('locked as l', 'l.id', 'm.campaignId')
        .set((eb) => ({
          queued: eb('c.queued', '+', eb.ref('m.queued')),
          sent: eb('c.sent', '+', eb.ref('m.sent')),
          failed: eb('c.failed', '+', eb.ref('m.failed')),
          suppressed: eb('c.suppressed', '+', eb.ref('m.suppressed')),
        }))
        .whereRef('c.id', '=', 'm.campaignId'),
    )
    .selectFrom('before')
    .select(['id', 'campaignId']);
});

/** Watches campaign mails on their way out: holds those to people who have unsubscribed meanwhile, and records the outcome of each. */
export const campaignMailObserver: MailObserver = {
  kind: campaignKind,
  reasonToSkip: async (context, mail) => {
    const found = await context.query.byKey(suppressionOf, { emailFolded: foldEmail(mail.toAddress) });
    return found ? `The address is on the suppression list (${found.reason}).` : null;
  },
  recordOutcomes: async (context, trx, all) => {
    const outcomes = all.flatMap(({ mail, ...outcome }) =>
      mail.referenceId ? [{ ...outcome, mail, recipientId: mail.referenceId }] : [],
    );
    const recorded = await readsIn(trx).query(recordStates, {
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
      await suppress(trx, {
        email: mail.toAddress,
        reason: 'bounced',
        detail: reason,
        campaignId: campaigns.get(recipientId) ?? null,
      });
  },
};
