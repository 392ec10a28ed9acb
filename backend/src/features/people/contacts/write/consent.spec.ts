import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { changedConsent, consentOf } from './marketing-consent.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const now = new Date('2027-03-01T12:00:00.000Z');
const given = {
  marketingConsent: 'yes',
  consentAt: new Date('2026-01-01T12:00:00.000Z'),
  consentSource: 'Fair',
} as const;

describe('consent', () => {
  it.each([
    ['that is not known has neither time nor place', {}, 'unknown', null, null],
    ['without a place comes from the form', { marketingConsent: 'no' }, 'no', now, 'Contact form'],
    [
      'counts from now, with its place',
      { marketingConsent: 'yes', consentSource: 'Fair' },
      'yes',
      now,
      'Fair',
    ],
  ] as const)('%s', (_what, answer, marketingConsent, consentAt, consentSource) => {
    expect(consentOf(answer, now)).toEqual({ marketingConsent, consentAt, consentSource });
  });
});

describe('an edit of consent', () => {
  it.each([
    [
      'to another answer counts from now',
      { marketingConsent: 'no' },
      consentOf({ marketingConsent: 'no' }, now),
    ],
    ['to the same answer changes nothing', { marketingConsent: 'yes' }, {}],
    ['that says nothing changes nothing', {}, {}],
    ['to another place changes that alone', { consentSource: 'Phone' }, { consentSource: 'Phone' }],
    ['to no place makes it the form', { consentSource: null }, { consentSource: 'Contact form' }],
  ] as const)('%s', (_what, answer, change) => {
    expect(changedConsent(given, answer, now)).toEqual(change);
  });

  it('that is not known takes no place', () => {
    const unknown = { marketingConsent: 'unknown', consentAt: null, consentSource: null } as const;
    expect(changedConsent(unknown, { consentSource: 'Phone' }, now)).toEqual({});
  });
});

describe('contacts that may be the same', () => {
  const probe = async (input: object): Promise<{ reason: string; contact: { email: string } }[]> =>
    (
      await admin.gql(
        'query ($input: ContactProbeInput!) { contactDuplicates(input: $input) { reason contact { email } } }',
        { input },
      )
    ).data.contactDuplicates;
  beforeAll(() =>
    api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, phone, created_at)
       select 'Twin', 'Sister', n || '@twin.example', n || '@twin.example', case when n = 7 then '1234567890' end, timestamptz '2020-01-01' + n * interval '1 day'
       from generate_series(1, 7) n`,
    ),
  );

  it('are at most five, the oldest first', async () => {
    const found = await probe({ firstName: 'Twin', lastName: 'Sister' });
    expect(found.map(({ contact }) => contact.email)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${n}@twin.example`),
    );
  });

  it('are five in all, those with the address and the phone before those with the name', async () => {
    const found = await probe({
      firstName: 'Twin',
      lastName: 'Sister',
      email: '6@twin.example',
      phone: '+11 234 567 890',
    });
    expect(found.map(({ reason, contact }) => [reason, contact.email[0]])).toEqual([
      ['email', '6'],
      ['phone', '7'],
      ['name', '1'],
      ['name', '2'],
      ['name', '3'],
    ]);
  });

  it('are not sought by a first name alone', async () => {
    expect(await probe({ firstName: 'Twin' })).toEqual([]);
  });
});
