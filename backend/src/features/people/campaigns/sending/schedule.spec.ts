import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addPeople, draftFor, hurry, readCampaign } from '../../../../testing/fixtures/campaigns-fixtures.ts';
import { startDueCampaigns } from './schedule.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await hurry(api);
});
// Mails that another test has just sent must not delay this one.
beforeEach(() => api.sql('delete from campaign_pace'));

describe('a scheduled campaign', () => {
  const schedule = (id: string, date: string, time: string): ReturnType<Caller['gql']> =>
    admin.gql(
      'mutation ($id: ID!, $date: String!, $time: String!) { scheduleCampaign(id: $id, version: 1, date: $date, time: $time) { state scheduledAt } }',
      { id, date, time },
    );

  it('goes out at its time on the clock of the business, once', async () => {
    await addPeople(api, 'timed', 2);
    const draft = await draftFor(admin, 'timed');
    api.clock.set('2027-03-10T20:00:00Z');
    admin = await api.as('admin');
    for (const [date, time] of [
      ['2027-03-10', '11:59'],
      ['2029-01-01', '09:00'],
      ['2027-02-30', '09:00'],
      ['2027-03-15', '9'],
    ] as const) {
      expect((await schedule(draft.id, date, time)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
    // The clocks change on March 14: nine o'clock stays nine o'clock.
    expect((await schedule(draft.id, '2027-03-15', '09:00')).data.scheduleCampaign).toEqual({
      state: 'scheduled',
      scheduledAt: '2027-03-15T16:00:00.000Z',
    });
    await startDueCampaigns(api.app.systemContext());
    expect((await readCampaign(admin, draft.id)).state).toBe('scheduled');
    api.clock.set('2027-03-15T16:00:01Z');
    await Promise.all([
      startDueCampaigns(api.app.systemContext()),
      startDueCampaigns(api.app.systemContext()),
    ]);
    await api.runJobs();
    api.clock.reset();
    admin = await api.as('admin');
    expect(await readCampaign(admin, draft.id)).toMatchObject({ state: 'sent', sent: 2 });
    expect(await api.sql("select from mails where to_address like '%@timed.example'")).toHaveLength(2);
  });

  it('can be taken back, and then does not go out', async () => {
    await addPeople(api, 'back', 2);
    const draft = await draftFor(admin, 'back');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await schedule(draft.id, tomorrow, '23:00');
    const { data } = await admin.gql('mutation ($id: ID!) { unscheduleCampaign(id: $id) { state } }', {
      id: draft.id,
    });
    expect(data.unscheduleCampaign.state).toBe('draft');
    api.clock.set(new Date(Date.now() + 3 * 86_400_000));
    await startDueCampaigns(api.app.systemContext());
    api.clock.reset();
    expect(await readCampaign(admin, draft.id)).toMatchObject({
      state: 'draft',
      scheduledAt: null,
      total: 0,
    });
  });
});
