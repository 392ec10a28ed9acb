import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dial, statuses } from '../../testing/http/raw-http.ts';
import { createHttpServer, liftBodyTimeout } from './node-server.ts';

const server = createHttpServer({
  secure: false,
  times: { headers: 400, request: 600, keepAlive: 5000, check: 50 },
});
let url = '';

beforeAll(async () => {
  server.on('request', (request, response) => {
    if (request.url === '/upload') liftBodyTimeout(request, response);
    request.resume().once('end', () => response.end('taken'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a body may come slowly where a route takes files, and nowhere else, also on the same connection (K2)', async () => {
  const socket = await dial(url);
  let seen = '';
  socket.on('data', (piece: Buffer) => void (seen += piece.toString('latin1')));
  const slow = async (path: string): Promise<void> => {
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n`);
    for (let sent = 0; sent < 4; sent += 1) {
      await pause(350);
      if (!socket.destroyed) socket.write('x');
    }
    await pause(200);
  };
  await slow('/upload');
  expect(statuses(seen)).toEqual([200]);
  await slow('/else');
  expect(statuses(seen)).toEqual([200, 408]);
  socket.destroy();
});
