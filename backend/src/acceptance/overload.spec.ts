import { afterEach, describe, expect, it } from 'vitest';
import { createLoadShedder, overload } from '../platform/http/load-shedding.ts';
import { createLog } from '../platform/log.ts';
import { useApi } from '../testing/api.ts';

/** Stands in for the pool; the spec sets how many requests wait for a connection. */
const queue = { waitingCount: 0, on: () => undefined };
const api = useApi({
  gate: createLoadShedder(queue, { log: createLog('silent'), every: () => () => undefined }),
});
afterEach(() => void (queue.waitingCount = 0));

const sentence = 'The service is briefly unavailable. Please try again in a moment.';
const newContact = { firstName: 'Never', lastName: 'Stored', email: 'never.stored@example.com' };
const create = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }';
const jam = (): void => void (queue.waitingCount = overload.most);

describe('a server that more wait for than it can serve', () => {
  it('refuses over both APIs before any work, in the manner of each, and is itself right after (K13)', async () => {
    const admin = await api.as('admin');
    jam();
    const [rest, graphql, stream] = await Promise.all([
      admin.rest('POST', '/api/contacts', newContact),
      admin.rest('POST', '/graphql', { query: create, variables: { input: newContact } }),
      admin.rest('POST', '/graphql/stream', { query: 'subscription { messageReceived { id } }' }),
    ]);
    for (const { status, headers } of [rest, graphql, stream]) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(rest.body).toEqual({ message: sentence });
    for (const { body } of [graphql, stream])
      expect(body).toEqual({ errors: [{ message: sentence, extensions: { code: 'UNAVAILABLE' } }] });

    queue.waitingCount = 0;
    expect(await api.sql("select 1 from contacts where email = 'never.stored@example.com'")).toEqual([]);
    expect((await admin.rest('POST', '/api/contacts', newContact)).status).toBe(201);
    expect((await admin.gql('{ contacts { pagination { page } } }')).data.contacts.pagination.page).toBe(1);
  });

  it('says that it lives and that it is ready', async () => {
    jam();
    for (const path of ['/healthz', '/readyz']) expect((await api.rest('GET', path)).status).toBe(200);
  });

  it('tells a person with a browser so on a page that tries again', async () => {
    jam();
    const answer = await api.open('/finance', { headers: { accept: 'text/html,*/*' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain(`<meta http-equiv="refresh" content="${answer.headers.get('retry-after')}">`);
  });

  it('does not answer those who have gone meanwhile, and lets the connection of a refused body live', async () => {
    jam();
    const gone = new AbortController();
    const left = api.open('/api/contacts', { signal: gone.signal });
    gone.abort();
    await expect(left).rejects.toThrow();
    const big = await api.rest('POST', '/api/contacts', { ...newContact, company: 'x'.repeat(90_000) });
    expect(big.status).toBe(503);
    queue.waitingCount = 0;
    expect((await api.rest('GET', '/healthz')).status).toBe(200);
  });
});
