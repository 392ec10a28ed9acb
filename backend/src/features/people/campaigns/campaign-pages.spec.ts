import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
let campaignId: string;
beforeAll(async () => {
  admin = await api.as('admin');
  await api.sql(
    `insert into campaigns (name, subject, body, audience, created_at)
     select 'Number ' || n, 'S', 'B', '{}', timestamptz '2027-01-01' + n * interval '1 minute' from generate_series(1, 41) n`,
  );
  const [campaign] = await api.sql(
    "update campaigns set total = 1001, failed = 51, sent = 950 where name = 'Number 1' returning id",
  );
  campaignId = String(campaign?.id);
  await api.sql(
    `insert into campaign_recipients (campaign_id, contact_id, email, email_folded, state)
     select $1, gen_random_uuid(), lpad(n::text, 4, '0') || '@pages.example', lpad(n::text, 4, '0') || '@pages.example',
       case when n <= 51 then 'failed' else 'sent' end from generate_series(1, 1001) n`,
    [campaignId],
  );
  await api.sql(
    `insert into mail_suppressions (email, email_folded, reason, created_at)
     select n || '@pages.example', n || '@pages.example', 'manual', timestamptz '2027-01-01' + n * interval '1 minute' from generate_series(1, 101) n`,
  );
});

describe('campaigns', () => {
  const namesOn = async (page: number): Promise<string[]> =>
    (await admin.gql(`{ campaigns(page: ${page}) { campaigns { name } } }`)).data.campaigns.campaigns.map(
      ({ name }: { name: string }) => name,
    );

  it('come twenty to a page, the newest first', async () => {
    const names = await namesOn(1);
    expect([names.length, names[0], names[19]]).toEqual([20, 'Number 41', 'Number 22']);
  });

  it('go on where the page before ended', async () => {
    const names = await namesOn(2);
    expect([names.length, names[0], names[19]]).toEqual([20, 'Number 21', 'Number 2']);
  });

  it('end with the oldest', async () => {
    expect(await namesOn(3)).toEqual(['Number 1']);
  });
});

describe('the recipients of a campaign', () => {
  const page = async (
    number: number,
    state = '',
  ): Promise<{ recipients: { email: string }[]; pagination: { total: number } }> =>
    (
      await admin.gql(
        `query ($id: ID!) { campaignRecipients(id: $id, page: ${number}${state}) { recipients { email } pagination { total } } }`,
        { id: campaignId },
      )
    ).data.campaignRecipients;

  it('come fifty to a page', async () => {
    const { recipients, pagination } = await page(1);
    expect([recipients.length, recipients[0]?.email, pagination.total]).toEqual([
      50,
      '0001@pages.example',
      1001,
    ]);
  });

  it('go on where the page before ended', async () => {
    expect((await page(2)).recipients[0]?.email).toBe('0051@pages.example');
  });

  it('of one state end with the last of them', async () => {
    const { recipients, pagination } = await page(2, ', state: failed');
    expect([recipients.length, pagination.total]).toEqual([1, 51]);
  });

  it('are all in the file, each once, also more than are read at a time', async () => {
    const { body } = await admin.rest('GET', `/api/campaigns/${campaignId}/recipients.csv`);
    const addresses = String(body)
      .split('\r\n')
      .flatMap((line) => /\d{4}@pages\.example/.exec(line)?.[0] ?? []);
    expect([addresses.length, new Set(addresses).size]).toEqual([1001, 1001]);
  });
});

describe('the suppression list', () => {
  const page = async (
    number: number,
    search = '',
  ): Promise<{ suppressions: { email: string }[]; pagination: { total: number } }> =>
    (
      await admin.gql(
        `query ($search: String) { suppressions(page: ${number}, search: $search) { suppressions { email } pagination { total } } }`,
        { search },
      )
    ).data.suppressions;

  it('comes fifty to a page, the newest first', async () => {
    const { suppressions, pagination } = await page(1);
    expect([suppressions.length, suppressions[0]?.email, pagination.total]).toEqual([
      50,
      '101@pages.example',
      101,
    ]);
  });

  it('ends with the oldest', async () => {
    expect((await page(3)).suppressions).toEqual([{ email: '1@pages.example' }]);
  });

  it('is searched by a part of an address, in capitals or not', async () => {
    expect((await page(1, '01@PAGES')).pagination.total).toBe(1);
  });
});
