import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  batonOf,
  draftFor,
  hurry,
  readCampaign,
  sendDraft,
} from '../../../../testing/fixtures/campaigns-fixtures.ts';
import { runSendingJob, runSendingStep } from './send-campaign.ts';
import { resumeCampaigns, startDueCampaigns } from './schedule.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await hurry(api);
});
// Mails that another test has just sent must not delay this one.
beforeEach(() => api.sql('delete from campaign_pace'));

const act = async (
  name: string,
  id: string,
): Promise<{ data: any; errors?: { extensions: { code: string } }[] }> =>
  admin.gql(`mutation ($id: ID!) { ${name}(id: $id) { state version } }`, { id });
const mailsTo = async (domain: string): Promise<number> =>
  Number((await api.sql('select count(*) as n from mails where to_address like $1', [`%@${domain}`]))[0]?.n);
const dropJobs = (): Promise<object[]> =>
  api.sql("delete from pgboss.job where name in ('campaign.send', 'campaigns.tend')");

describe('a campaign that is sent', () => {
  it('reaches each address once, in one look, and counts what it did', async () => {
    await addPeople(api, 'once', 25);
    // Another contact with the same mailbox, spelled differently.
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, tags) values ('Twin', 'T', 'PERSON1@once.example', 'person1@once.example', '{once}')",
    );
    const draft = await draftFor(admin, 'once');
    expect((await sendDraft(admin, draft)).data.sendCampaign).toMatchObject({ state: 'sending', version: 2 });
    expect((await sendDraft(admin, draft)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await api.runJobs();
    expect(await readCampaign(admin, draft.id)).toMatchObject({
      state: 'sent',
      total: 25,
      sent: 25,
      waiting: 0,
      failed: 0,
      suppressed: 0,
    });
    const mails = await api.sql(
      "select to_address, subject, text, state, message_key, headers from mails where to_address ilike '%@once.example'",
    );
    expect(new Set(mails.map(({ to_address }) => String(to_address).toLowerCase())).size).toBe(25);
    expect(mails).toHaveLength(25);
    expect(mails[0]).toMatchObject({
      state: 'kept',
      subject: expect.stringMatching(/^News for Person\d+$/),
      text: expect.stringContaining('of your town'),
    });
    expect(new Set(mails.map(({ message_key }) => message_key)).size).toBe(25);
    const lines = await api.sql('select action from audit_entries where object = $1', [
      `campaign:${draft.id}`,
    ]);
    expect(lines.map(({ action }) => action)).toEqual([
      'campaign.create',
      'campaign.send',
      'campaign.finish',
    ]);
  });

  it('is frozen: neither changed, nor deleted, nor sent again', async () => {
    await addPeople(api, 'frozen', 1);
    const draft = await draftFor(admin, 'frozen');
    await sendDraft(admin, draft);
    await api.runJobs();
    const { version } = await readCampaign(admin, draft.id);
    for (const change of [
      'deleteCampaign(id: $id, version: $v)',
      'sendCampaign(id: $id, version: $v) { id }',
      'updateCampaign(id: $id, input: { name: "N", subject: "S", body: "B", version: $v }) { id }',
    ]) {
      const { errors } = await admin.gql(`mutation ($id: ID!, $v: Int!) { ${change} }`, {
        id: draft.id,
        v: version,
      });
      expect(errors?.[0]?.extensions.code, change).toBe('CONFLICT');
    }
  });

  it('by ten who press at once is sent once', async () => {
    await addPeople(api, 'crowd', 5);
    const draft = await draftFor(admin, 'crowd');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendDraft(admin, draft)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await api.runJobs();
    expect(await mailsTo('crowd.example')).toBe(5);
  });

  it('passes over who said no, before it began or since, and everyone with their address; who was never asked gets it', async () => {
    await addPeople(api, 'refused', 4);
    await api.sql(
      "update contacts set marketing_consent = 'no' where email_folded = 'person1@refused.example'",
    );
    const draft = await draftFor(admin, 'refused');
    const {
      data: { campaignAudience },
    } = await admin.gql(
      'query { campaignAudience(audience: { tags: ["refused"] }) { contacts suppressed sample { email } } }',
    );
    expect(campaignAudience).toMatchObject({ contacts: 4, suppressed: 1 });
    expect(campaignAudience.sample).toHaveLength(3);
    await sendDraft(admin, draft);
    await runSendingStep(api.app.systemContext(), await batonOf(api, draft.id));
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, marketing_consent) values ('Same', 'Mailbox', 'person2@refused.example', 'person2@refused.example', 'no')",
    );
    await api.sql(
      "update contacts set marketing_consent = 'yes' where email_folded = 'person3@refused.example'",
    );
    await api.runJobs();
    expect(await readCampaign(admin, draft.id)).toMatchObject({ state: 'sent', sent: 2, suppressed: 2 });
    const { data } = await admin.gql(
      'query ($id: ID!) { campaignRecipients(id: $id, state: suppressed) { recipients { reason } } }',
      { id: draft.id },
    );
    expect(data.campaignRecipients.recipients.map(({ reason }: { reason: string }) => reason)).toEqual(
      Array(2).fill('The contact does not want marketing mails.'),
    );
  });

  it('passes over who is on the suppression list when their turn comes, and whose contact is gone', async () => {
    await addPeople(api, 'passed', 4);
    const draft = await draftFor(admin, 'passed');
    await sendDraft(admin, draft);
    const job = await batonOf(api, draft.id);
    await runSendingStep(api.app.systemContext(), job);
    expect((await readCampaign(admin, draft.id)).total).toBe(4);
    await admin.gql('mutation { addSuppression(email: "person1@PASSED.example") { id } }');
    await api.sql("delete from contacts where email_folded = 'person2@passed.example'");
    await api.runJobs();
    expect(await readCampaign(admin, draft.id)).toMatchObject({ state: 'sent', sent: 2, suppressed: 2 });
    const { data } = await admin.gql(
      'query ($id: ID!) { campaignRecipients(id: $id, state: suppressed) { recipients { email name reason mailId } pagination { total } } }',
      { id: draft.id },
    );
    expect(data.campaignRecipients.pagination.total).toBe(2);
    expect(data.campaignRecipients.recipients.map(({ reason }: { reason: string }) => reason).sort()).toEqual(
      ['The address is on the suppression list (manual).', 'The contact was deleted.'],
    );
    const csv = await admin.rest('GET', `/api/campaigns/${draft.id}/recipients.csv`);
    expect(csv.headers.get('content-disposition')).toContain('To passed recipients.csv');
    expect(String(csv.body).trim().split('\r\n')).toHaveLength(5);
    expect(await api.sql("select 1 from audit_entries where action = 'campaign.export'")).toHaveLength(1);
  });
});

describe('a campaign under way', () => {
  it('stops at the next batch when it is paused, goes on when it is resumed, and ends when it is canceled', async () => {
    await addPeople(api, 'paused', 450);
    const draft = await draftFor(admin, 'paused');
    await sendDraft(admin, draft);
    const context = api.app.systemContext();
    const first = await batonOf(api, draft.id);
    for (let step = 0; step < 2; step += 1) await runSendingStep(context, first);
    expect((await act('pauseCampaign', draft.id)).data.pauseCampaign.state).toBe('paused');
    expect((await act('pauseCampaign', draft.id)).data.pauseCampaign.state).toBe('paused');
    await runSendingJob(context, first);
    await api.runJobs();
    expect(await mailsTo('paused.example')).toBe(200);
    expect((await act('resumeCampaign', draft.id)).data.resumeCampaign.state).toBe('sending');
    // The job that held the baton before the pause finds that another one has it.
    expect(await runSendingStep(context, first)).toBe('over');
    const second = await batonOf(api, draft.id);
    for (let wait = 1; wait;) wait = ((await runSendingStep(context, second)) as { waitMs: number }).waitMs;
    expect((await act('cancelCampaign', draft.id)).data.cancelCampaign.state).toBe('canceled');
    await api.runJobs();
    expect(await readCampaign(admin, draft.id)).toMatchObject({
      state: 'canceled',
      total: 450,
      sent: 400,
      waiting: 50,
    });
    expect(await mailsTo('paused.example')).toBe(400);
    for (const action of ['resumeCampaign', 'pauseCampaign', 'unscheduleCampaign'])
      expect((await act(action, draft.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('is never sent by two at once, however many try', async () => {
    await addPeople(api, 'rivals', 400);
    const draft = await draftFor(admin, 'rivals');
    await sendDraft(admin, draft);
    const job = await batonOf(api, draft.id);
    await Promise.all(Array.from({ length: 6 }, () => runSendingJob(api.app.systemContext(), job)));
    await api.runJobs();
    expect(await mailsTo('rivals.example')).toBe(400);
    expect(await readCampaign(admin, draft.id)).toMatchObject({ state: 'sent', sent: 400 });
  });

  it('whose batch fails half way has written to nobody in it, and does it again', async () => {
    await addPeople(api, 'broken', 10);
    const draft = await draftFor(admin, 'broken');
    await sendDraft(admin, draft);
    const job = await batonOf(api, draft.id);
    await runSendingStep(api.app.systemContext(), job);
    await api.sql(
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'disk on fire'; end $$",
    );
    await api.sql(
      'create constraint trigger refuse after update on campaign_recipients deferrable initially deferred for each row execute function refuse()',
    );
    await expect(runSendingStep(api.app.systemContext(), job)).rejects.toThrow();
    await api.sql('drop trigger refuse on campaign_recipients');
    await api.sql('drop function refuse');
    expect(await mailsTo('broken.example')).toBe(0);
    expect(await readCampaign(admin, draft.id)).toMatchObject({ sent: 0, waiting: 10 });
    await api.runJobs();
    expect(await mailsTo('broken.example')).toBe(10);
  });

  it('that was dropped by a crash is taken up again, one that is alive is left alone', async () => {
    await addPeople(api, 'dropped', 3);
    const draft = await draftFor(admin, 'dropped');
    await sendDraft(admin, draft);
    await dropJobs();
    const before = await batonOf(api, draft.id);
    await startDueCampaigns(api.app.systemContext());
    expect(await batonOf(api, draft.id)).toEqual(before);
    api.clock.set(new Date(Date.now() + 60_000));
    await startDueCampaigns(api.app.systemContext());
    api.clock.reset();
    expect(await batonOf(api, draft.id)).not.toEqual(before);
    await api.runJobs();
    expect(await mailsTo('dropped.example')).toBe(3);
  });

  it('is taken up at once by a server that starts, also from one that is alive: still each gets one mail', async () => {
    await addPeople(api, 'started', 450);
    const draft = await draftFor(admin, 'started');
    await sendDraft(admin, draft);
    const alive = runSendingJob(api.app.systemContext(), await batonOf(api, draft.id));
    await Promise.all([resumeCampaigns(api.app.systemContext()), resumeCampaigns(api.app.systemContext())]);
    await Promise.all([alive, api.runJobs()]);
    expect(await readCampaign(admin, draft.id)).toMatchObject({ state: 'sent', sent: 450, total: 450 });
    expect(await mailsTo('started.example')).toBe(450);
  });
});
