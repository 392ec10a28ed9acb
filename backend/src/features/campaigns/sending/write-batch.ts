import type { Audience, RecipientState, SuppressionReason } from '@hearthline/rules/campaigns/rules.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import { queueMails } from '../../../platform/mail/mail-outbox.ts';
import { campaignMail, campaignWriter, unsubscribeLinks, type Addressee } from '../content/campaign.mail.ts';

/** A campaign held by the job that sends it. */
export interface HeldCampaign {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly audience: Audience;
  readonly startedAt: Date | null;
  readonly gathered: boolean;
  readonly gatheredTo: string | null;
}

/** The result of a step: nothing left for this job, or more to do after a wait (milliseconds). */
export type SendingStep = 'over' | { readonly waitMs: number };

/** The mails that leave in two seconds at a pace (mails per minute), so that they leave evenly; few enough to be written in a moment. */
export const batchSize = (pace: number): number => Math.min(200, Math.max(1, Math.floor(pace / 30)));

interface Due extends Addressee {
  readonly id: string;
  readonly contactId: string;
  /** Whether the contact still exists. */
  readonly known: boolean;
  readonly suppressedFor: SuppressionReason | null;
  /** Whether a contact with this address does not want campaigns. */
  readonly refused: boolean;
}

const anybodyLeft = "select from campaign_recipients where campaign_id = $1 and state = 'waiting' limit 1";

const due = `
  select r.id, r.contact_id as "contactId", r.email, c.id is not null as known, c.first_name as "firstName", c.last_name as "lastName", c.company, c.source, s.reason as "suppressedFor",
    exists (select from contacts n where n.email_folded = r.email_folded and n.marketing_consent = 'no') as refused
  from campaign_recipients r left join contacts c on c.id = r.contact_id left join mail_suppressions s on s.email_folded = r.email_folded
  where r.campaign_id = $1 and r.state = 'waiting' order by r.id limit $2 for update of r`;

/** Longer than any batch has to wait; a longer wait means that the clock was set back, and is ignored. */
const longestWaitMs = 60_000;

/**
 * Takes a turn among all campaigns and servers. If the clocks of two servers differ, the one behind waits longer; none goes faster.
 * @returns milliseconds until mails may leave; the pace row is locked until the transaction ends
 */
const lockPace = async (em: EntityManager, now: Date): Promise<number> => {
  const [turn] = await executeIn<{ freeAt: number }>(
    em,
    'insert into campaign_pace (id, free_at) values (1, $1) on conflict (id) do update set free_at = campaign_pace.free_at returning extract(epoch from free_at)::float8 * 1000 as "freeAt"',
    [now],
  );
  const wait = Math.ceil((turn?.freeAt ?? 0) - now.getTime());
  return wait > longestWaitMs ? 0 : Math.max(0, wait);
};

/** Delays the next mails for as long as these take at the pace. */
const spend = (em: EntityManager, now: Date, mails: number, pace: number): Promise<object[]> =>
  executeIn(em, 'update campaign_pace set free_at = $1 where id = 1', [
    new Date(now.getTime() + Math.ceil((mails * 60_000) / pace)),
  ]);

const mark = `
  update campaign_recipients r set state = m.state, reason = m.reason, mail_id = m.mail_id, sent_at = case when m.state = 'sent' then $5::timestamptz end
  from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) as m (id, state, reason, mail_id) where r.id = m.id`;

interface Marked {
  readonly id: string;
  readonly state: RecipientState;
  readonly reason: string | null;
  readonly mailId: string | null;
}

const reasonFor = ({ known, suppressedFor, refused }: Due): string => {
  if (suppressedFor) return `The address is on the suppression list (${suppressedFor}).`;
  if (!known) return 'The contact was deleted.';
  return refused ? 'The contact does not want marketing mails.' : '';
};

const finish = async (context: Context, em: EntityManager, id: string): Promise<void> => {
  await executeIn(
    em,
    "update campaigns set state = 'sent', finished_at = $2, updated_at = $2, baton = null, baton_at = null, version = version + 1 where id = $1",
    [id, context.now()],
  );
  audit(context, em, { action: 'campaign.finish', object: ['campaign', id] });
};

/**
 * Writes to the next recipients: mails, their jobs, the recipients' states and the campaign's counters are stored together, so that
 * after a crash each recipient is either waiting or written to. Addresses that are on the suppression list at this moment, or belong to a contact who said no, are skipped.
 */
export const writeBatch = async (
  context: Context,
  em: EntityManager,
  campaign: HeldCampaign,
  seller: Company,
  pace: number,
): Promise<SendingStep> => {
  const [left] = await executeIn(em, anybodyLeft, [campaign.id]);
  if (!left) {
    await finish(context, em, campaign.id);
    return 'over';
  }
  const now = context.now();
  const waitMs = await lockPace(em, now);
  if (waitMs) return { waitMs };
  const recipients = await executeIn<Due>(em, due, [campaign.id, batchSize(pace)]);
  const write = campaignWriter(campaign, seller);
  const reached = recipients.filter((recipient) => !reasonFor(recipient));
  const mails = reached.map((recipient) => {
    const links = unsubscribeLinks(context.publicUrl, context.signature.sign('unsubscribe', recipient.id));
    return campaignMail(
      { campaignId: campaign.id, recipientId: recipient.id, contactId: recipient.contactId },
      recipient,
      write(recipient, links),
      links,
    );
  });
  const mailIds = await queueMails(context, em, mails, seller);
  const state = context.mailer.sends ? 'queued' : 'sent';
  const marked: Marked[] = [
    ...reached.map(({ id }, index): Marked => ({ id, state, reason: null, mailId: mailIds[index] ?? null })),
    ...recipients.flatMap((recipient): Marked[] =>
      reasonFor(recipient)
        ? [{ id: recipient.id, state: 'suppressed', reason: reasonFor(recipient), mailId: null }]
        : [],
    ),
  ];
  await executeIn(em, mark, [
    marked.map(({ id }) => id),
    marked.map((one) => one.state),
    marked.map(({ reason }) => reason),
    marked.map(({ mailId }) => mailId),
    now,
  ]);
  await executeIn(
    em,
    `update campaigns set ${state} = ${state} + $2, suppressed = suppressed + $3 where id = $1`,
    [campaign.id, reached.length, recipients.length - reached.length],
  );
  if (reached.length) await spend(em, now, reached.length, pace);
  return { waitMs: 0 };
};
