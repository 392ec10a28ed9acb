import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../../index.ts';
import type { Context } from '../../../../platform/context.ts';
import { sendMail } from '../../../../platform/mail/mail-outbox.ts';
import { runJob } from '../../../../testing/jobs.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  batonOf,
  draftFor,
  hurry,
  readCampaign,
  sendDraft,
} from '../../../../testing/fixtures/campaigns-fixtures.ts';
import { openPost, type SmtpPost } from '../../../../testing/fakes/smtp-server.ts';
import type { SendingStep } from './write-batch.ts';
import { runSendingStep } from './send-campaign.ts';

const api = useApi();
let admin: Caller;
let post: SmtpPost;
beforeAll(async () => {
  admin = await api.as('admin');
  post = await openPost();
  await hurry(api);
});
afterAll(() => post.close());

/** The context of a worker with SMTP_URL. */
const sending = (): Context => Object.assign(api.app.systemContext(), { mailer: post.mailer });

/** Writes all mails of a campaign into the outbox. */
const hand = async (tag: string, count: number): Promise<string> => {
  await addPeople(api, tag, count);
  const draft = await draftFor(admin, tag);
  await sendDraft(admin, draft);
  const job = await batonOf(api, draft.id);
  for (let step: unknown = null; step !== 'over';) step = await runSendingStep(sending(), job);
  return draft.id;
};

const waiting = (domain: string): Promise<{ id: string }[]> =>
  api.sql("select id from mails where state = 'queued' and to_address like $1 order by id", [`%@${domain}`]);
const deliver = (mailId: string): Promise<void> => runJob(jobHandlers, sendMail, sending(), { mailId });
const tokenOf = (raw: string): string =>
  /\/api\/unsubscribe\/([\w.-]+)/.exec(raw.replaceAll(/\r\n /g, ''))?.[1] ?? '';

describe('a campaign over SMTP', () => {
  it('tells mail programs how to unsubscribe, under a name that stays, to one recipient each (I2, I4, I5)', async () => {
    const id = await hand('wire', 2);
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'sent', queued: 2, sent: 0 });
    const [first] = await waiting('wire.example');
    const priorities = await api.sql("select distinct priority from pgboss.job where name = 'mail.send'");
    expect(priorities).toEqual([{ priority: -1 }]);
    post.received.length = 0;
    for (const mail of await waiting('wire.example')) await deliver(mail.id);
    await deliver(first!.id);
    expect(post.received.map(({ to }) => to.length)).toEqual([1, 1]);
    const mail = await PostalMime.parse(post.received[0]!.raw);
    const header = (name: string): string | undefined => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/127\.0\.0\.1:\d+\/api\/unsubscribe\/[\w.-]+>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [recipient] = await api.sql(
      'select contact_id from campaign_recipients where campaign_id = $1 and email = $2',
      [id, mail.to?.[0]?.address],
    );
    expect(mail.messageId).toBe(`<${id}.${recipient?.contact_id}@hearthline.example>`);
    expect(mail.text).toContain('Unsubscribe: http');
    expect(await readCampaign(admin, id)).toMatchObject({ queued: 0, sent: 2 });
  });

  it('keeps an address out for good that the other side refuses, and tries again what it refuses for now', async () => {
    const id = await hand('bounce', 3);
    const [dead, busy, fine] = await waiting('bounce.example');
    post.refuseNext(550);
    await deliver(dead!.id);
    post.refuseNext(450);
    await expect(deliver(busy!.id)).rejects.toThrow();
    expect(await readCampaign(admin, id)).toMatchObject({ queued: 2, failed: 1, sent: 0 });
    await deliver(busy!.id);
    await deliver(fine!.id);
    expect(await readCampaign(admin, id)).toMatchObject({ queued: 0, failed: 1, sent: 2 });
    const { data } = await admin.gql(
      '{ suppressions(search: "bounce.example") { suppressions { reason detail } pagination { total } } }',
    );
    expect(data.suppressions).toEqual({
      suppressions: [{ reason: 'bounced', detail: expect.stringContaining('mailbox refused') }],
      pagination: { total: 1 },
    });
    // The next campaign skips the address; a mail that a person is waiting for does not.
    const next = await draftFor(admin, 'bounce');
    await sendDraft(admin, next);
    await api.runJobs();
    expect(await readCampaign(admin, next.id)).toMatchObject({ sent: 2, suppressed: 1 });
  });

  it('sends nothing to who unsubscribed while the mail waited', async () => {
    const id = await hand('late', 1);
    const [mail] = await waiting('late.example');
    await admin.gql('mutation { addSuppression(email: "person1@late.example") { id } }');
    post.received.length = 0;
    await deliver(mail!.id);
    expect(post.received).toHaveLength(0);
    expect(await readCampaign(admin, id)).toMatchObject({ queued: 0, suppressed: 1, sent: 0 });
  });
});

describe('many mails of campaigns at once', () => {
  it('are counted one by one', async () => {
    const id = await hand('many', 24);
    await admin.gql('mutation { addSuppression(email: "person7@many.example") { id } }');
    post.received.length = 0;
    await Promise.all((await waiting('many.example')).map((mail) => deliver(mail.id)));
    expect(post.received).toHaveLength(23);
    expect(await readCampaign(admin, id)).toMatchObject({ queued: 0, sent: 23, suppressed: 1, failed: 0 });
  });

  it('leave no faster than the pace', async () => {
    await addPeople(api, 'steady', 20);
    await api.sql("update settings set value = '120' where key = 'campaignPace'");
    await api.sql('delete from campaign_pace');
    const draft = await draftFor(admin, 'steady');
    await sendDraft(admin, draft);
    const job = await batonOf(api, draft.id);
    const began = Date.now();
    const left: number[] = [];
    post.received.length = 0;
    for (const seconds of [0, 1, 2, 3, 4, 5]) {
      api.clock.set(new Date(began + seconds * 1000));
      for (let step: SendingStep = { waitMs: 0 }; step !== 'over' && !step.waitMs;)
        step = await runSendingStep(sending(), job);
      await Promise.all((await waiting('steady.example')).map((mail) => deliver(mail.id)));
      left.push(post.received.length);
    }
    expect(left).toEqual([4, 4, 8, 8, 12, 12]);
    api.clock.reset();
    await api.sql('delete from campaign_pace');
    await hurry(api);
  });
});

describe('unsubscribing', () => {
  const oneClick = (
    token: string,
    body = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  ): Promise<Response> =>
    fetch(`${api.url}/api/unsubscribe/${token}`, { method: 'POST', headers: { 'content-type': type }, body });
  const isOut = async (email: string): Promise<boolean> =>
    (await api.sql('select 1 from mail_suppressions where email_folded = $1', [email])).length > 0;
  const send = async (tag: string): Promise<{ id: string; token: string }> => {
    const id = await hand(tag, 1);
    post.received.length = 0;
    for (const mail of await waiting(`${tag}.example`)) await deliver(mail.id);
    return { id, token: tokenOf(post.received[0]!.raw) };
  };

  it('takes one click of a mail program, however often; looking changes nothing', async () => {
    const { id, token } = await send('click');
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${api.url}/api/unsubscribe/${token}`, { method, redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`${api.url}/unsubscribe#token=${token}`);
    }
    expect(await isOut('person1@click.example')).toBe(false);
    expect((await Promise.all([1, 2, 3].map(() => oneClick(token)))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect((await oneClick(token, '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x')).status).toBe(200);
    expect(await isOut('person1@click.example')).toBe(true);
    expect(await readCampaign(admin, id)).toMatchObject({ unsubscribed: 1 });
    expect(
      await api.sql("select 1 from audit_entries where action = 'campaign.unsubscribe' and object = $1", [
        `campaign:${id}`,
      ]),
    ).toHaveLength(1);
  });

  it('can be taken back by the same link, but not what a bounce or an admin decided', async () => {
    const { id, token } = await send('again');
    const ask = (operation: string): ReturnType<Caller['gql']> =>
      api.gql(`mutation ($token: String!) { ${operation}(token: $token) { message } }`, { token });
    const see = async (): Promise<unknown> =>
      (
        await api.gql('query ($token: String!) { mailSubscription(token: $token) { email subscribed } }', {
          token,
        })
      ).data.mailSubscription;
    await ask('unsubscribe');
    expect(await see()).toEqual({ email: 'Person1@again.example', subscribed: false });
    await ask('resubscribe');
    expect(await see()).toEqual({ email: 'Person1@again.example', subscribed: true });
    expect(await readCampaign(admin, id)).toMatchObject({ unsubscribed: 0 });
    await admin.gql('mutation { addSuppression(email: "person1@again.example") { id } }');
    expect((await ask('resubscribe')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('answers every link that was not made here alike, and nobody can make one', async () => {
    const { token } = await send('forged');
    const [body = '', mark = ''] = token.split('.');
    const [other] = await api.sql(
      "select id from campaign_recipients where email not like '%@forged.example' limit 1",
    );
    const forged = [
      `${Buffer.from(String(other?.id)).toString('base64url')}.${mark}`,
      `${body}.`,
      body,
      `${body}.${mark.slice(1)}A`,
      'x.y',
      'x',
      '0',
      `${token}.x`,
      '%00',
      'x'.repeat(900),
    ];
    for (const wrong of forged) {
      const answer = await oneClick(encodeURIComponent(wrong));
      expect([answer.status, ((await answer.json()) as { message: string }).message], wrong).toEqual([
        400,
        'This link is not valid.',
      ]);
    }
    expect((await api.rest('POST', '/api/unsubscribe/x.y', { token })).status).toBe(400);
  });
});
