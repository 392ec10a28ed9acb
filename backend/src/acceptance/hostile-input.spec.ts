import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../testing/api.ts';
import { expectWithinMs } from '../testing/time-limit.ts';
import { writesOf } from '../testing/http/write-requests.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
// Designs are limited by address.
beforeEach(() => api.sql('delete from limits'));
const writes = writesOf(api, () => admin);

describe.each(writes)('$name', ({ good, texts, required, takesNothing, send }) => {
  /** Expects a 400 with a message, through either API. */
  const refuse = async (body: unknown, about: string): Promise<void> => {
    const answer = await send(body);
    expect(answer.status, `${about}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(400);
    const message: unknown = answer.body.message ?? answer.body.errors?.[0]?.message;
    expect(message, about).toMatch(/\w{2}/);
    if (answer.body.message) expect(message, about).not.toMatch(/Invalid input|expected/);
  };

  it('takes no value of another type (G2)', async () => {
    for (const name of Object.keys(texts)) {
      for (const value of [0, 1, true, {}, [], ['a'], { $like: '%' }, { $ne: null }, [['a']]])
        await refuse({ ...good, [name]: value }, `${name} = ${JSON.stringify(value)}`);
      if (required.includes(name))
        for (const value of [null, undefined, '', ...(name === 'password' ? [] : ['   '])])
          await refuse({ ...good, [name]: value }, `${name} = ${JSON.stringify(value)}`);
    }
    for (const body of [[], [good], 'text', 5, null]) await refuse(body, JSON.stringify(body));
  });

  it('takes no text that cannot be stored as it is (G4)', async () => {
    for (const name of Object.keys(texts)) {
      for (const value of ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\udfff\ud800']) {
        await refuse({ ...good, [name]: value }, `${name} = ${JSON.stringify(value)}`);
        const email = `a${value}@example.com`;
        if (/email/i.test(name))
          await refuse({ ...good, [name]: email }, `${name} = ${JSON.stringify(email)}`);
      }
    }
  });

  it('takes texts up to their length, and refuses longer ones at once (G5)', async () => {
    for (const [name, max] of Object.entries(texts)) {
      if (max === null) continue;
      const fit = /email/i.test(name) ? `${'a'.repeat(max - 12)}@example.com` : 'x'.repeat(max);
      for (const value of [
        `${fit}x`,
        'x'.repeat(max + 1),
        'x'.repeat(90_000),
        ' '.repeat(90_000),
        `${'a@'.repeat(40_000)}b`,
        '😀'.repeat(20_001),
      ]) {
        if (name === 'email' && 'password' in good && value.length <= max) continue;
        await expectWithinMs(200, `refusing ${name} of ${value.length}`, () =>
          refuse({ ...good, [name]: value }, `${name} of ${value.length}`),
        );
      }
    }
  });

  it('is not changed by names that objects have of themselves (G6)', async () => {
    const raw = JSON.stringify(good).slice(1, -1);
    for (const extra of [
      '"__proto__":{"polluted":1,"status":"customer","role":"admin"}',
      '"constructor":{"prototype":{"polluted":1}}',
      '"toString":5',
      '"hasOwnProperty":null',
    ]) {
      const answer = await send(JSON.parse(`{${raw},${extra}}`));
      expect(answer.status, extra).not.toBe(500);
      expect(({} as { polluted?: unknown }).polluted, extra).toBeUndefined();
    }
    if (!takesNothing) await refuse(JSON.parse(`{"__proto__":{${raw}}}`), 'everything on the prototype');
  });
});

describe('reading', () => {
  const badQueries = [
    'page=-1',
    'page=0',
    'page=1.5',
    'page=NaN',
    'page=1e20',
    'page=9223372036854775808',
    'page=1;--',
    'page=',
    'page=Infinity',
    'page=0x10',
    'page=%20',
    'page=1%00',
    'page=one',
    'page=٣',
    'page=1&page=2',
    'page[]=1',
    'page[$gt]=1',
    'search=a&search=b',
    'search[]=a',
    'search[$ne]=',
    'search%5B$like%5D=%25',
    'search[__proto__][x]=1',
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'status=x',
    'status=prospect&status=active',
    'status[$in]=active',
    'status=PROSPECT',
    "status=prospect'--",
    'search=%00',
    'search=a%00b',
    `search=${'x'.repeat(101)}`,
    `search=${'x'.repeat(10_000)}`,
  ];

  it.each(badQueries)('contacts by REST with %s is a 400 with a sentence (G2, G3)', async (query) => {
    const { status, body } = await admin.rest('GET', `/api/contacts?${query}`);
    expect(status).toBe(400);
    expect(body.message).toMatch(/\w{2}/);
    expect(body.message).not.toMatch(/Invalid input|expected/);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('contacts by GraphQL takes no wrong page (G3)', async () => {
    for (const page of [
      -1,
      0,
      1.5,
      1e20,
      2 ** 63,
      2 ** 31,
      1_000_001,
      '1',
      '1;--',
      '',
      true,
      [1],
      { $gt: 1 },
    ]) {
      const { errors, data } = await admin.gql(
        'query ($page: Int) { contacts(page: $page) { pagination { page } } }',
        { page },
      );
      expect(errors?.[0]?.extensions.code, String(page)).toBe('BAD_INPUT');
      expect(data?.contacts, String(page)).toBeFalsy();
    }
    for (const page of ['-1', '0', '1.5', '1e20', '9223372036854775808', '"1;--"', 'NaN', '""']) {
      const { errors } = await admin.gql(`{ contacts(page: ${page}) { pagination { page } } }`);
      expect(errors?.[0]?.extensions.code, page).toBe('BAD_INPUT');
    }
    expect(
      (await admin.gql('{ contacts(page: null) { pagination { page } } }')).data.contacts.pagination.page,
    ).toBe(1);
  });

  it('no parameter chooses columns or directions (G7)', async () => {
    for (const lastName of ['Zulu', 'Alpha', 'Mike'])
      await admin.rest('POST', '/api/contacts', { firstName: 'Sort', lastName, email: 'sort@example.com' });
    const plain = (await admin.rest('GET', '/api/contacts')).body;
    for (const sort of [
      'lastName',
      'last_name;drop%20table%20contacts',
      'email_folded',
      '__proto__',
      'created_at%20desc,%20(select%201)',
    ]) {
      expect((await admin.rest('GET', `/api/contacts?sort=${sort}`)).status, sort).toBe(400);
    }
    for (const query of [
      'order=asc',
      'orderBy=email',
      'direction=sideways',
      'limit=1',
      'limit=100000',
      'offset=-1',
      'fields=email_folded',
      'pageSize=1e9',
    ]) {
      expect((await admin.rest('GET', `/api/contacts?${query}`)).body, query).toEqual(plain);
    }
  });

  it.each([
    'bedrooms=3',
    'bedrooms=0&bathrooms=1',
    'bedrooms=-1&bathrooms=1',
    'bedrooms=1.5&bathrooms=1',
    'bedrooms=1e9&bathrooms=1',
    'bedrooms=99999999999999999999&bathrooms=1',
    'bedrooms=NaN&bathrooms=1',
    'bedrooms=&bathrooms=',
    'bedrooms=3&bedrooms=4&bathrooms=2',
    'bedrooms[]=3&bathrooms=2',
    "bedrooms=3'--&bathrooms=2",
    'bedrooms=3&bathrooms=true',
  ])('floor plans by REST with %s is a 400 (G2, G3)', async (query) => {
    expect((await api.rest('GET', `/api/floor-plans/search?${query}`)).status).toBe(400);
  });

  const impossible = [
    '2027-02-30',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-04-31',
    '0000-01-01',
    '0001-01-01',
    '99999-01-01',
    '-2027-01-01',
    '+002027-01-01',
    '2027-3-1',
    '20270301',
    '2027-03-01T09:00',
    ' 2027-03-01',
    '2027-03-01\n',
    'tomorrow',
    '',
    '2027/03/01',
    '٢٠٢٧-٠٣-٠١',
  ];

  it('takes no day that does not exist, and no time that is not offered (G7)', async () => {
    for (const date of impossible) {
      const { errors, data } = await api.gql(
        'query ($date: String!) { appointmentSlots(date: $date) { time } }',
        { date },
      );
      expect(errors?.[0]?.extensions.code, date).toBe('BAD_INPUT');
      expect(data?.appointmentSlots, date).toBeFalsy();
      for (const { name, good, send } of writes.filter(({ texts }) => 'appointmentDate' in texts)) {
        expect((await send({ ...good, appointmentDate: date })).status, `${name} ${date}`).toBe(400);
      }
    }
    for (const time of [
      '9:15 AM',
      '09:00',
      '09:15 AM',
      '05:00 PM',
      '08:30 AM',
      '09:00 am',
      '',
      '00:00 AM',
      '09:00 AM ',
    ]) {
      for (const { name, good, send } of writes.filter(({ texts }) => 'appointmentTime' in texts)) {
        expect((await send({ ...good, appointmentTime: time })).status, `${name} ${time}`).toBe(400);
      }
    }
    expect(await api.sql("select from appointments where created_at < now() - interval '1 day'")).toEqual([]);
  });
});
