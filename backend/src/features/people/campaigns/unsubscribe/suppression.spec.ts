import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
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
import { campaignMailObserver } from '../sending/recipient-outcomes.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await hurry(api);
});

/** A campaign sent to one person. @returns its id and the token of their link */
const sent = async (tag: string): Promise<{ id: string; email: string; token: string }> => {
  await addPeople(api, tag, 1);
  const draft = await draftFor(admin, tag);
  await sendDraft(admin, draft);
  await api.runJobs();
  const [recipient] = await api.sql('select id, email from campaign_recipients where campaign_id = $1', [
    draft.id,
  ]);
  return {
    id: draft.id,
    email: String(recipient?.email),
    token: api.app.systemContext().signature.sign('unsubscribe', String(recipient?.id)),
  };
};
const say = async (what: 'unsubscribe' | 'resubscribe', token: string): Promise<string | undefined> => {
  const { data, errors } = await api.gql(
    `mutation ($token: String!) { ${what}(token: $token) { message } }`,
    { token },
  );
  return errors?.[0]?.message ?? data[what].message;
};
const suppress = async (email: string): Promise<string> =>
  (await admin.gql('mutation ($email: String!) { addSuppression(email: $email) { id } }', { email })).data
    .addSuppression.id;
const remove = (id: string): ReturnType<Caller['gql']> =>
  admin.gql('mutation ($id: ID!) { removeSuppression(id: $id) }', { id });
const linesOf = async (object: string, action = '%'): Promise<string[]> =>
  (
    await api.sql(
      'select action from audit_entries where object = $1 and action like $2 order by created_at, id',
      [object, action],
    )
  ).map(({ action: name }) => String(name));

describe('an address on the suppression list', () => {
  it('that is entered a second time keeps its entry, and the record has one line', async () => {
    const id = await suppress('twice@listed.example');
    expect(await suppress('TWICE@listed.example')).toBe(id);
    expect(await linesOf(`suppression:${id}`)).toEqual(['suppression.add']);
  });

  it('is gone when it is removed, as the record says', async () => {
    const id = await suppress('gone@listed.example');
    expect((await remove(id)).data.removeSuppression).toBe(id);
    expect(await api.sql('select from mail_suppressions where id = $1', [id])).toEqual([]);
    expect(await linesOf(`suppression:${id}`)).toEqual(['suppression.add', 'suppression.remove']);
  });

  it.each(['0199aaaa-0000-7000-8000-000000000000', 'nonsense'])(
    'that is not there (%s) is not removed',
    async (id) => {
      expect((await remove(id)).errors?.[0]).toMatchObject({
        message: campaignSentences.missingSuppression,
        extensions: { code: 'NOT_FOUND' },
      });
    },
  );
});

describe('a link', () => {
  it('of a test mail is nobody’s, and says so', async () => {
    const token = api.app.systemContext().signature.sign('unsubscribe', 'test');
    const { data } = await api.gql(
      'query ($token: String!) { mailSubscription(token: $token) { email subscribed } }',
      { token },
    );
    expect(data.mailSubscription).toEqual({ email: null, subscribed: true });
  });

  it.each(['unsubscribe', 'resubscribe'] as const)('of a test mail changes nothing: %s', async (what) => {
    const token = api.app.systemContext().signature.sign('unsubscribe', 'test');
    expect(await say(what, token)).toBe(campaignSentences.testLink);
  });

  it('of somebody who was already out is counted once, and recorded', async () => {
    const { id, email, token } = await sent('out');
    await suppress(email);
    expect(await say('unsubscribe', token)).toBe(campaignSentences.unsubscribed);
    await say('unsubscribe', token);
    expect(await readCampaign(admin, id)).toMatchObject({ unsubscribed: 1 });
    expect(await linesOf(`campaign:${id}`, '%subscribe')).toEqual(['campaign.unsubscribe']);
  });

  it('of somebody who left by another mail is recorded although nothing is added to the list', async () => {
    const { id, email, token } = await sent('other');
    await api.sql(
      "insert into mail_suppressions (email, email_folded, reason) values ($1, lower($1), 'unsubscribed')",
      [email],
    );
    await say('unsubscribe', token);
    expect(await linesOf(`campaign:${id}`, '%subscribe')).toEqual(['campaign.unsubscribe']);
  });

  it('of somebody who left and was taken off the list puts them on it again', async () => {
    const { id, email, token } = await sent('again');
    await say('unsubscribe', token);
    await api.sql('delete from mail_suppressions where email_folded = lower($1)', [email]);
    await say('unsubscribe', token);
    expect(await readCampaign(admin, id)).toMatchObject({ unsubscribed: 1 });
    expect(await linesOf(`campaign:${id}`, '%subscribe')).toHaveLength(2);
  });

  it('of somebody who comes back is recorded once', async () => {
    const { id, token } = await sent('back');
    await say('unsubscribe', token);
    expect(await say('resubscribe', token)).toBe(campaignSentences.subscribed);
    await say('resubscribe', token);
    expect(await linesOf(`campaign:${id}`, '%subscribe')).toEqual([
      'campaign.unsubscribe',
      'campaign.resubscribe',
    ]);
  });

  it('of somebody whom an admin let in again is no longer counted as left', async () => {
    const { id, email, token } = await sent('letin');
    await say('unsubscribe', token);
    await api.sql('delete from mail_suppressions where email_folded = lower($1)', [email]);
    await say('resubscribe', token);
    expect(await readCampaign(admin, id)).toMatchObject({ unsubscribed: 0 });
    expect(await linesOf(`campaign:${id}`, '%subscribe')).toHaveLength(2);
  });
});

it('a campaign’s mail without a recipient keeps no address out', async () => {
  const context = api.app.systemContext();
  const mail = { referenceId: null, toAddress: 'nobody@listed.example' } as StoredMail;
  await context.transaction((trx) =>
    campaignMailObserver.recordOutcomes(context, trx, [
      { mail, state: 'failed', reason: 'no such mailbox', isDeadAddress: true },
    ]),
  );
  expect(await api.sql("select from mail_suppressions where email_folded = 'nobody@listed.example'")).toEqual(
    [],
  );
});
