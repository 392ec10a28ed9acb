import { once } from 'node:events';
import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { dial, statuses } from '../../testing/http/raw-http.ts';
import { expectWithinMs } from '../../testing/time-limit.ts';
import { createHttpServer, httpTimes, notYet, type HttpTimes } from './node-server.ts';
import { drain } from '../process/graceful-shutdown.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server that reads whole bodies and then answers. */
const serve = async (times?: HttpTimes): Promise<{ server: Server; url: string }> => {
  const server = createHttpServer({ secure: false, times });
  server.on('request', (request, response) => {
    request.on('data', () => undefined).on('end', () => response.end('done'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** The milliseconds until the server closes the connection, and what it sent. */
const hangUp = async (socket: Socket): Promise<{ after: number; received: string }> => {
  const started = performance.now();
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString('latin1')));
  // Whoever still writes while the server hangs up gets an error first; `once` of node:events would reject with it.
  await new Promise((resolve) => socket.once('close', resolve));
  return { after: performance.now() - started, received };
};

const drip = async (socket: Socket, text: string, everyMs: number): Promise<void> => {
  for (const character of text) {
    if (socket.destroyed) return;
    socket.write(character);
    await pause(everyMs);
  }
};

describe('slow clients', () => {
  it('have six seconds for their headers and twenty for the whole (K2)', () => {
    const server = createHttpServer({ secure: false });
    expect(server.headersTimeout + httpTimes.check).toBeLessThanOrEqual(6000);
    expect(server.requestTimeout + httpTimes.check).toBeLessThanOrEqual(20_000);
    expect(httpTimes.check).toBeLessThanOrEqual(1000);
  });

  it('are hung up on by the shipped times, whether they drip headers or say nothing, while others are served (K2)', async () => {
    const { url } = await serve();
    const ends = await expectWithinMs(6500, 'hanging up', async () => {
      const [dripping, silent] = await Promise.all([dial(url), dial(url)]);
      const both = Promise.all([hangUp(dripping), hangUp(silent)]);
      void drip(dripping, `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(200)}`, 100);
      for (let round = 0; round < 10; round += 1) {
        expect((await fetch(url)).status).toBe(200);
        await pause(300);
      }
      return both;
    });
    for (const { after, received } of ends) {
      expect(after).toBeGreaterThan(3000);
      expect(received === '' || statuses(received)[0] === 408).toBe(true);
    }
  });

  it('are hung up on while they drip a body', async () => {
    const { url } = await serve({ headers: 300, request: 800, keepAlive: 5000, check: 50 });
    const socket = await dial(url);
    const end = hangUp(socket);
    void drip(socket, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n', 0).then(() =>
      drip(socket, 'x'.repeat(1000), 20),
    );
    const { after, received } = await end;
    expect(after).toBeGreaterThan(500);
    expect(after).toBeLessThan(2500);
    expect(statuses(received)).toEqual([408]);
    expect(received.toLowerCase()).toContain('content-security-policy:');
  });

  it('get the headers of every answer for an expectation that nobody meets (F1)', async () => {
    const { url } = await serve();
    const socket = await dial(url);
    const end = hangUp(socket);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\nContent-Length: 2\r\n\r\n{}');
    const { received } = await end;
    expect(statuses(received)).toEqual([417]);
    expect(received.toLowerCase()).toContain('content-security-policy:');
  });

  it('cannot hold a finished connection for long', async () => {
    const { url } = await serve({ headers: 300, request: 800, keepAlive: 200, check: 50 });
    const socket = await dial(url);
    const end = hangUp(socket);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const { after, received } = await end;
    expect(statuses(received)).toEqual([200]);
    // Node waits a second longer than it announces.
    expect(after).toBeLessThan(3000);
  });
});

describe('what is no HTTP', () => {
  it('is answered like any other error, also after a finished answer on the same connection', async () => {
    const { url } = await serve();
    const socket = await dial(url);
    const end = hangUp(socket);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    await pause(50);
    socket.write('nonsense\r\n\r\n');
    const { received } = await end;
    expect(statuses(received)).toEqual([200, 400]);
  });

  it('is never answered within an answer that has begun, also where requests were sent ahead', async () => {
    const server = createHttpServer({ secure: false });
    server.on('request', ({ url }, response) => {
      if (url === '/first') setTimeout(() => response.end('done'), 300);
      else response.writeHead(200, { 'content-length': '10' }).write('begun');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push(server);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const socket = await dial(url);
    const end = hangUp(socket);
    socket.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET /second HTTP/1.1\r\nHost: x\r\n\r\n');
    let seen = '';
    socket.on('data', (part: Buffer) => {
      seen += part.toString('latin1');
      if (seen.endsWith('begun')) socket.write('nonsense\r\n\r\n');
    });
    const { received } = await end;
    expect(statuses(received)).toEqual([200, 200]);
    expect(received.endsWith('begun')).toBe(true);
  });
});

describe('draining', () => {
  it('finishes what is being answered, closes idle connections and takes no new ones (K4)', async () => {
    const { server, url } = await serve();
    const idle = await dial(url);
    idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    const slow = httpRequest(url, { method: 'POST', headers: { 'content-length': 4 } });
    const answered = once(slow, 'response');
    slow.write('ab');
    await pause(50);

    const drained = drain(server);
    await once(idle, 'close');
    await expect(fetch(url)).rejects.toThrow();
    slow.end('cd');
    const [response] = (await answered) as [{ statusCode: number; resume(): void }];
    expect(response.statusCode).toBe(200);
    response.resume();
    await drained;
  });

  it('does not wait for ever', async () => {
    const { server, url } = await serve();
    const socket = await dial(url);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab');
    await pause(50);
    const started = performance.now();
    await drain(server, 300);
    expect(performance.now() - started).toBeLessThan(1500);
  });
});

it('says when to come again while it is still being put together', async () => {
  const server = createHttpServer({ secure: true }).on('request', notYet(true));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/contacts`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
  expect(await answer.json()).toEqual({
    message: 'The service is briefly unavailable. Please try again in a moment.',
    code: 'UNAVAILABLE',
  });
});

it('shows a browser a page meanwhile that looks again by itself', async () => {
  const server = createHttpServer({ secure: true }).on('request', notYet(true));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/homes`, {
    headers: { accept: 'text/html,*/*' },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toMatch(/<meta http-equiv="refresh" content="2">.*The site is starting/);
});
