import { contactSources } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addPeople } from '../../../../testing/fixtures/campaigns-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await addPeople(api, 'counted', 3);
  await api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, source, tags, created_at)
     select 'Edge', n::text, n || '@edge.example', n || '@edge.example', 'county fair', '{edge}', at::timestamptz
     from unnest(array['2027-03-02T07:59:59.999Z', '2027-03-02T08:00:00Z', '2027-03-03T07:59:59.999Z', '2027-03-03T08:00:00Z'])
       with ordinality as given (at, n)`,
  );
});

const contactsOf = async (audience: object): Promise<number> =>
  (
    await admin.gql(
      'query ($audience: AudienceInput!) { campaignAudience(audience: $audience) { contacts } }',
      { audience },
    )
  ).data.campaignAudience.contacts;

describe('the days of an audience are those of the business', () => {
  // Midnight in Los Angeles is 08:00 in winter.
  it('from its midnight on', async () => {
    expect(await contactsOf({ tags: ['edge'], createdFrom: '2027-03-02' })).toBe(3);
  });

  it('up to the next midnight', async () => {
    expect(await contactsOf({ tags: ['edge'], createdTo: '2027-03-02' })).toBe(3);
  });

  it('for one day alone', async () => {
    expect(await contactsOf({ createdFrom: '2027-03-02', createdTo: '2027-03-02' })).toBe(2);
  });
});

describe('an audience chosen by nothing but', () => {
  it.each([
    ['a source', { sources: ['county fair'] }, 4],
    ['a tag', { tags: ['counted'] }, 3],
    ['a first day', { createdFrom: '2027-03-03' }, 1],
    ['a last day', { createdTo: '2027-03-01' }, 1],
  ])('%s is counted', async (_what, audience, contacts) => {
    await api.sql(
      "update contacts set created_at = '2027-03-02T12:00:00Z' where email_folded like '%@counted.example'",
    );
    expect(await contactsOf(audience)).toBe(contacts);
  });

  it.each([
    ['a status', { statuses: ['prospect'] }],
    ['nothing', {}],
  ])('%s is read from the counters, however many contacts there are', async (_what, audience) => {
    const before = await contactsOf(audience);
    await api.sql("insert into contact_totals_folded (status, delta) values ('prospect', 1000)");
    expect(await contactsOf(audience)).toBe(before + 1000);
    await api.sql('delete from contact_totals_folded where delta = 1000');
  });
});

describe('the editor of a campaign offers', () => {
  const options = async (): Promise<{ sources: string[]; tags: string[] }> =>
    (await admin.gql('{ campaignOptions { sources tags } }')).data.campaignOptions;

  it('the sources there always are, then those in use', async () => {
    expect((await options()).sources).toEqual([...contactSources, 'county fair']);
  });

  it('the tags in use', async () => {
    expect((await options()).tags).toEqual(['counted', 'edge']);
  });

  it('at most 50 sources and 100 tags', async () => {
    await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, source, tags)
       select 'Many', n::text, n || '@many.example', n || '@many.example', 'source ' || n, array['tag ' || n] from generate_series(1, 101) n`,
    );
    const { sources, tags } = await options();
    expect([sources.length, tags.length]).toEqual([50, 100]);
  });
});
