import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredMail } from '../../../../platform/mail/mail.entity.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  draftFor,
  hurry,
  readCampaign,
  sendDraft,
} from '../../../../testing/fixtures/campaigns-fixtures.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';
import { campaignMailObserver } from '../sending/recipient-outcomes.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await hurry(api);
});

/** A campaign sent to one person. */
const sent = async (
  tag: string,
): Promise<{ campaignId: string; recipientId: string; email: string; token: string }> => {
  await addPeople(api, tag, 1);
  const draft = await draftFor(admin, tag);
  await sendDraft(admin, draft);
  await api.runJobs();
  const [{ id, email }] = (await api.sql('select id, email from campaign_recipients where campaign_id = $1', [
    draft.id,
  ])) as [{ id: string; email: string }];
  return {
    campaignId: draft.id,
    recipientId: id,
    email,
    token: api.app.systemContext().signature.sign('unsubscribe', id),
  };
};

/** Settles the mail as refused by the receiving server: no such mailbox. */
const bounce = ({ recipientId, email }: { recipientId: string; email: string }): Promise<void> => {
  const context = api.app.systemContext();
  const mail = { referenceId: recipientId, toAddress: email } as StoredMail;
  return context.transaction((trx) =>
    campaignMailObserver.recordOutcomes(context, trx, [
      { mail, state: 'failed', reason: 'no such mailbox', isDeadAddress: true },
    ]),
  );
};

const say = async (what: 'unsubscribe' | 'resubscribe', token: string): Promise<string> =>
  (await api.gql(`mutation ($token: String!) { ${what}(token: $token) { message } }`, { token })).errors?.[0]
    ?.extensions.code ?? 'done';

/** Lets the settling of the mail wait for the recipient's row first, then the use of the link, and then releases both. */
const meet = async (
  it: Awaited<ReturnType<typeof sent>>,
  what: 'unsubscribe' | 'resubscribe',
): Promise<string> => {
  const release = await holdLocks(api, 'select from campaign_recipients where id = $1 for update', [
    it.recipientId,
  ]);
  const settled = bounce(it);
  await untilWaiting(api, 1);
  const reported = say(what, it.token);
  await untilWaiting(api, 2);
  await release();
  await settled;
  return reported;
};

describe('an address that bounces while its owner opens the link of a mail', () => {
  it('may be unsubscribed: neither waits for the other in a circle', async () => {
    const it = await sent('leaving');
    expect(await meet(it, 'unsubscribe')).toBe('done');
    expect(await readCampaign(admin, it.campaignId)).toMatchObject({ failed: 1, sent: 0, unsubscribed: 1 });
    expect(
      await api.sql('select reason from mail_suppressions where email_folded = lower($1)', [it.email]),
    ).toEqual([{ reason: 'bounced' }]);
  });

  it('may be subscribed again', async () => {
    const it = await sent('coming');
    await say('unsubscribe', it.token);
    expect(await meet(it, 'resubscribe')).toBe('done');
    expect(await readCampaign(admin, it.campaignId)).toMatchObject({ failed: 1, sent: 0, unsubscribed: 0 });
  });

  it('stays out when it had bounced before, and nothing else of it changes', async () => {
    const it = await sent('staying');
    await bounce(it);
    await say('unsubscribe', it.token);
    expect(await say('resubscribe', it.token)).toBe('CONFLICT');
    expect(await readCampaign(admin, it.campaignId)).toMatchObject({ unsubscribed: 1 });
  });
});
