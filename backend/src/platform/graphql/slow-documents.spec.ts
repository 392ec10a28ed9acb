import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { slowDocument } from '../../testing/graphql/slow-documents.ts';
import { createRequestQueue } from '../turns/request-queue.ts';

const documents = 3000;
/** Processor time of the server's thread in milliseconds (security E5). */
const most = 10;

/** Sends a document and answers with the status, on a thread of its own: its time is not the server's. */
const sender = `
  const { parentPort, workerData: url } = require('node:worker_threads');
  parentPort.on('message', async (query) => {
    const answer = await fetch(url + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });
    await answer.text();
    parentPort.postMessage(answer.status);
  });
`;

/** The processor time of this thread, which serves, that a document takes. */
const timeOf = async (client: Worker, query: string): Promise<number> => {
  const before = process.threadCpuUsage();
  client.postMessage(query);
  const [status] = (await once(client, 'message')) as [number];
  const { user, system } = process.threadCpuUsage(before);
  expect(status).toBeLessThan(500);
  return (user + system) / 1000;
};

describe('documents made to be slow', () => {
  const api = useApi();

  it(`takes no more than ${most} ms of processor for any of ${documents}, up to 100 kB, from a visitor`, async () => {
    const random = seededRandom(20_271_123);
    const client = new Worker(sender, { eval: true, workerData: api.url });
    onTestFinished(async () => void (await client.terminate()));
    let slow: { family: string; query: string; quickest: number }[] = [];
    for (let sent = 0; sent < documents; sent += 1) {
      const { family, query } = slowDocument(random);
      const quickest = await timeOf(client, query);
      if (quickest > most) slow.push({ family, query, quickest });
    }
    // The quickest of many tries shows what a document takes; collecting garbage and a machine busy for a while are not its
    // doing, so the tries stand apart. Each is new to the server.
    for (let again = 0; again < 30 && slow.length > 0; again += 1) {
      for (const one of slow) {
        const text = `${one.query.slice(0, 98_900)} #${again}`;
        one.quickest = Math.min(one.quickest, await timeOf(client, text));
      }
      slow = slow.filter(({ quickest }) => quickest > most);
      if (slow.length > 0) await setTimeout(100);
    }
    expect(slow.map(({ family, quickest }) => `${family}: ${quickest.toFixed(1)} ms`)).toEqual([]);
  }, 240_000);
});

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
        const asked = request(
          {
            host: '127.0.0.1',
            port,
            method: 'POST',
            path: '/graphql',
            headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          },
          (answer) => answer.resume().on('end', resolve),
        );
        asked.on('error', reject);
        asked.end(body);
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
