import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addPeople,
  campaignFields,
  draftFor,
  hurry,
  readCampaign,
} from '../../../testing/fixtures/campaigns-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await addPeople(api, 'keyed', 3);
  await hurry(api);
});

type Body = { data: any; errors?: { extensions: { code: string } }[] };

const withKey = async (key: string, query: string, variables: object, caller = admin): Promise<Body> =>
  (await caller.rest('POST', '/graphql', { query, variables }, { 'idempotency-key': key })).body;
const codeOf = ({ errors }: Body): string | undefined => errors?.[0]?.extensions.code;

const create = (key: string, input: object, caller = admin): Promise<Body> =>
  withKey(
    key,
    `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { ${campaignFields} createdAt } }`,
    { input },
    caller,
  );
const send = (key: string, { id, version }: { id: string; version: number }): Promise<Body> =>
  withKey(
    key,
    'mutation ($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { state startedAt version } }',
    { id, version },
  );
const draft = (name: string): object => ({
  name,
  subject: 'News',
  body: 'Hello',
  audience: { tags: ['keyed'] },
});
const named = async (name: string): Promise<number> =>
  (await api.sql('select from campaigns where name = $1', [name])).length;

describe('an Idempotency-Key (K1)', () => {
  it('makes one draft, and answers the second time as the first', async () => {
    const first = await create('draft', draft('Once'));
    expect(first.data.createCampaign).toMatchObject({
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await create('draft', draft('Once'))).toEqual(first);
    expect(await named('Once')).toBe(1);
  });

  it('is refused for another draft, and is each admin’s own', async () => {
    await create('taken', draft('First'));
    expect(codeOf(await create('taken', draft('Second')))).toBe('KEY_REUSED');
    expect(await named('Second')).toBe(0);
    await api.addUser({ email: 'other.admin@example.com', role: 'admin' });
    expect(
      (await create('taken', draft('Second'), await api.asUser('other.admin@example.com'))).data
        .createCampaign.id,
    ).toBeDefined();
  });

  it('of a draft that was refused may be used again', async () => {
    expect(codeOf(await create('mended', draft(' ')))).toBe('BAD_INPUT');
    expect((await create('mended', draft('Mended'))).errors).toBeUndefined();
    expect(codeOf(await create('x'.repeat(256), draft('Long')))).toBe('BAD_INPUT');
  });

  it('sends once: an answer that was lost is given again, though the version has moved on', async () => {
    const stored = await draftFor(admin, 'keyed');
    const first = await send('send', stored);
    expect(first.data.sendCampaign).toMatchObject({ state: 'sending', version: 2 });
    expect(await send('send', stored)).toEqual(first);
    expect(codeOf(await send('another', stored))).toBe('CONFLICT');
    await api.runJobs();
    expect(await send('send', stored)).toEqual(first);
    await api.runJobs();
    expect(await readCampaign(admin, stored.id)).toMatchObject({ state: 'sent', sent: 3, total: 3 });
    expect(
      await api.sql('select from audit_entries where object = $1 and action = $2', [
        `campaign:${stored.id}`,
        'campaign.send',
      ]),
    ).toHaveLength(1);
  });

  it('copies once', async () => {
    const { id } = await draftFor(admin, 'keyed', { name: 'Original' });
    const copy = () =>
      withKey('copy', 'mutation ($id: ID!) { duplicateCampaign(id: $id) { id name } }', { id });
    const first = await copy();
    expect(await copy()).toEqual(first);
    expect(await named('Copy of Original')).toBe(1);
  });

  it('by twelve at the same time is used once; who comes in between is told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create('crowd', draft('Crowd'))));
    const ids = new Set(answers.flatMap(({ data }) => data?.createCampaign?.id ?? []));
    expect(ids.size).toBe(1);
    expect(new Set(answers.map(codeOf).filter(Boolean)).size).toBeLessThanOrEqual(1);
    expect(answers.map(codeOf).filter((code) => code && code !== 'IN_PROGRESS')).toEqual([]);
    expect(await named('Crowd')).toBe(1);
  });
});
