import { randomUUID } from 'node:crypto';
import { consultantSentences } from '@hearthline/rules/consultants/words.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import {
  askWith,
  clearRequests,
  requestJobs,
  storedRequests,
} from '../../testing/fixtures/consultant-requests.ts';

const api = useApi();

afterEach(() => clearRequests(api));

const ask = (more: object = {}) => askWith(api, more);
const stored = () => storedRequests(api);
const jobs = () => requestJobs(api);

describe('one filled form', () => {
  it('sent twice is one request with one mail', async () => {
    const requestKey = randomUUID();
    const first = await ask({ requestKey });
    const second = await ask({ requestKey });
    expect(second.data).toEqual(first.data);
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  it('sent thirty times at once is one request with one mail', async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask({ requestKey })));
    expect(new Set(answers.map(({ data }) => data?.requestConsultant.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await api.sql('select from contacts')).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  it.each([
    ['another person', { fullName: 'Eve Adams', email: 'eve@example.com' }],
    ['another phone', { phone: '(360) 555-0199' }],
    ['an address more', { address: '12 Elm St, Kelso' }],
    ['a design more', { design: { roof: 'gable' } }],
  ])('is refused with %s, and what came first stays', async (_what, more) => {
    const requestKey = randomUUID();
    await ask({ requestKey });
    const before = await stored();
    const { data, errors } = await ask({ requestKey, ...more });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: consultantSentences.keyReused,
      extensions: { code: 'KEY_REUSED' },
    });
    expect(await stored()).toEqual(before);
    expect(await jobs()).toHaveLength(1);
  });

  it('that another server was just faster with is told to wait, and finds that one at its next try', async () => {
    // The other server's row arrives after this one has looked for it and before it inserts its own.
    await api.sql(`create function overtake() returns trigger language plpgsql as $$ begin
      if pg_trigger_depth() = 1 then insert into consultant_requests select (new).*; end if; return new; end $$`);
    await api.sql(
      'create trigger overtake before insert on consultant_requests for each row execute function overtake()',
    );
    const requestKey = randomUUID();
    const { errors } = await ask({ requestKey });
    await api.sql('drop trigger overtake on consultant_requests');
    await api.sql('drop function overtake');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'IN_PROGRESS' } });
    // This server's request left nothing behind; in this test the rollback removes the other's row as well.
    for (const table of ['consultant_requests', 'contacts', 'mails'])
      expect(await api.sql(`select from ${table}`)).toHaveLength(0);
    const { data } = await ask({ requestKey });
    expect((await ask({ requestKey })).data).toEqual(data);
    expect(await stored()).toHaveLength(1);
  });

  it('is told from another one', async () => {
    await ask({ requestKey: randomUUID() });
    await ask({ requestKey: randomUUID() });
    await ask();
    await ask();
    expect(await stored()).toHaveLength(4);
    expect(await api.sql('select from contacts')).toHaveLength(1);
  });
});
