import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '../database.ts';
import type { Drill } from '../drill.ts';
import { processorOfTree, untilQuiet } from '../processor-time.ts';
import { percentile, under } from '../report.ts';
import { startServer, usageOf } from '../server.ts';

const people = 10;
const maxAnsweredMs = 5;
const maxWaitMs = 2500;
const maxMemory = 260;
/** A thread without work ends after a minute; then its memory goes back. */
const restMs = 75_000;

/** Wishes that differ in what has to be drawn. */
const wishes = [
  'beds=king&baths=1&width=single',
  'beds=king,queen&baths=2&width=double',
  'beds=king,queen,twin&baths=2&width=double',
  'beds=queen,twin&baths=1.5&width=single',
  'beds=king,queen,queen&baths=2.5&width=double',
];

interface Found {
  readonly designs: readonly { readonly code: string }[];
}

/** What a wish costs that is new, or was answered before; how long ten people wait; and what memory is left a minute later. */
export const drill: Drill = {
  options: { rounds: '3', times: '10' },
  run: async ({ postgres, dataDir, options }) => {
    const [rounds, times] = [Number(options.rounds), Number(options.times)];
    const server = await startServer({
      ...(await createDatabase(postgres, 1)),
      dataDir: join(dataDir, 'generator'),
      env: { TRUST_PROXY: '1' },
    });
    await server.ready;
    await untilQuiet(server.url, server.process.pid);
    const before = usageOf(server.process.pid);
    let seed = 0;
    /** Each from an address of their own, as visitors come. @returns milliseconds until the plans are there */
    const search = async (person: number, wish: string): Promise<number> => {
      const began = performance.now();
      const answer = await fetch(`${server.url}/api/floor-plans/designs?${wish}`, {
        headers: { 'x-forwarded-for': `198.18.${person}.1` },
      });
      const { designs } = (await answer.json()) as Found;
      if (!answer.ok || !Array.isArray(designs))
        throw new Error(`a search was answered with ${answer.status}`);
      return performance.now() - began;
    };
    const next = (): string => `${wishes[seed % wishes.length]}&seed=${(seed += 1)}`;
    const spent = async (work: () => Promise<unknown>): Promise<number> => {
      const from = processorOfTree(server.process.pid);
      for (let time = 0; time < times; time += 1) await work();
      return ((processorOfTree(server.process.pid) - from) * 1000) / times;
    };
    const newWish = await spent(() => search(1, next()));
    const known = next();
    await search(1, known);
    const answered = await spent(() => search(1, known));
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      waits.push(
        ...(await Promise.all(Array.from({ length: people }, (_, person) => search(person, next())))),
      );
    const most = usageOf(server.process.pid);
    await pause(restMs);
    const { memory } = usageOf(server.process.pid);
    await server.end('SIGTERM');
    return [
      { name: 'a new wish, processor time', value: `${newWish.toFixed(0)} ms` },
      under('a wish that was answered before, processor time', answered, maxAnsweredMs, ' ms'),
      under(
        `${people} people at once, p95 until they have their plans`,
        percentile(waits, 0.95),
        maxWaitMs,
        ' ms',
      ),
      under(
        `memory a minute later (before: ${before.memory.toFixed(0)}, at most ${most.peak.toFixed(0)})`,
        memory,
        maxMemory,
        ' MB',
      ),
    ];
  },
};
