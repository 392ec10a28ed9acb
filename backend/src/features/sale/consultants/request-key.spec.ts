import { randomUUID } from 'node:crypto';
import { consultantSentences } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { hashOfKey } from '../../../platform/idempotency/idempotency.service.ts';
import { tryLock } from '../../../platform/locks/advisory-locks.ts';
import { useApi } from '../../../testing/api.ts';
import {
  askWith,
  clearRequests,
  requestJobs,
  storedRequests,
} from '../../../testing/fixtures/consultant-requests.ts';

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

  it('that another server is just storing is told to wait, and finds that one at its next try', async () => {
    const requestKey = randomUUID();
    await api.app.systemContext().transaction(async (trx) => {
      expect(await tryLock(trx, 'idempotency key', hashOfKey('', 'consultant.request', requestKey))).toBe(
        true,
      );
      expect((await ask({ requestKey })).errors?.[0]).toMatchObject({ extensions: { code: 'IN_PROGRESS' } });
    });
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
