import { everybody, type Audience } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { sql } from 'kysely';
import { periodOf, dayIn } from '../platform/time/business-time.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import type { NewRow, Transaction } from '../platform/db/query-builder.ts';

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

const draft = ({ audience, ...planned }: Planned, at: Date, more: Partial<NewRow<'campaigns'>> = {}) => ({
  ...planned,
  audience: jsonb(audience),
  createdAt: at,
  updatedAt: at,
  ...more,
});

/** Everybody known by then gets the campaign, once for each address; some mails fail, and some recipients unsubscribe. */
const seedRecipients = (trx: Transaction, campaignId: string, sentAt: Date) => {
  const chosen = trx
    .selectFrom('contacts')
    .distinctOn('emailFolded')
    .select((eb) => [
      'id',
      'email',
      'emailFolded',
      eb.fn
        .agg<string>('row_number')
        .over((over) => over.orderBy('createdAt').orderBy('id'))
        .as('place'),
    ])
    .where('createdAt', '<', sentAt);
  return trx
    .insertInto('campaignRecipients')
    .columns([
      'campaignId',
      'contactId',
      'email',
      'emailFolded',
      'state',
      'reason',
      'sentAt',
      'unsubscribedAt',
      'createdAt',
    ])
    .expression(
      trx
        .selectFrom(chosen.as('chosen'))
        .select((eb) => [
          sql<string>`${campaignId}::uuid`.as('campaignId'),
          'id',
          'email',
          'emailFolded',
          sql<'failed' | 'sent'>`case when ${eb.ref('place')} % 29 = 0 then 'failed' else 'sent' end`.as(
            'state',
          ),
          sql<string | null>`case when ${eb.ref('place')} % 29 = 0 then '550 5.1.1 No such mailbox' end`.as(
            'reason',
          ),
          sql<Date | null>`case when ${eb.ref('place')} % 29 = 0 then null else ${sentAt}::timestamptz + ${eb.ref('place')} * interval '100 milliseconds' end`.as(
            'sentAt',
          ),
          sql<Date | null>`case when ${eb.ref('place')} % 23 = 5 then ${sentAt}::timestamptz + ${eb.ref('place')} * interval '40 minutes' end`.as(
            'unsubscribedAt',
          ),
          sql<Date>`${sentAt}::timestamptz`.as('createdAt'),
        ]),
    )
    .returning(['state', 'unsubscribedAt'])
    .execute();
};

/** A campaign that was sent some weeks ago, one that is scheduled and one that is being written. Needs the contacts. */
export const seedCampaigns = async (trx: Transaction, now: Date): Promise<void> => {
  const zone = settings.timeZone.initial;
  const sentAt = periodOf(dayIn(zone, now, -20), { hour: 10, minute: 0 }, 0, zone).startsAt;
  const sent = draft(
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
  const scheduled = draft(
    {
      name: 'Solar packages',
      subject: 'Solar for your home: the numbers',
      body: solarNews,
      audience: { ...everybody, statuses: ['prospect', 'active'] },
    },
    new Date(now.getTime() - 2 * day),
    { state: 'scheduled', scheduledAt, version: 3 },
  );
  const written = draft(
    {
      name: 'Financing news',
      subject: 'What changed in financing',
      body: financing,
      audience: { ...everybody, tags: ['financing'] },
    },
    new Date(now.getTime() - day / 2),
  );
  const stored = await trx
    .insertInto('campaigns')
    .values([sent, scheduled, written])
    .returning(['id', 'state'])
    .execute();
  const campaignId = stored.find(({ state }) => state === 'sent')?.id ?? '';
  const rows = await seedRecipients(trx, campaignId, sentAt);
  const failed = rows.filter(({ state }) => state === 'failed').length;
  const left = rows.filter(({ unsubscribedAt, state }) => unsubscribedAt && state === 'sent');
  await trx
    .updateTable('campaigns')
    .set({ total: rows.length, sent: rows.length - failed, failed, unsubscribed: left.length })
    .where('id', '=', campaignId)
    .execute();
  await trx
    .updateTable('campaignRecipients')
    .set('unsubscribedAt', null)
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'failed')
    .execute();
  await trx
    .insertInto('mailSuppressions')
    .columns(['email', 'emailFolded', 'reason', 'detail', 'campaignId', 'createdAt'])
    .expression(
      trx
        .selectFrom('campaignRecipients')
        .select((eb) => [
          'email',
          'emailFolded',
          sql<
            'bounced' | 'unsubscribed'
          >`case when ${eb.ref('state')} = 'failed' then 'bounced' else 'unsubscribed' end`.as('reason'),
          'reason as detail',
          'campaignId',
          eb.fn.coalesce('unsubscribedAt', eb.val(sentAt)).as('createdAt'),
        ])
        .where('campaignId', '=', campaignId)
        .where((eb) => eb('state', '=', 'failed').or('unsubscribedAt', 'is not', null)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
