import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { exchange, statuses } from '../../testing/http/raw-http.ts';
import { expectWithinMs } from '../../testing/time-limit.ts';

describe('bodies', () => {
  const api = useApi();
  const booking = {
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    customerPhone: '3605550142',
    appointmentDate: '2020-01-01',
    appointmentTime: '09:00 AM',
  };

  it('reads JSON only, 100 kB at most, and answers anything else at once (K3)', async () => {
    const json = { 'content-type': 'application/json' };
    const bomb = gzipSync(Buffer.alloc(30_000_000, ' '));
    const cases: [
      name: string,
      body: string | Buffer | undefined,
      headers: Record<string, string>,
      status: number,
    ][] = [
      ['empty', '', json, 400],
      ['none', undefined, {}, 400],
      ['malformed', '{"customerName":', json, 400],
      ['an array', '[]', json, 400],
      ['50 000 nested arrays', '['.repeat(50_000) + ']'.repeat(50_000), json, 400],
      [
        'a field of 50 000 nested arrays',
        `{"customerName":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
        json,
        400,
      ],
      ['5 000 nested objects', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`, json, 400],
      ['over 100 kB', JSON.stringify({ message: 'x'.repeat(102_400) }), json, 413],
      ['a gzip bomb', bomb, { ...json, 'content-encoding': 'gzip' }, 413],
      [
        'a brotli bomb',
        brotliCompressSync(Buffer.alloc(3_000_000, ' ')),
        { ...json, 'content-encoding': 'br' },
        413,
      ],
      ['broken gzip', Buffer.from('not gzip'), { ...json, 'content-encoding': 'gzip' }, 400],
      ['an unknown encoding', '{}', { ...json, 'content-encoding': 'zap' }, 415],
      ['another charset', '{}', { 'content-type': 'application/json; charset=latin1' }, 415],
      ['UTF-7', '{}', { 'content-type': 'application/json; charset=utf-7' }, 415],
      ['UTF-16', Buffer.from('{}', 'utf16le'), { 'content-type': 'application/json; charset="UTF-16"' }, 415],
      ['an unknown charset', '{}', { 'content-type': 'application/json; charset=nonsense' }, 415],
      ['a form', 'customerName=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
      ['nearly JSON', '{}', { 'content-type': 'application/jsonp' }, 415],
    ];
    for (const path of ['/api/appointments', '/graphql']) {
      for (const [name, body, headers, status] of cases) {
        await expectWithinMs(200, `${name} to ${path}`, async () => {
          const answer = await fetch(api.url + path, { method: 'POST', headers, body: body as never });
          expect(answer.status, `${name} to ${path}: ${await answer.text()}`).toBe(status);
        });
      }
    }
  });

  it('refuses a request that names its host twice (F6)', async () => {
    const requestText = (hosts: string[], path: string): string =>
      `GET ${path} HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`;
    for (const path of ['/healthz', '/api/content', '/']) {
      expect(
        statuses(await exchange(api.url, requestText(['Host: a.example', 'hOsT: b.example'], path))),
        path,
      ).toEqual([400]);
      expect(
        statuses(await exchange(api.url, requestText(['Host: a.example', 'Host: a.example'], path))),
        path,
      ).toEqual([400]);
    }
    expect(statuses(await exchange(api.url, requestText(['Host: a.example'], '/healthz')))).toEqual([200]);
  });

  it('keeps its memory under a stream of bombs (K3)', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    const send = () =>
      fetch(`${api.url}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: bomb,
      });
    for (let warm = 0; warm < 5; warm += 1) await (await send()).text();
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 40; round += 1) await (await send()).text();
    // A single bomb, if unpacked completely, would take 50 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024);
  });

  it('takes no request whose end is in doubt (F6)', async () => {
    const body = JSON.stringify(booking);
    const post = (headers: string, rest: string): string =>
      `POST /api/appointments HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${rest}`;
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const doubtful: Record<string, string> = {
      'CL.TE': post(
        `Content-Length: ${chunked.length + inner.length}\r\nTransfer-Encoding: chunked`,
        `0\r\n\r\n${inner}`,
      ),
      'TE.CL': post('Transfer-Encoding: chunked\r\nContent-Length: 4', `${chunked}${inner}`),
      'TE.TE, obscured': post(
        'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
        `${chunked}${inner}`,
      ),
      'TE xchunked': post('Transfer-Encoding: xchunked', `${chunked}${inner}`),
      'TE chunked, identity': post('Transfer-Encoding: chunked, identity', `${chunked}${inner}`),
      'TE with a blank before the colon': post('Transfer-Encoding : chunked', `${chunked}${inner}`),
      'TE folded': post('Transfer-Encoding:\r\n chunked', `${chunked}${inner}`),
      'TE after a tab': post('Transfer-Encoding:\tchunked\r\nContent-Length: 3', `${chunked}${inner}`),
      'two lengths': post(`Content-Length: ${body.length}\r\nContent-Length: 0`, `${body}${inner}`),
      'two equal lengths in a list': post(
        `Content-Length: ${body.length}, ${body.length}`,
        `${body}${inner}`,
      ),
      'a signed length': post(`Content-Length: +${body.length}`, `${body}${inner}`),
      'a negative length': post('Content-Length: -1', `${body}${inner}`),
      'a hexadecimal length': post('Content-Length: 0x10', `${body}${inner}`),
      'a huge length': post('Content-Length: 99999999999999999999', `${body}${inner}`),
      'a bad chunk size': post('Transfer-Encoding: chunked', `zz\r\n${body}\r\n0\r\n\r\n${inner}`),
      'a signed chunk size': post('Transfer-Encoding: chunked', `-1\r\n${body}\r\n0\r\n\r\n${inner}`),
      'a bare LF': `POST /api/appointments HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${inner}`,
      'a bare CR': post('X: a\rContent-Length: 0', inner),
      'no host': `GET /api/floor-plans/search HTTP/1.1\r\n\r\n`,
      'two hosts': `GET /api/contacts HTTP/1.1\r\nHost: a\r\nHost: b\r\nBad Header: x\r\n\r\n`,
    };
    for (const [name, bytes] of Object.entries(doubtful)) {
      const text = await exchange(api.url, bytes);
      expect(statuses(text)[0], `${name}\n${text.slice(0, 300)}`).toBe(400);
      // The request hidden in the body was never answered.
      expect(text, name).not.toContain('Not found.');
    }
  });
});
