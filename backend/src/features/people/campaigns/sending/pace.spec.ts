import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, type Mailer } from '../../../../platform/mail/mailer.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  batonOf,
  draftFor,
  readCampaign,
  sendDraft,
} from '../../../../testing/fixtures/campaigns-fixtures.ts';
import type { SendingStep } from './write-batch.ts';
import { runSendingJob, runSendingStep } from './send-campaign.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  admin = await api.as('admin');
  await api.sql('delete from campaign_pace');
});
afterEach(() => api.clock.reset());

const begin = async (tag: string, count: number): Promise<string> => {
  await addPeople(api, tag, count);
  const draft = await draftFor(admin, tag);
  await sendDraft(admin, draft);
  return draft.id;
};

/** Sends step by step, advancing the test's clock by each step's wait. @returns when each mail left, in milliseconds after the first */
const sendByClock = async (ids: readonly string[]): Promise<number[]> => {
  const context = api.app.systemContext();
  let under = await Promise.all(ids.map((id) => batonOf(api, id)));
  let at = api.clock.now().getTime();
  while (under.length) {
    api.clock.set(new Date(at));
    const steps: SendingStep[] = [];
    for (const job of under) steps.push(await runSendingStep(context, job));
    under = under.filter((_, index) => steps[index] !== 'over');
    at += Math.max(...steps.map((step) => (step === 'over' ? 0 : step.waitMs)));
  }
  const rows = await api.sql<{ sent_at: Date }>(
    'select sent_at from campaign_recipients where campaign_id = any($1::uuid[]) order by sent_at',
    [ids],
  );
  const [first = 0, ...rest] = rows.map(({ sent_at }) => sent_at.getTime());
  return [0, ...rest.map((time) => time - first)];
};

const queued = async (): Promise<number> =>
  Number((await api.sql('select sum(queued) as queued from campaigns'))[0]?.queued);

/** The most mails that left within any stretch of time. */
const busiest = (times: readonly number[], ms: number): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + ms).length));

const setPace = (pace: unknown) =>
  admin.gql('mutation ($pace: Int!) { setCampaignPace(pace: $pace) }', { pace });

describe('the pace', () => {
  it('is kept to the mail: in no minute more leave than the setting says, and not fewer either', async () => {
    await setPace(600);
    const times = await sendByClock([await begin('minute', 700)]);
    expect(times).toHaveLength(700);
    expect(busiest(times, 60_000)).toBe(600);
    // Mails leave evenly, not all at the beginning of a minute.
    expect(busiest(times, 2000)).toBe(20);
    expect(times.at(-1)).toBe(68_000);
  });

  it('is that of all campaigns together', async () => {
    await setPace(60);
    const times = await sendByClock([await begin('left', 40), await begin('right', 40)]);
    expect(times).toHaveLength(80);
    expect(busiest(times, 60_000)).toBe(60);
  });

  it('bites at the next batch when it changes', async () => {
    await setPace(60);
    const id = await begin('faster', 30);
    api.clock.set(new Date());
    const job = await batonOf(api, id);
    for (let step = 0; step < 2; step += 1) await runSendingStep(api.app.systemContext(), job);
    await setPace(60_000);
    expect((await sendByClock([id])).slice(0, 3)).toEqual([0, 0, 2000]);
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'sent', sent: 30 });
  });

  it('does not stop everything when a server’s clock is set back by a year', async () => {
    await setPace(60_000);
    api.clock.set(new Date(Date.now() + 365 * 86_400_000));
    admin = await api.as('admin');
    const early = await begin('early', 1);
    await api.runJobs();
    api.clock.reset();
    admin = await api.as('admin');
    expect(await readCampaign(admin, early)).toMatchObject({ state: 'sent' });
    const id = await begin('back', 3);
    await api.runJobs();
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'sent', sent: 3 });
  });

  it.each([0, -1, 60_001])('of %i is refused', async (pace) => {
    expect((await setPace(pace)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('is recorded, and only an admin sets it', async () => {
    await setPace(90);
    expect((await admin.gql('{ campaignOptions { pace } }')).data.campaignOptions.pace).toBe(90);
    const [entry] = await api.sql(
      "select details from audit_entries where action = 'setting.update' and object = 'setting:campaignPace' order by created_at desc, id desc limit 1",
    );
    expect(entry?.details).toEqual({ changes: { campaignPace: { from: 60_000, to: 90 } } });
    const { errors } = await (await api.as('agent')).gql('mutation { setCampaignPace(pace: 1) }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('a campaign is over with its last mail: it does not wait for a turn that nobody needs', async () => {
  await setPace(1);
  const times = await sendByClock([await begin('slow', 2)]);
  expect(times).toEqual([0, 60_000]);
});

describe('while the mail server is away', () => {
  const key = Buffer.alloc(32, 7);
  const steps = async (mailer: Mailer, id: string, count: number): Promise<SendingStep[]> => {
    const context = Object.assign(api.app.systemContext(), { mailer });
    const done: SendingStep[] = [];
    for (let step = 0; step < count; step += 1) {
      done.push(await runSendingStep(context, await batonOf(api, id)));
      const last = done.at(-1);
      api.clock.set(
        new Date(api.clock.now().getTime() + (last === undefined || last === 'over' ? 0 : last.waitMs)),
      );
    }
    return done;
  };
  let away: Mailer;
  beforeAll(() => void (away = createMailer('smtp://127.0.0.1:1', key)));
  afterAll(() => away.close());

  it('no more piles up than ten seconds of the pace, and it goes on when the server is back', async () => {
    await setPace(60);
    const id = await begin('outage', 30);
    api.clock.set(new Date());
    const waits = await steps(away, id, 20);
    expect(await queued()).toBe(10);
    expect(waits.slice(-3)).toEqual([{ waitMs: 5000 }, { waitMs: 5000 }, { waitMs: 5000 }]);
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'sending', queued: 10, waiting: 20 });
    // The server is back, though no mail has left the outbox yet: mails that wait for their mailbox do not delay others.
    const back = { ...away, check: () => Promise.resolve(null) };
    await steps(back, id, 4);
    expect((await readCampaign(admin, id)).queued).toBeGreaterThan(10);
    await admin.gql('mutation ($id: ID!) { cancelCampaign(id: $id) { state } }', { id });
  });

  it('a campaign can be paused all the same', async () => {
    await setPace(60);
    const id = await begin('outage-paused', 30);
    api.clock.set(new Date());
    await steps(away, id, 12);
    const job = await batonOf(api, id);
    const { data } = await admin.gql('mutation ($id: ID!) { pauseCampaign(id: $id) { state } }', { id });
    expect(data.pauseCampaign.state).toBe('paused');
    await runSendingJob(Object.assign(api.app.systemContext(), { mailer: away }), job);
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'paused' });
    expect(
      await api.sql(
        "select from pgboss.job where name = 'campaign.send' and data ->> 'campaignId' = $1 and data ->> 'baton' <> $2",
        [id, job.baton],
      ),
    ).toEqual([]);
  });
});
