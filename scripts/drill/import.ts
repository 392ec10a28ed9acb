import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from './client.ts';
import { repeatEvery, uploadContacts, writeContactsFile } from './contact-import.ts';
import { createDatabase } from './database.ts';
import type { Drill } from './drill.ts';
import { isOk, pace, tookOf } from './load.ts';
import { exactly, percentile, under } from './report.ts';
import { contactRequests } from './requests.ts';
import { signIn, startServer, usageOf } from './server.ts';

/** Imports one large file and takes it back, while somebody else leafs through the contacts ten times a second. */
export const drill: Drill = {
  options: { rows: '100000', contacts: '20000' },
  run: async ({ postgres, dataDir, options, say }) => {
    const rows = Number(options.rows);
    const file = join(dataDir, 'contacts.csv');
    await writeContactsFile(file, rows);
    const database = await createDatabase(postgres, Number(options.contacts));
    const server = await startServer({ ...database, dataDir: join(dataDir, 'server') });
    await server.ready;
    const headers = await signIn(server);
    const list = contactRequests(database)['first page']('GraphQL', headers);
    const reader = pace(server.url, [list], 10);
    await pause(10_000);
    const alone = reader.take();

    const usage = () => usageOf(server.process.pid);
    const before = usage();
    const parts: number[] = [];
    const timed = async <Answer>(part: string, work: Promise<Answer>): Promise<Answer> => {
      const began = performance.now();
      const answer = await work;
      parts.push((performance.now() - began) / 1000);
      say(`${part}: ${parts.at(-1)?.toFixed(1)} s`);
      return answer;
    };
    const upload = await timed('upload', uploadContacts(server.url, createClient(server.url, headers), file));
    await timed('check', upload.check());
    const { counts } = await timed('import', upload.start());
    const seconds = parts.reduce((sum, part) => sum + part, 0);
    const beside = reader.take();
    const after = usage();
    const reverted = await timed('revert', upload.revert());
    const all = [...alone, ...beside, ...(await reader.stop())];
    await pause(60_000);
    const { memory } = usage();
    const code = await server.end('SIGTERM');

    const repeats = Math.floor(rows / repeatEvery);
    const p95 = (outcomes: typeof all): number => percentile(tookOf(outcomes), 0.95);
    return [
      {
        name: 'file',
        value: `${rows.toLocaleString('en-US')} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB`,
      },
      under('upload, check and import', seconds, 40, ' s'),
      {
        name: 'of these processor time of the server',
        value: `${(after.processor - before.processor).toFixed(1)} s`,
      },
      { name: 'memory of the server before', value: `${before.memory.toFixed(0)} MB` },
      under('most memory of the server', after.peak, 300, ' MB'),
      under('memory a minute after the revert', memory, 260, ' MB'),
      { name: "p95 of somebody else's contact list before", value: `${p95(alone).toFixed(1)} ms` },
      under('the same meanwhile', p95(beside), 100, ' ms'),
      exactly(
        'contacts created, combined, refused',
        `${counts.created}, ${counts.repeat}, ${counts.error}`,
        `${rows - repeats}, ${repeats}, 0`,
      ),
      exactly('contacts removed by the revert', reverted.counts.removed, rows - repeats),
      exactly('answers that were not 2xx', all.filter((one) => !isOk(one)).length, 0),
      exactly('exit code of the server', code, 0),
    ];
  },
};
