import { campaignSentences } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addPeople,
  campaignFields,
  draftFor,
  readCampaign,
  sendDraft,
} from '../../../testing/fixtures/campaigns-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await addPeople(api, 'drafts', 3);
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  errors?.[0]?.extensions.code;
const update = (id: string, input: object): ReturnType<Caller['gql']> =>
  admin.gql(
    `mutation ($id: ID!, $input: UpdateCampaignInput!) { updateCampaign(id: $id, input: $input) { ${campaignFields} } }`,
    { id, input },
  );
const content = { name: 'N', subject: 'S', body: 'B' };

describe('a draft', () => {
  it('is stored, changed, listed and deleted, each with a line of the record', async () => {
    const draft = await draftFor(admin, 'drafts');
    expect(draft).toMatchObject({
      version: 1,
      state: 'draft',
      total: 0,
      audience: { tags: ['drafts'], statuses: [], createdFrom: null },
    });
    const changed = await update(draft.id, {
      ...content,
      audience: { statuses: ['active'], createdFrom: '2027-01-01' },
      version: 1,
    });
    expect(changed.data.updateCampaign).toMatchObject({
      version: 2,
      name: 'N',
      audience: { statuses: ['active'], tags: [], createdFrom: '2027-01-01' },
    });
    const { data } = await admin.gql('{ campaigns { campaigns { id } pagination { total } } }');
    expect(data.campaigns.campaigns[0].id).toBe(draft.id);
    expect(
      (await admin.gql('mutation ($id: ID!) { deleteCampaign(id: $id, version: 2) }', { id: draft.id })).data
        .deleteCampaign,
    ).toBe(draft.id);
    expect(await readCampaign(admin, draft.id)).toBeUndefined();
    const lines = await api.sql(
      'select action, details from audit_entries where object = $1 order by created_at, id',
      [`campaign:${draft.id}`],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'campaign.create',
      'campaign.update',
      'campaign.delete',
    ]);
    expect(JSON.stringify(lines)).not.toContain('News for');
  });

  it('changed by two is changed by the first; the second is told and nothing of theirs is stored', async () => {
    const { id } = await draftFor(admin, 'drafts');
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => update(id, { ...content, name, version: 1 })),
    );
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
    expect((await readCampaign(admin, id)).version).toBe(2);
    for (const operation of [
      'deleteCampaign(id: $id, version: 1)',
      'sendCampaign(id: $id, version: 1) { id }',
      'scheduleCampaign(id: $id, version: 1, date: "2099-01-01", time: "09:00") { id }',
    ]) {
      expect(['CONFLICT', 'BAD_INPUT']).toContain(
        codeOf(await admin.gql(`mutation ($id: ID!) { ${operation} }`, { id })),
      );
    }
  });

  it('sent twice by an impatient hand is stored once', async () => {
    const requestKey = crypto.randomUUID();
    const drafts = await Promise.all([1, 2, 3].map(() => draftFor(admin, 'drafts', { requestKey })));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    ['an unknown field', { body: 'Hi {{nickname}}' }, 'body', /Unknown merge field \{\{nickname\}\}/],
    ['a field in the subject that is not closed', { subject: 'Hi {{firstName' }, 'subject', /not closed/],
    ['a field in a link’s address', { body: '[here](https://example.com/{{email}})' }, 'body', /link URL/],
    ['no name', { name: ' ' }, 'name', /Name is required/],
    ['NUL', { body: 'a\u0000b' }, 'body', /cannot be stored/],
    ['half a pair', { subject: '\ud800' }, 'subject', /cannot be stored/],
    ['a huge content', { body: 'x'.repeat(20_001) }, 'body', /at most 20000/],
    ['a made-up day', { audience: { createdFrom: '2027-02-30' } }, 'audience.createdFrom', /valid date/],
    [
      'days the wrong way round',
      { audience: { createdFrom: '2027-02-03', createdTo: '2027-02-01' } },
      'audience.createdTo',
      /before the start/,
    ],
  ])('with %s is refused with a sentence', async (_name, wrong, field, sentence) => {
    const { errors } = await admin.gql(
      'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
      { input: { ...content, ...wrong } },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(errors?.[0]?.extensions.fieldErrors?.[field]).toMatch(sentence);
  });

  it('takes no state, counter or identifier from outside', async () => {
    const { errors } = await admin.gql(
      'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
      { input: { ...content, state: 'sent', total: 5, id: crypto.randomUUID() } },
    );
    expect(errors?.[0]?.message).toMatch(/state|total|id/);
  });

  it('that says nothing, or reaches nobody, is not sent', async () => {
    const empty = await draftFor(admin, 'drafts', { subject: '', body: '' });
    expect((await sendDraft(admin, empty)).errors?.[0]?.extensions.fieldErrors).toEqual({
      subject: campaignSentences.subjectRequired,
      body: campaignSentences.bodyRequired,
    });
    const alone = await draftFor(admin, 'nobody-has-this');
    expect((await sendDraft(admin, alone)).errors?.[0]?.message).toBe(campaignSentences.nobody);
    expect((await readCampaign(admin, alone.id)).state).toBe('draft');
  });

  it('is copied whatever became of the first', async () => {
    const { id } = await draftFor(admin, 'drafts', { name: 'x'.repeat(120) });
    const { data } = await admin.gql(
      `mutation ($id: ID!) { duplicateCampaign(id: $id) { ${campaignFields} } }`,
      { id },
    );
    expect(data.duplicateCampaign).toMatchObject({
      state: 'draft',
      version: 1,
      subject: 'News for {{firstName|you}}',
      name: `Copy of ${'x'.repeat(112)}`,
    });
  });

  it.each(['0199aaaa-0000-7000-8000-000000000000', 'nonsense', "1' or '1'='1"])(
    'that is not there (%s) answers like any missing one',
    async (id) => {
      const operations = [
        'campaign(id: $id) { id }',
        'campaignRecipients(id: $id) { pagination { total } }',
      ].map((field) => `query ($id: ID!) { ${field} }`);
      const changes = [
        'deleteCampaign(id: $id, version: 1)',
        'duplicateCampaign(id: $id) { id }',
        'testCampaign(id: $id) { message }',
        'sendCampaign(id: $id, version: 1) { id }',
        'pauseCampaign(id: $id) { id }',
        'resumeCampaign(id: $id) { id }',
        'cancelCampaign(id: $id) { id }',
        'unscheduleCampaign(id: $id) { id }',
      ];
      for (const query of [...operations, ...changes.map((field) => `mutation ($id: ID!) { ${field} }`)]) {
        expect((await admin.gql(query, { id })).errors?.[0], query).toMatchObject({
          message: campaignSentences.missing,
          extensions: { code: 'NOT_FOUND' },
        });
      }
      expect(
        (await admin.rest('GET', `/api/campaigns/${encodeURIComponent(id)}/recipients.csv`)).status,
      ).toBe(404);
    },
  );
});
