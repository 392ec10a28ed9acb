import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addPeople, draftFor, hurry, sendDraft } from '../../../../testing/fixtures/campaigns-fixtures.ts';
import { expectWithinMs } from '../../../../testing/time-limit.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await hurry(api);
});

const preview = async (
  input: object,
): Promise<{ subject: string; html: string; text: string; addressee: string }> => {
  const { data, errors } = await admin.gql(
    'query ($input: CampaignContentInput!) { campaignPreview(input: $input) { subject html text addressee } }',
    { input: { subject: 'S', ...input } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.campaignPreview;
};
const audienceOf = async (
  audience: object,
): Promise<{ contacts: number; suppressed: number; sample: { email: string }[] }> =>
  (
    await admin.gql(
      'query ($audience: AudienceInput!) { campaignAudience(audience: $audience) { contacts suppressed sample { email } } }',
      { audience },
    )
  ).data.campaignAudience;

describe('the preview', () => {
  it('is exactly what is sent, but for the link of the recipient', async () => {
    await addPeople(api, 'exact', 1);
    const content = {
      subject: 'For {{fullName}}',
      body: '# Hi {{firstName}}\n\nSee [our homes](https://example.com/homes) or call {{sellerPhone}}.\n\n1. one\n2. two\n\n> said\n\n- a\n- b',
    };
    const seen = await preview({ ...content, audience: { tags: ['exact'] } });
    expect(seen).toMatchObject({
      subject: 'For Person1 Tester',
      addressee: 'Person1 Tester <Person1@exact.example>',
    });
    await sendDraft(admin, await draftFor(admin, 'exact', content));
    await api.runJobs();
    const [mail] = await api.sql(
      "select subject, html, text from mails where to_address = 'Person1@exact.example'",
    );
    const plain = (text: string): string => text.replaceAll(/#token=[\w.-]+/g, '');
    expect({ subject: mail?.subject, html: plain(mail?.html), text: plain(mail?.text) }).toEqual({
      subject: seen.subject,
      html: plain(seen.html),
      text: plain(seen.text),
    });
    expect(mail?.text).toContain(
      'Hi Person1\n\nSee our homes (https://example.com/homes) or call (360) 555-0142.\n\n1. one\n\n2. two\n\n> said\n\n- a\n\n- b',
    );
    expect(mail?.text).toContain(
      'Hearthline Homes writes to you because you are in touch with us.\nUnsubscribe: ',
    );
  });

  it('lets nothing become markup: not of the content, not of a contact (F5)', async () => {
    const nasty =
      '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>[x](javascript:alert(1)) **bold** {{email}}';
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, company, tags) values ($1, 'N', 'n@example.com', 'n@example.com', $1, '{nasty}')",
      [nasty],
    );
    const { html, text, subject } = await preview({
      subject: '{{firstName}}\r\nBcc: x@example.com',
      body: `{{firstName}} {{company}}\n\n${nasty.replace('{{email}}', '')}\n\n[a](javascript:alert(2)) [b](data:text/html,x) ![pic](https://example.com/pixel.png) [c](file:///etc/passwd)`,
      audience: { tags: ['nasty'] },
    });
    expect(html).not.toMatch(
      /<script|<img(?! src="http:\/\/127\.0\.0\.1:\d+\/icon-192\.png" alt="")|href="(?!https?:|mailto:|tel:)/i,
    );
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<strong>bold</strong> n@example.com');
    expect(text).toContain('{{email}}');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('is quick for whatever can be typed (G5)', async () => {
    for (const body of [
      '*'.repeat(20_000),
      '['.repeat(20_000),
      '> '.repeat(10_000),
      '`'.repeat(20_000),
      '- '.repeat(10_000),
      '[a]('.repeat(5_000),
      '_*'.repeat(10_000),
      '|'.repeat(20_000),
      '<'.repeat(20_000),
      'www.'.repeat(5_000),
    ]) {
      await expectWithinMs(1500, body.slice(0, 5), () => preview({ body }));
    }
  });

  it('speaks to somebody made up where no contact fits', async () => {
    expect((await preview({ body: 'Hi {{firstName}}', audience: { tags: ['none-such'] } })).addressee).toBe(
      'Ada Byron <ada@example.com>',
    );
  });
});

describe('an audience', () => {
  it('is counted by all its filters together, in the days of the business', async () => {
    await addPeople(api, 'many', 4, 'many.example');
    await api.sql(
      "update contacts set status = 'customer', source = 'home show', created_at = '2026-03-02T07:30:00Z' where email_folded = 'person1@many.example'",
    );
    const counted = async (audience: object): Promise<number> =>
      (await audienceOf({ tags: ['many'], ...audience })).contacts;
    expect(await counted({})).toBe(4);
    expect(await counted({ statuses: ['customer'] })).toBe(1);
    expect(await counted({ statuses: ['customer', 'prospect'], sources: ['manual'] })).toBe(3);
    // 07:30 UTC is the evening before in Los Angeles.
    expect(await counted({ createdFrom: '2026-03-01', createdTo: '2026-03-01' })).toBe(1);
    expect(await counted({ createdTo: '2026-02-28' })).toBe(0);
    expect(await counted({ tags: ["many' or true --"] })).toBe(0);
  });

  it('says how many of them get no mail, and shows the newest five', async () => {
    await addPeople(api, 'five', 7);
    for (const email of ['PERSON2@five.example', 'somebody@else.example'])
      await admin.gql('mutation ($email: String!) { addSuppression(email: $email) { id } }', { email });
    const seen = await audienceOf({ tags: ['five'] });
    expect(seen).toMatchObject({ contacts: 7, suppressed: 1 });
    expect(seen.sample).toHaveLength(5);
  });

  it('of everybody, or of a status, is read from the counters', async () => {
    const [{ all, prospects }] = (await api.sql(
      "select count(*)::int as all, (count(*) filter (where status = 'prospect'))::int as prospects from contacts",
    )) as [{ all: number; prospects: number }];
    expect((await audienceOf({})).contacts).toBe(all);
    expect((await audienceOf({ statuses: ['prospect'] })).contacts).toBe(prospects);
  });
});

it('a test mail goes to whoever asks, marked as such, and its link changes nothing', async () => {
  await addPeople(api, 'test', 1);
  const { id } = await draftFor(admin, 'test');
  const { data } = await admin.gql('mutation ($id: ID!) { testCampaign(id: $id) { message } }', { id });
  expect(data.testCampaign.message).toBe('A test mail is on its way to admin@example.com.');
  const [mail] = await api.sql(
    "select to_address, subject, text, headers from mails where kind = 'campaign_test'",
  );
  expect(mail).toMatchObject({
    to_address: 'admin@example.com',
    subject: '[Test] News for Person1',
    headers: null,
  });
  const token = /#token=(\S+)/.exec(mail?.text)?.[1];
  expect((await api.rest('POST', `/api/unsubscribe/${token}`)).status).toBe(200);
  expect(
    await api.sql('select 1 from mail_suppressions where email_folded in ($1, $2)', [
      'admin@example.com',
      'person1@test.example',
    ]),
  ).toEqual([]);
});
