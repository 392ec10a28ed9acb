import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  batonOf,
  draftFor,
  readCampaign,
  sendDraft,
} from '../../../../testing/fixtures/campaigns-fixtures.ts';
import { resumeCampaignsJob, startDueCampaigns, tendCampaignsJob } from './schedule.ts';

const api = useApi();
let admin: Caller;
beforeAll(() => addPeople(api, 'edges', 1));
beforeEach(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

/** What is said to somebody who schedules a campaign at this moment; undefined if it is taken. */
const answerTo = async (moment: string, date: string, time: string): Promise<string | undefined> => {
  api.clock.set(moment);
  admin = await api.as('admin');
  const { id } = await draftFor(admin, 'edges');
  const { errors } = await admin.gql(
    'mutation ($id: ID!, $date: String!, $time: String!) { scheduleCampaign(id: $id, version: 1, date: $date, time: $time) { id } }',
    { id, date, time },
  );
  return errors?.[0]?.message;
};

describe('a campaign is scheduled', () => {
  // Noon in Los Angeles is 20:00 in winter.
  it('not for the moment that is now', async () => {
    expect(await answerTo('2027-03-10T20:00:00.000Z', '2027-03-10', '12:00')).toBe(campaignSentences.past);
  });

  it('for a thousandth of a second later', async () => {
    expect(await answerTo('2027-03-10T19:59:59.999Z', '2027-03-10', '12:00')).toBeUndefined();
  });

  it('for 366 days ahead', async () => {
    expect(await answerTo('2027-01-10T20:00:00.000Z', '2028-01-11', '12:00')).toBeUndefined();
  });

  it('not for a thousandth of a second more', async () => {
    expect(await answerTo('2027-01-10T19:59:59.999Z', '2028-01-11', '12:00')).toBe(campaignSentences.tooFar);
  });

  it('and starts with its version one higher', async () => {
    const { id } = await draftFor(admin, 'edges');
    await api.sql("update campaigns set state = 'scheduled', scheduled_at = now() where id = $1", [id]);
    await startDueCampaigns(api.app.systemContext());
    expect(await readCampaign(admin, id)).toMatchObject({ state: 'sending', version: 2 });
  });
});

it.each([
  [40_000, 'left alone'],
  [40_001, 'taken up again'],
] as const)('a campaign without a sign of life for %i milliseconds is %s', async (silent, what) => {
  const draft = await draftFor(admin, 'edges');
  await sendDraft(admin, draft);
  const before = await batonOf(api, draft.id);
  const now = new Date('2027-05-01T12:00:00.000Z');
  await api.sql('update campaigns set baton_at = $2 where id = $1', [
    draft.id,
    new Date(now.getTime() - silent),
  ]);
  api.clock.set(now);
  await startDueCampaigns(api.app.systemContext());
  expect((await batonOf(api, draft.id)).baton === before.baton).toBe(what === 'left alone');
});

describe('campaigns that nobody sends any more', () => {
  it('are looked for every minute, and not again if that fails: the next minute comes soon', () => {
    expect(tendCampaignsJob).toMatchObject({ cron: '* * * * *', options: { retryLimit: 0 } });
  });

  it('are looked for by each server that starts', () => {
    expect(resumeCampaignsJob).toMatchObject({ atStart: true, options: { retryLimit: 0 } });
  });
});
