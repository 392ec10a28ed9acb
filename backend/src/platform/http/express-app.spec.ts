import { describe, expect, it } from 'vitest';
import { useApi, type Api } from '../../testing/api.ts';
import { usePages } from '../../testing/http/built-pages.ts';
import { exchange, rawGet, statuses } from '../../testing/http/raw-http.ts';

/** Parses the headers of a raw answer. */
const headersOf = (raw: string): Headers =>
  new Headers(
    raw
      .slice(0, raw.indexOf('\r\n\r\n'))
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );

const everyAnswer = (api: Api): Record<string, () => Promise<{ status: number; headers: Headers }>> => {
  const raw = (bytes: string) => async () => {
    const text = await exchange(api.url, bytes);
    return { status: statuses(text)[0] ?? 0, headers: headersOf(text) };
  };
  const html = { accept: 'text/html' };
  return {
    'JSON 200': () => api.rest('GET', '/api/floor-plans/search?bedrooms=3&bathrooms=2'),
    'JSON 400': () => api.rest('POST', '/api/appointments', {}),
    'JSON 401': () => api.rest('GET', '/api/contacts'),
    'JSON 404': () => api.rest('GET', '/api/nothing'),
    'JSON 413': () => api.rest('POST', '/api/appointments', { message: 'x'.repeat(200_000) }),
    'JSON 415': () => api.rest('POST', '/api/appointments', 'x', { 'content-type': 'text/plain' }),
    'GraphQL 200': () => api.rest('POST', '/graphql', { query: '{ __typename }' }),
    'GraphQL 400': () => api.rest('POST', '/graphql', { query: '{' }),
    'health 200': () => api.rest('GET', '/healthz'),
    'page 200': () => api.rest('GET', '/', undefined, html),
    'page 404': () => api.rest('GET', '/nowhere', undefined, html),
    'GraphiQL 200': () => api.rest('GET', '/graphql', undefined, html),
    'file 200': () => api.rest('GET', '/assets/site.js'),
    'file 404': () => api.rest('GET', '/assets/other.js'),
    'method 405': raw(rawGet('/', 'TRACE')),
    'parser 400': raw('GARBAGE\r\n\r\n'),
    'parser 431': raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
  };
};

/** JSON answers, which may not load or run anything when opened in a browser. */
const dataAnswers = ['JSON 200', 'GraphQL 200', 'GraphQL 400', 'health 200'];

const expectSafe = (headers: Headers, secure: boolean, isData: boolean): void => {
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
  expect(policy).toMatchObject({
    ...(isData
      ? { 'default-src': "'none'" }
      : { 'default-src': "'self'", 'script-src': "'self'", 'frame-src': 'blob:' }),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('strict-transport-security')).toBe(
    secure ? 'max-age=63072000; includeSubDomains' : null,
  );
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers.get(name)).toBeNull();
};

describe.each([true, false])('every answer, secure: %s', (secure) => {
  const pages = usePages();
  const api = useApi({ secure, pages: pages.source });

  it('carries the headers of a careful site (F1)', async () => {
    for (const [name, ask] of Object.entries(everyAnswer(api))) {
      const { status, headers } = await ask();
      expect(String(status), name).toBe(name.split(' ')[1]);
      expectSafe(headers, secure, dataAnswers.includes(name));
    }
  });
});

describe('the HTTP layer', () => {
  const pages = usePages();
  const api = useApi({ pages: pages.source });

  it('lets no other site read or send (F2)', async () => {
    for (const origin of ['https://evil.test', 'null', api.url]) {
      for (const path of ['/api/contacts', '/api/auth/login', '/api/auth/refresh', '/graphql', '/']) {
        for (const method of ['OPTIONS', 'GET', 'POST']) {
          const { headers } = await api.rest(method, path, undefined, {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          });
          expect(
            [...headers.keys()].filter((name) => name.startsWith('access-control-')),
            `${method} ${path}`,
          ).toEqual([]);
        }
      }
    }
  });

  it('says nothing of its insides, whatever goes wrong (F3)', async () => {
    const inside =
      /node_modules|\bat .+:\d+:\d+|\.ts\b|select |insert |postgres|pg-|zod|apollo|express|graphql-jit|TypeError|SyntaxError|AppError|Exception|\/work|\/src/i;
    const bodies = [
      '{',
      '[]',
      'null',
      '"x"',
      '5',
      '{"email":{}}',
      '{"email":"a","password":"b"}',
      '{"customerName":[]}',
      '\u0000',
    ];
    const texts: string[] = [];
    for (const path of [
      '/api/auth/login',
      '/api/appointments',
      '/api/contacts',
      '/api/nothing',
      '/api/auth/refresh',
    ]) {
      for (const body of bodies) {
        const { status, body: answer } = await api.rest('POST', path, body);
        expect(status, `${path} ${body}`).toBeGreaterThanOrEqual(400);
        expect(status, `${path} ${body}`).toBeLessThan(500);
        expect(typeof answer.message, `${path} ${body}`).toBe('string');
        texts.push(JSON.stringify(answer));
      }
    }
    texts.push(
      JSON.stringify((await api.rest('DELETE', '/api/contacts/%ff')).body),
      await exchange(api.url, 'GARBAGE\r\n\r\n'),
    );
    for (const text of texts) expect(text).not.toMatch(inside);
  });

  it('tells the unknown as one sentence and a number to ask for', async () => {
    await api.sql('alter table homes rename column name to hidden_name');
    const rest = await api.rest('GET', '/api/floor-plans/search?bedrooms=3&bathrooms=2');
    const gql = await api.gql('{ floorPlans(bedrooms: 3, bathrooms: 2) { id } }');
    await api.sql('alter table homes rename column hidden_name to name');
    expect(rest.status).toBe(500);
    expect(rest.body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(gql.errors).toEqual([
      expect.objectContaining({
        message: rest.body.message,
        extensions: { code: 'INTERNAL', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      }),
    ]);
  });

  it('answers unknown addresses under /api with a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      for (const path of [
        '/api',
        '/api/',
        '/api/nothing',
        '/api/contacts/1/2',
        '/api/auth',
        '/API/Nothing',
        '/api/../api/x',
      ]) {
        const { status, body } = await api.rest(method, path, undefined, { accept: 'text/html' });
        expect(status, `${method} ${path}`).toBe(404);
        expect(body, `${method} ${path}`).toEqual({ message: 'Not found.', code: 'NOT_FOUND' });
      }
    }
    expect((await api.rest('HEAD', '/api/floor-plans/search?bedrooms=3&bathrooms=2')).status).toBe(200);
    expect((await api.rest('HEAD', '/api/nothing')).status).toBe(404);
  });

  it('refuses methods it has no use for (F4)', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
      for (const path of ['/', '/api/contacts', '/graphql', '/assets/site.js']) {
        const text = await exchange(api.url, rawGet(path, method));
        expect(statuses(text), `${method} ${path}`).toEqual([405]);
        expect(headersOf(text).get('allow')).toContain('GET');
        expect(text).not.toContain('Host: localhost');
      }
    }
    expect(
      statuses(await exchange(api.url, 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n')),
    ).not.toContain(200);
  });
});
