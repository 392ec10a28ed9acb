import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  addPeople,
  draftFor,
  hurry,
  readCampaign,
  sendDraft,
} from '../../../../testing/fixtures/campaigns-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await hurry(api);
});

const audienceOf = async (audience: object) =>
  (
    await admin.gql(
      'query ($audience: AudienceInput!) { campaignAudience(audience: $audience) { contacts suppressed sample { email } } }',
      { audience },
    )
  ).data.campaignAudience;

describe('contacts without an address', () => {
  const everybody = { statuses: ['prospect'] };
  let before: { contacts: number; suppressed: number };
  beforeAll(async () => {
    before = await audienceOf(everybody);
    await addPeople(api, 'reached', 1);
    await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, phone, tags, marketing_consent)
       select 'Blank', n::text, '', '', '+1360555013' || n, '{reached}', case n when 1 then 'no' else 'unknown' end from generate_series(1, 3) n`,
    );
  });

  it('are in no audience, whether it is counted or read from the counters, and no one’s no is theirs', async () => {
    expect(await audienceOf({ tags: ['reached'] })).toEqual({
      contacts: 1,
      suppressed: 0,
      sample: [expect.objectContaining({ email: 'Person1@reached.example' })],
    });
    const { contacts, suppressed } = await audienceOf(everybody);
    expect({ contacts, suppressed }).toEqual({
      contacts: before.contacts + 1,
      suppressed: before.suppressed,
    });
  });

  it('are recipients of no campaign, and in no list of them', async () => {
    const draft = await draftFor(admin, 'reached');
    await sendDraft(admin, draft);
    await api.runJobs();
    expect(await readCampaign(admin, draft.id)).toMatchObject({
      state: 'sent',
      total: 1,
      sent: 1,
      failed: 0,
    });
    const { body } = await admin.rest('GET', `/api/campaigns/${draft.id}/recipients.csv`);
    expect(String(body).trim().split('\n')).toHaveLength(2);
    expect(await api.sql("select id from mails where to_address = ''")).toEqual([]);
  });
});
