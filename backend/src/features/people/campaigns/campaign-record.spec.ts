import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addPeople,
  draftFor,
  hurry,
  readCampaign,
  sendDraft,
} from '../../../testing/fixtures/campaigns-fixtures.ts';
import { testCampaign } from './content/preview.service.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await addPeople(api, 'record', 2);
  await hurry(api);
});
beforeEach(() => api.sql('delete from campaign_pace'));

const act = async (name: string, id: string): Promise<any> => {
  const { data } = await admin.gql(`mutation ($id: ID!) { ${name}(id: $id) { id version } }`, { id });
  return data[name];
};
const linesOf = async (id: string): Promise<string[]> =>
  (
    await api.sql('select action from audit_entries where object = $1 order by created_at, id', [
      `campaign:${id}`,
    ])
  ).map(({ action }) => String(action));
const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const schedule = (id: string): ReturnType<Caller['gql']> =>
  admin.gql(
    `mutation ($id: ID!) { scheduleCampaign(id: $id, version: 1, date: "${inAWeek()}", time: "09:00") { state } }`,
    { id },
  );

describe('the record names', () => {
  it('who paused, resumed and canceled a campaign', async () => {
    const draft = await draftFor(admin, 'record');
    await sendDraft(admin, draft);
    for (const name of ['pauseCampaign', 'resumeCampaign', 'cancelCampaign']) await act(name, draft.id);
    expect((await linesOf(draft.id)).slice(1)).toEqual([
      'campaign.send',
      'campaign.pause',
      'campaign.resume',
      'campaign.cancel',
    ]);
  });

  it('who scheduled a campaign, for when, and who took it back', async () => {
    const { id } = await draftFor(admin, 'record');
    await schedule(id);
    await act('unscheduleCampaign', id);
    expect((await linesOf(id)).slice(1)).toEqual(['campaign.schedule', 'campaign.unschedule']);
    const [entry] = await api.sql("select details from audit_entries where action = 'campaign.schedule'");
    expect(entry?.details.at).toMatch(new RegExp(`^${inAWeek()}T1[67]:00:00.000Z$`));
  });

  it('the campaign that another one was copied from', async () => {
    const { id } = await draftFor(admin, 'record');
    const copy = await act('duplicateCampaign', id);
    expect(
      await api.sql("select details from audit_entries where action = 'campaign.duplicate' and object = $1", [
        `campaign:${copy.id}`,
      ]),
    ).toEqual([{ details: { from: id } }]);
  });

  it('who sent a test mail', async () => {
    const { id } = await draftFor(admin, 'record');
    await admin.gql('mutation ($id: ID!) { testCampaign(id: $id) { message } }', { id });
    expect((await linesOf(id)).slice(1)).toEqual(['campaign.test']);
  });
});

describe('the version of a campaign', () => {
  it('goes up by one with each step', async () => {
    const draft = await draftFor(admin, 'record');
    await sendDraft(admin, draft);
    const versions: number[] = [];
    for (const name of ['pauseCampaign', 'pauseCampaign', 'resumeCampaign'])
      versions.push((await act(name, draft.id)).version);
    await api.runJobs();
    versions.push((await readCampaign(admin, draft.id)).version);
    expect(versions).toEqual([3, 3, 4, 5]);
  });
});

describe('a draft that cannot be sent', () => {
  it('is not changed to one with a merge field in the address of a link', async () => {
    const { id } = await draftFor(admin, 'record');
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $input: UpdateCampaignInput!) { updateCampaign(id: $id, input: $input) { id } }',
      { id, input: { name: 'N', subject: 'S', body: '[a](https://a.example/{{email}})', version: 1 } },
    );
    expect(errors?.[0]?.extensions.fieldErrors).toEqual({ body: campaignSentences.linkField });
  });

  it('is not sent if such a link was stored all the same', async () => {
    const draft = await draftFor(admin, 'record');
    await api.sql("update campaigns set body = '[a](https://a.example/{{email}})' where id = $1", [draft.id]);
    expect((await sendDraft(admin, draft)).errors?.[0]?.extensions.fieldErrors).toEqual({
      body: campaignSentences.linkField,
    });
  });

  it('is not scheduled either', async () => {
    const { id } = await draftFor(admin, 'record', { subject: '' });
    expect((await schedule(id)).errors?.[0]?.extensions.fieldErrors).toEqual({
      subject: campaignSentences.subjectRequired,
    });
  });

  it('is not tested either', async () => {
    const { id } = await draftFor(admin, 'record', { body: '' });
    const { errors } = await admin.gql('mutation ($id: ID!) { testCampaign(id: $id) { message } }', { id });
    expect(errors?.[0]?.extensions.fieldErrors).toEqual({ body: campaignSentences.bodyRequired });
  });
});

it('nobody gets a test mail who is not signed in', async () => {
  const { id } = await draftFor(admin, 'record');
  await expect(testCampaign(api.app.systemContext(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('an admin gets thirty test mails an hour, and no more', async () => {
  await api.addUser({ email: 'tester@example.com', role: 'admin' });
  const tester = await api.asUser('tester@example.com');
  const { id } = await draftFor(admin, 'record');
  const codes: (string | undefined)[] = [];
  for (let mail = 1; mail <= 31; mail += 1) {
    const { errors } = await tester.gql('mutation ($id: ID!) { testCampaign(id: $id) { message } }', { id });
    codes.push(errors?.[0]?.extensions.code);
  }
  expect(codes).toEqual([...Array<undefined>(30).fill(undefined), 'TOO_MANY_REQUESTS']);
});
