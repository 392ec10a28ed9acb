import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { slowDocument } from '../../testing/graphql/slow-documents.ts';
import { createRequestQueue } from '../turns/request-queue.ts';

/** Sends such documents from six addresses of this machine, six a second each. */
const crowd = `
  const { parentPort, workerData: { port, queries } } = require('node:worker_threads');
  const { request } = require('node:http');
  let next = 0;
  setInterval(() => {
    const localAddress = '127.0.0.' + (2 + (next % 6));
    const body = JSON.stringify({ query: queries[next++ % queries.length] + ' #' + next });
    const asked = request({ host: '127.0.0.1', port, localAddress, method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } }, (answer) => answer.resume().on('end', () => parentPort.postMessage(answer.statusCode)));
    asked.on('error', () => undefined);
    asked.end(body);
  }, 1000 / 36);
`;

describe('six senders of such documents', () => {
  const queue = createRequestQueue({ waitingCount: 0, on: () => undefined });
  const api = useApi({ queue });
  afterAll(() => queue.close());

  /** The time in milliseconds within which 19 of 20 visitors have the home page's data. */
  const p95 = async (): Promise<number> => {
    const { port } = new URL(api.url);
    const times: number[] = [];
    const until = performance.now() + 4000;
    while (performance.now() < until) {
      const began = performance.now();
      await new Promise<void>((resolve, reject) => {
        const body = JSON.stringify({ query: '{ company { name } }' });
        const pending = request(
          {
            host: '127.0.0.1',
            port,
            method: 'POST',
            path: '/graphql',
            headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          },
          (answer) => answer.resume().on('end', resolve),
        );
        pending.on('error', reject);
        pending.end(body);
      });
      times.push(performance.now() - began);
      await setTimeout(5);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] as number;
  };

  it('leave the p95 of the others under twice what it is without them', async () => {
    const random = seededRandom(7);
    const queries = Array.from({ length: 500 }, () => slowDocument(random).query);
    await p95();
    const ratios: number[] = [];
    const answers = new Set<number>();
    // The quietest of three rounds shows what the documents do; the others what else the machine was doing.
    while (ratios.length < 3 && !ratios.some((ratio) => ratio < 2)) {
      const quiet = await p95();
      const worker = new Worker(crowd, { eval: true, workerData: { port: new URL(api.url).port, queries } });
      worker.on('message', (status: number) => answers.add(status));
      try {
        ratios.push((await p95()) / quiet);
      } finally {
        await worker.terminate();
      }
    }
    expect(answers).toContain(400);
    expect(Math.min(...ratios)).toBeLessThan(2);
  }, 120_000);
});
