import { paceLimits } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { queueMails } from '../../../../platform/mail/mail-outbox.ts';
import { campaignMail, campaignWriter, unsubscribeLinks, type Addressee } from '../content/campaign.mail.ts';

/** What the job that sends a campaign reads of it. */
export const sendingFields = [
  'id',
  'subject',
  'body',
  'audience',
  'startedAt',
  'gathered',
  'gatheredTo',
] as const satisfies readonly (keyof Row<'campaigns'>)[];
export type SendingCampaign = Readonly<Pick<Row<'campaigns'>, (typeof sendingFields)[number]>>;

/** The result of a step: nothing left for this job, or more to do after a wait (milliseconds). */
export type SendingStep = 'over' | { readonly waitMs: number };

/** The mails that leave in two seconds at a pace (mails per minute), so that they leave evenly; few enough to be written in a moment. */
export const batchSize = (pace: number): number => Math.min(200, Math.max(1, Math.floor(pace / 30)));

/** The next recipients, locked, with what is known of their contacts and whether their address is on the suppression list. */
const dueRecipients = (trx: Transaction, campaignId: string, limit: number) =>
  trx
    .selectFrom('campaignRecipients as r')
    .leftJoin('contacts as c', 'c.id', 'r.contactId')
    .leftJoin('mailSuppressions as s', 's.emailFolded', 'r.emailFolded')
    .select(['r.id', 'r.contactId', 'r.email', 'c.firstName', 'c.lastName', 'c.company', 'c.source'])
    .select('s.reason as suppressedFor')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('contacts as n')
            .select('n.id')
            .whereRef('n.emailFolded', '=', 'r.emailFolded')
            .where('n.marketingConsent', '=', 'no'),
        )
        .as('refused'),
    )
    .where('r.campaignId', '=', campaignId)
    .where('r.state', '=', 'waiting')
    .orderBy('r.id')
    .limit(limit)
    .forUpdate('r')
    .execute();
type Due = Awaited<ReturnType<typeof dueRecipients>>[number];

/** Longer than any batch has to wait; a longer wait means that the clock was set back, and is ignored. */
const timeoutMs = 60_000;

/**
 * Takes a turn among all campaigns and servers. If the clocks of two servers differ, the one behind waits longer; none goes faster.
 * @returns milliseconds until mails may leave; the pace row is locked until the transaction ends
 */
const lockPace = async (trx: Transaction, now: Date): Promise<number> => {
  const { freeAt } = await trx
    .insertInto('campaignPace')
    .values({ id: 1, freeAt: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ freeAt: eb.ref('campaignPace.freeAt') })),
    )
    .returning('freeAt')
    .executeTakeFirstOrThrow();
  const wait = freeAt.getTime() - now.getTime();
  return wait > timeoutMs ? 0 : Math.max(0, wait);
};

/** Delays the next mails for as long as these take at the pace. */
const spend = (trx: Transaction, now: Date, mails: number, pace: number) =>
  trx
    .updateTable('campaignPace')
    .set('freeAt', new Date(now.getTime() + Math.ceil((mails * 60_000) / pace)))
    .where('id', '=', 1)
    .execute();

type Marked = Pick<Row<'campaignRecipients'>, 'id' | 'state' | 'reason' | 'mailId'>;

/** Stores what became of recipients. */
const mark = async (trx: Transaction, marked: readonly Marked[], now: Date): Promise<void> => {
  const columns = sql.join([
    sql`${marked.map(({ id }) => id)}::uuid[]`,
    sql`${marked.map(({ state }) => state)}::text[]`,
    sql`${marked.map(({ reason }) => reason)}::text[]`,
    sql`${marked.map(({ mailId }) => mailId)}::uuid[]`,
  ]);
  await trx
    .updateTable('campaignRecipients as r')
    .from(sql<Marked>`unnest(${columns})`.as<'m'>(sql`m (id, state, reason, mail_id)`))
    .set((eb) => ({
      state: eb.ref('m.state'),
      reason: eb.ref('m.reason'),
      mailId: eb.ref('m.mailId'),
      sentAt: eb
        .case()
        .when('m.state', '=', 'sent')
        .then(sql<Date>`${now}::timestamptz`)
        .end(),
    }))
    .whereRef('r.id', '=', 'm.id')
    .execute();
};

/** Why somebody gets no mail; null if they do. */
const reasonToSkip = ({ firstName, suppressedFor, refused }: Due): string | null => {
  if (suppressedFor) return `The address is on the suppression list (${suppressedFor}).`;
  if (firstName === null) return 'The contact was deleted.';
  return refused ? 'The contact does not want marketing mails.' : null;
};

/** Whom a mail is written to; null if the contact was deleted. */
const addresseeOf = ({ email, firstName, lastName, company, source }: Due): Addressee | null =>
  firstName === null || lastName === null || source === null
    ? null
    : { email, firstName, lastName, company, source };

const finish = async (context: Context, trx: Transaction, id: string): Promise<void> => {
  const now = context.now();
  await trx
    .updateTable('campaigns')
    .set({ state: 'sent', finishedAt: now, updatedAt: now, baton: null, batonAt: null })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await audit(context, trx, { action: 'campaign.finish', object: ['campaign', id] });
};

/**
 * Writes to the next recipients: mails, their jobs, the recipients' states and the campaign's counters are stored together, so that
 * after a crash each recipient is either waiting or written to. Addresses that are on the suppression list at this moment, or belong to a contact who said no, are skipped.
 */
export const writeBatch = async (
  context: Context,
  trx: Transaction,
  campaign: SendingCampaign,
  seller: Company,
  pace: number,
): Promise<SendingStep> => {
  const left = await trx
    .selectFrom('campaignRecipients')
    .select('id')
    .where('campaignId', '=', campaign.id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (!left) {
    await finish(context, trx, campaign.id);
    return 'over';
  }
  const now = context.now();
  const waitMs = await lockPace(trx, now);
  if (waitMs) return { waitMs };
  const recipients = await dueRecipients(trx, campaign.id, batchSize(pace));
  const write = campaignWriter(campaign, seller);
  const passed = recipients.flatMap((recipient): Marked[] => {
    const reason = reasonToSkip(recipient);
    return reason ? [{ id: recipient.id, state: 'suppressed', reason, mailId: null }] : [];
  });
  const reached = recipients.flatMap((recipient) => {
    const to = addresseeOf(recipient);
    return to && !reasonToSkip(recipient) ? [{ id: recipient.id, contactId: recipient.contactId, to }] : [];
  });
  const mails = reached.map(({ id, contactId, to }) => {
    const links = unsubscribeLinks(context.publicUrl, context.signature.sign('unsubscribe', id));
    return campaignMail({ campaignId: campaign.id, recipientId: id, contactId }, to, write(to, links), links);
  });
  const mailIds = await queueMails(context, trx, mails, seller);
  const state = context.mailer.sends ? 'queued' : 'sent';
  const written = reached.map(({ id }, index): Marked => ({
    id,
    state,
    reason: null,
    mailId: mailIds[index] ?? null,
  }));
  await mark(trx, [...written, ...passed], now);
  await trx
    .updateTable('campaigns')
    .set(state, (eb) => eb(state, '+', reached.length))
    .set('suppressed', (eb) => eb('suppressed', '+', passed.length))
    .where('id', '=', campaign.id)
    .execute();
  if (reached.length && pace < paceLimits.max) await spend(trx, now, reached.length, pace);
  return { waitMs: 0 };
};
