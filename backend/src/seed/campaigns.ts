import { randomUUID } from 'node:crypto';
import { everybody, type Audience } from '@hearthline/rules/campaigns/rules.ts';
import { settings } from '@hearthline/rules/settings.ts';
import { periodOf, dayIn } from '../platform/time/business-time.ts';
import { executeIn, type EntityManager } from '../platform/db/database.ts';
import { Campaign } from '../features/campaigns/campaign.entity.ts';

const day = 24 * 3600 * 1000;

const springOpenHouse = `Hello {{firstName|there}},

three of our homes stand furnished and open this month: **WASCO**, **Birkenfeld** and **Enid**. Walk through them, sit down at the kitchen table, and ask what you like.

- Every day, 9:00 AM to 5:00 PM
- No appointment needed, though a consultant has more time for you with one
- Bring your plans: we tell you what fits on your land

See you soon, or call us at {{sellerPhone}}.`;

const solarNews = `Hello {{firstName|there}},

a home that makes its own power costs less every month. We put together what a solar package is for each of our models: price, yield in our climate, and what the utility pays back.

Reply to this mail, and we send you the numbers for the home you have in mind.`;

const financing = `Hello {{firstName|there}},

## What changed in financing

Some loans need nothing down, others a few percent. Which one fits depends on your land, your savings and your income.

A consultant goes through it with you in half an hour.`;

interface Planned {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly audience: Audience;
}

const draft = (em: EntityManager, planned: Planned, at: Date, more: Partial<Campaign> = {}): Campaign =>
  em.create(Campaign, {
    ...planned,
    id: randomUUID(),
    state: 'draft',
    scheduledAt: null,
    startedAt: null,
    finishedAt: null,
    requestKey: null,
    gatheredTo: null,
    baton: null,
    batonAt: null,
    createdAt: at,
    updatedAt: at,
    ...more,
  });

const recipients = `
  insert into campaign_recipients (campaign_id, contact_id, email, email_folded, state, reason, sent_at, unsubscribed_at)
  select $1, id, email, email_folded, case when place % 29 = 0 then 'failed' else 'sent' end, case when place % 29 = 0 then '550 5.1.1 No such mailbox' end,
    case when place % 29 = 0 then null else $2::timestamptz + place * interval '100 milliseconds' end, case when place % 23 = 5 then $2::timestamptz + place * interval '40 minutes' end
  from (select distinct on (email_folded) id, email, email_folded, row_number() over (order by created_at, id) as place from contacts where created_at < $2) chosen
  returning state, unsubscribed_at, email, email_folded`;

/** A campaign that was sent some weeks ago, one that is scheduled and one that is being written. Needs the contacts. */
export const seedCampaigns = async (em: EntityManager, now: Date): Promise<void> => {
  const zone = settings.timeZone.initial;
  const sentAt = periodOf(dayIn(zone, now, -20), { hour: 10, minute: 0 }, 0, zone).startsAt;
  const sent = draft(
    em,
    {
      name: 'Open house',
      subject: '{{firstName|Hello}}, three homes are open for you',
      body: springOpenHouse,
      audience: everybody,
    },
    new Date(sentAt.getTime() - day),
    {
      state: 'sent',
      startedAt: sentAt,
      finishedAt: new Date(sentAt.getTime() + 60_000),
      gathered: true,
      version: 4,
      updatedAt: sentAt,
    },
  );
  const scheduledAt = periodOf(dayIn(zone, now, 6), { hour: 9, minute: 0 }, 0, zone).startsAt;
  draft(
    em,
    {
      name: 'Solar packages',
      subject: 'Solar for your home: the numbers',
      body: solarNews,
      audience: { ...everybody, statuses: ['prospect', 'active'] },
    },
    new Date(now.getTime() - 2 * day),
    { state: 'scheduled', scheduledAt, version: 3 },
  );
  draft(
    em,
    {
      name: 'Financing news',
      subject: 'What changed in financing',
      body: financing,
      audience: { ...everybody, tags: ['financing'] },
    },
    new Date(now.getTime() - day / 2),
  );
  await em.flush();
  const rows = await executeIn<{
    state: string;
    unsubscribed_at: Date | null;
    email: string;
    email_folded: string;
  }>(em, recipients, [sent.id, sentAt]);
  const failed = rows.filter(({ state }) => state === 'failed').length;
  const left = rows.filter(({ unsubscribed_at: at, state }) => at && state === 'sent');
  await executeIn(
    em,
    'update campaigns set total = $2, sent = $3, failed = $4, unsubscribed = $5 where id = $1',
    [sent.id, rows.length, rows.length - failed, failed, left.length],
  );
  await executeIn(
    em,
    "update campaign_recipients set unsubscribed_at = null where campaign_id = $1 and state = 'failed'",
    [sent.id],
  );
  await executeIn(
    em,
    `insert into mail_suppressions (email, email_folded, reason, detail, campaign_id, created_at)
     select email, email_folded, case when state = 'failed' then 'bounced' else 'unsubscribed' end, reason, campaign_id, coalesce(unsubscribed_at, $2)
     from campaign_recipients where campaign_id = $1 and (state = 'failed' or unsubscribed_at is not null) on conflict do nothing`,
    [sent.id, sentAt],
  );
};
