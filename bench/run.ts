// npm run bench [-- --sizes 10000,1000000 --seconds 1.5 --rounds 3]
import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../backend/src/platform/embedded-postgres.ts';
import { createLog } from '../backend/src/platform/log.ts';
import { cases, doors, targetOf, type CaseName, type Door } from './cases.ts';
import { makeScratch } from './data.ts';
import { joined, load, type Measured } from './load.ts';
import { measureLogins } from './logins.ts';
import { report, type Results } from './report.ts';
import { residentMegabytes, signIn, startLimit, startProduct } from './servers.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '1.5' },
    rounds: { type: 'string', default: '4' },
  },
});
const seconds = Number(values.seconds);
const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('silent'), settings: { shared_buffers: '512MB' } });
const results: Results = new Map();
let idleMegabytes = 0;
let logins: string[] = [];

try {
  for (const rows of values.sizes.split(',').map(Number)) {
    process.stdout.write(`${rows.toLocaleString('en-US')} contacts: filling\n`);
    const scratch = await makeScratch(postgres, rows);
    const product = await startProduct(scratch.appUrl, scratch.ownerUrl, join(dataDir, 'product'));
    const limit = await startLimit(scratch.appUrl);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    idleMegabytes = Math.max(idleMegabytes, await residentMegabytes(product.process.pid));
    const headers = { authorization: `Bearer ${await signIn(product, scratch.ownerUrl)}` };
    const urls = { limit: limit.url, GraphQL: product.url, REST: product.url };
    const target = (name: CaseName, door: Door) => targetOf(name, door, urls, door === 'limit' ? {} : headers, scratch);

    const rounds = new Map<CaseName, Record<Door, Measured[]>>(cases.map(({ name }) => [name, { limit: [], GraphQL: [], REST: [] }]));
    for (const { name } of cases) {
      // Long enough for V8 to have compiled what each case makes hot, at a million contacts too; until then it takes time from all of them.
      for (const door of doors) await load(target(name, door), 3);
      for (let round = 0; round < Number(values.rounds); round += 1) {
        // Each round begins with another door, so that a slow moment of the machine meets all of them.
        for (let turn = 0; turn < doors.length; turn += 1) {
          const door = doors[(round + turn) % doors.length] as Door;
          rounds.get(name)?.[door].push(await load(target(name, door), seconds));
        }
      }
    }
    results.set(
      rows,
      new Map([...rounds].map(([name, measured]) => [name, { limit: joined(measured.limit), GraphQL: joined(measured.GraphQL), REST: joined(measured.REST) }])),
    );
    if (logins.length === 0) logins = await measureLogins(product.url, scratch.ownerUrl, target('by id', 'REST'), 5);
    await product.stop();
    await limit.stop();
    await scratch.drop();
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const text = report(results, idleMegabytes, [...logins, '']);
process.stdout.write(`${text}\n`);
await writeFile('bench/results.md', text);
