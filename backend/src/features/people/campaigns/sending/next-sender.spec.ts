import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  batonOf,
  draftFor,
  hurry,
  readCampaign,
  sendDraft,
} from '../../../../testing/fixtures/campaigns-fixtures.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';
import { runSendingJob, runSendingStep } from './send-campaign.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await hurry(api);
});
beforeEach(() => api.sql('delete from campaign_pace'));
afterEach(() => {
  vi.restoreAllMocks();
  api.clock.reset();
});

const begin = async (tag: string, count: number): Promise<string> => {
  await addPeople(api, tag, count);
  const draft = await draftFor(admin, tag);
  await sendDraft(admin, draft);
  return draft.id;
};

/** Runs the job of a campaign, which sees this many milliseconds pass during its first step. */
const runFor = async (id: string, milliseconds: number): Promise<void> => {
  const job = await batonOf(api, id);
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(milliseconds);
  await runSendingJob(api.app.systemContext(), job);
};

describe('a job that sends', () => {
  it('for four seconds hands over to another one, which goes on', async () => {
    const id = await begin('long', 3);
    const before = await batonOf(api, id);
    await runFor(id, 4000);
    vi.restoreAllMocks();
    const { baton } = await batonOf(api, id);
    expect(baton).not.toBe(before.baton);
    await api.runJobs();
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'sent', sent: 3 });
  });

  it('for a moment less goes on itself', async () => {
    const id = await begin('short', 3);
    await runFor(id, 3999);
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'sent', sent: 3 });
  });
});

describe('a clock that was set back', () => {
  it.each([
    [60_000, { waitMs: 60_000 }],
    [60_001, { waitMs: 0 }],
  ] as const)('by %i milliseconds lets mails wait no longer than a minute', async (ahead, step) => {
    const id = await begin(`back${ahead}`, 1);
    const now = new Date('2027-05-01T12:00:00.000Z');
    api.clock.set(now);
    await api.sql('insert into campaign_pace (id, free_at) values (1, $1)', [
      new Date(now.getTime() + ahead),
    ]);
    const job = await batonOf(api, id);
    await runSendingStep(api.app.systemContext(), job);
    expect(await runSendingStep(api.app.systemContext(), job)).toEqual(step);
  });
});

it('looking for the recipients may take longer than a request', async () => {
  const id = await begin('patient', 1);
  await api.sql('create table seen (statement_timeout text)');
  await api.sql(
    `create function see() returns trigger language plpgsql security definer as $$
     begin insert into seen values (current_setting('statement_timeout')); return null; end $$`,
  );
  await api.sql('create trigger see after insert on campaign_recipients for each row execute function see()');
  await runSendingStep(api.app.systemContext(), await batonOf(api, id));
  expect(await api.sql('select * from seen')).toEqual([{ statement_timeout: '1min' }]);
  await api.sql('drop trigger see on campaign_recipients');
});

it('two who set the pace at once do it one after the other', async () => {
  const release = await holdLocks(api, "select pg_advisory_xact_lock(hashtextextended('settings', 1))");
  const done = admin.gql('mutation { setCampaignPace(pace: 90) }');
  await untilWaiting(api, 1);
  await release();
  expect((await done).data.setCampaignPace).toBe(90);
});

describe('the second batch of a campaign', () => {
  it.each([
    [60_000, { waitMs: 0 }],
    [59_999, { waitMs: 201 }],
  ])('at %i mails a minute may be written after this time', async (pace, step) => {
    const id = await begin(`pace${pace}`, 201);
    await api.sql("update settings set value = $1 where key = 'campaignPace'", [String(pace)]);
    api.clock.set(new Date('2027-05-01T12:00:00.000Z'));
    const job = await batonOf(api, id);
    // Gathers the recipients, then writes to the first 200.
    for (let done = 0; done < 2; done += 1) await runSendingStep(api.app.systemContext(), job);
    expect(await runSendingStep(api.app.systemContext(), job)).toEqual(step);
    await hurry(api);
  });
});
