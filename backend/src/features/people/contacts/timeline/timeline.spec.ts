import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

it('a campaign is one entry of the time line, with what became of it, and its mail is not shown a second time', async () => {
  const email = 'reader@timeline.example';
  const { body } = await admin.rest('POST', '/api/contacts', { firstName: 'Ada', lastName: 'Byron', email });
  const [campaign] = await api.sql(
    `insert into campaigns (name, subject, body, audience) values ('Spring', '{{firstName|Friends}}: open days', 'Hello', '{}') returning id`,
  );
  const [recipient] = await api.sql(
    `insert into campaign_recipients (campaign_id, contact_id, email, email_folded, state, unsubscribed_at) values ($1, $2, $3, $3, 'sent', now()) returning id`,
    [campaign?.id, body.id, email],
  );
  const text = async () => {
    const { data } = await admin.gql(
      'query ($id: ID!) { contactTimeline(id: $id) { entries { kind text } } }',
      { id: body.id },
    );
    return data.contactTimeline.entries.find(({ kind }: { kind: string }) => kind === 'campaign').text;
  };
  expect(await text()).toBe('Friends: open days\nUnsubscribed by its link');
  const mail = `insert into mails (kind, to_name, to_address, subject, text, html, attachments, reference_id) values ($1, 'Ada', $2, $3, 't', 'h', '[]', $4)`;
  await api.sql(mail, ['campaign', email, 'Ada: open days', recipient?.id]);
  await api.sql(mail, ['verification', email, 'Confirm', null]);
  const { data } = await admin.gql(
    'query ($id: ID!) { contactTimeline(id: $id) { entries { kind title text status link } } }',
    { id: body.id },
  );
  const entries: { kind: string }[] = data.contactTimeline.entries;
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['campaign', 'created', 'mail']);
  expect(entries.find(({ kind }) => kind === 'campaign')).toEqual({
    kind: 'campaign',
    title: 'Campaign Spring',
    text: 'Ada: open days\nUnsubscribed by its link',
    status: 'sent',
    link: `/campaigns/${String(campaign?.id)}`,
  });
});

it('whatever a place is given that none of its answers named, it begins at the newest', async () => {
  const { body } = await admin.rest('POST', '/api/contacts', {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'places@timeline.example',
  });
  for (const at of [
    '1',
    '2020',
    '+275760-09-13',
    '-000001-01-01T00:00:00.000Z',
    '2027',
    'Jan 1 (noon)',
    '2027-01-06T20:00:00.000Z (Z)',
    '',
    'x',
  ]) {
    const { data, errors } = await admin.gql(
      'query ($id: ID!, $after: String) { contactTimeline(id: $id, after: $after) { entries { kind } } }',
      { id: body.id, after: `${at}_${String(body.id)}` },
    );
    expect(errors, at).toBeUndefined();
    expect(data.contactTimeline.entries, at).toEqual([{ kind: 'created' }]);
  }
});
