import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createRequestQueue } from '../platform/turns/request-queue.ts';
import { useApi } from '../testing/api.ts';

/** Stands in for the pool; the spec sets how many requests wait for a connection. */
const connections = { waitingCount: 0, on: () => undefined };
/** Its clock runs fifty times as fast as others, so that the spec need not wait. */
const queue = createRequestQueue(connections, {
  now: () => performance.now() * 50,
  every: (look) => {
    const timer = setInterval(look, 5);
    return () => clearInterval(timer);
  },
});
const api = useApi({ queue });
afterEach(() => void (connections.waitingCount = 0));
afterAll(() => queue.close());

const sentence = 'The service is briefly unavailable. Please try again in a moment.';
const newContact = { firstName: 'Never', lastName: 'Stored', email: 'never.stored@example.com' };
const create = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }';
/** More than even those who work here may add to. */
const jam = (): void => void (connections.waitingCount = 250);

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
    expect(rest.body).toEqual({ message: sentence, code: 'UNAVAILABLE' });
    for (const { body } of [graphql, stream])
      expect(body).toEqual({ errors: [{ message: sentence, extensions: { code: 'UNAVAILABLE' } }] });

    connections.waitingCount = 0;
    expect(await api.sql("select 1 from contacts where email = 'never.stored@example.com'")).toEqual([]);
    expect((await admin.rest('POST', '/api/contacts', newContact)).status).toBe(201);
    expect((await admin.gql('{ contacts { pagination { page } } }')).data.contacts.pagination.page).toBe(1);
  });

  it('has visitors wait while those who work here go on', async () => {
    api.app.viewers.setListening(true);
    const admin = await api.as('admin');
    expect((await admin.rest('GET', '/api/contacts')).status).toBe(200);
    connections.waitingCount = 30;
    const waiting = api.rest('GET', '/api/locations');
    expect((await admin.rest('GET', '/api/contacts')).status).toBe(200);
    expect((await waiting).status).toBe(503);
    connections.waitingCount = 29;
    expect((await api.rest('GET', '/api/locations')).status).toBe(200);
    api.app.viewers.setListening(false);
  });

  it('says that it lives and that it is ready, and sends the files of pages', async () => {
    jam();
    for (const path of ['/healthz', '/readyz', '/readyz?now'])
      expect((await api.rest('GET', path)).status).toBe(200);
    expect((await api.rest('GET', '/assets/main-1.js')).status).toBe(404);
    for (const path of ['/healthzz', '/api/assets/', '/'])
      expect((await api.rest('GET', path)).status, path).toBe(503);
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

  it('does not answer those who have hung up, and lets the connection of a refused body live', async () => {
    jam();
    const hangUp = new AbortController();
    const left = api.open('/api/contacts', { signal: hangUp.signal });
    hangUp.abort();
    await expect(left).rejects.toThrow();
    const big = await api.rest('POST', '/api/contacts', { ...newContact, company: 'x'.repeat(90_000) });
    expect(big.status).toBe(503);
    connections.waitingCount = 0;
    expect((await api.rest('GET', '/healthz')).status).toBe(200);
  });
});
