import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeScratch } from '../../bench/data.ts';
import type { Target } from '../../bench/load.ts';
import { freePort } from '../../bench/servers.ts';
import { after, steadily, type Shot } from './load.ts';
import { percentile, type Drill, type Row } from './report.ts';
import { startDrilled } from './server.ts';

/** What one address sends: `{n}` is another number in each request. */
interface Attack {
  readonly url: string;
  readonly method?: 'POST';
  readonly body?: string;
}

const visitorsPerSecond = 25;
const greatestRatio = 3;

/** The searches of fifty visitors at addresses of their own, over REST and GraphQL. */
const visitors = (url: string): Target[] =>
  Array.from({ length: 50 }, (_none, at): Target => {
    const headers = { 'x-forwarded-for': `198.51.100.${at + 1}` };
    return at % 2
      ? { url: `${url}/api/floor-plans/search?bedrooms=3&bathrooms=2`, method: 'GET', headers }
      : {
          url: `${url}/graphql`,
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            query: '{ floorPlans(bedrooms: 3, bathrooms: 2) { id name squareFootage } }',
          }),
        };
  });

const design = 'beds=king,twin,twin&baths=2&width=double';

/** Everything that costs the server much, as one address can ask for it. */
const attacks = async (url: string): Promise<Readonly<Record<string, readonly Attack[]>>> => {
  const { designs } = (await (
    await fetch(`${url}/api/floor-plans/designs?${design}&seed=1&count=6`)
  ).json()) as { designs: { code: string; plan: object }[] };
  const [first] = designs as [(typeof designs)[0]];
  const choices = (at: number): string =>
    `mirrored=${at % 2 === 0}&furniture=${at % 4 < 2}&dimensions=${at % 8 < 4}&caption=${at % 16 < 8}&text=${at % 32 < 16 ? 'usual' : 'large'}`;
  return {
    'plans checked': [
      { url: `${url}/api/floor-plans/check`, method: 'POST', body: JSON.stringify({ plan: first.plan }) },
    ],
    'prices of fifty designs': [
      {
        url: `${url}/api/prices`,
        method: 'POST',
        body: JSON.stringify({
          designs: Array.from({ length: 50 }, (_none, at) => ({
            home: { planCode: designs[at % designs.length]?.code },
          })),
        }),
      },
    ],
    'documents that the server does not know': [
      {
        url: `${url}/graphql`,
        method: 'POST',
        body: JSON.stringify({
          query:
            'query Made{n} { floorPlans(bedrooms: 3, bathrooms: 2) { id name squareFootage description } company { name phone } }',
        }),
      },
    ],
    'plans drawn for wishes': [{ url: `${url}/api/floor-plans/designs?${design}&seed={n}` }],
    'files of plans': Array.from({ length: 32 * designs.length }, (_none, at) => ({
      url: `${url}/api/floor-plans/designs/${designs[at % designs.length]?.code}.png?${choices(Math.floor(at / designs.length))}`,
    })),
    'the search itself': [{ url: `${url}/api/floor-plans/search?bedrooms=3&bathrooms=2` }],
  };
};

const p95 = (shots: readonly Shot[]): number =>
  percentile(
    shots.map(({ took }) => took),
    0.95,
  );

/** One address with nine senders at full load beside fifty visitors who search (security N8). */
export const crowdDrill: Drill = async ({ postgres, dataDir, given, say }) => {
  const { values } = parseArgs({
    args: given,
    options: { seconds: { type: 'string', default: '10' }, rounds: { type: 'string', default: '3' } },
  });
  const seconds = Number(values.seconds);
  const scratch = await makeScratch(postgres, 1000);
  const server = startDrilled({
    ...scratch,
    dataDir: join(dataDir, 'server'),
    port: await freePort(),
    secret: randomBytes(48).toString('base64'),
    env: { TRUST_PROXY: '1' },
  });
  if ((await server.ready) === null) throw new Error(`the server did not start: ${server.complaints()}`);
  const targets = visitors(server.url);
  const measure = async (): Promise<Shot[]> => {
    const shots: Shot[] = [];
    await steadily(
      { targets: () => targets, onShot: (shot) => void shots.push(shot) },
      visitorsPerSecond,
      after(seconds),
    );
    return shots;
  };
  await measure();
  const rows: Row[] = [];
  for (const [what, sent] of Object.entries(await attacks(server.url))) {
    const [quiet, loaded]: [Shot[], Shot[]] = [[], []];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      await pause(1000);
      quiet.push(...(await measure()));
      const sender = fork('scripts/drill/crowd-senders.mjs');
      sender.send(sent.map((one) => ({ ...one, address: '203.0.113.9' })));
      await pause(500);
      loaded.push(...(await measure()));
      sender.send('stop');
      const [statuses] = (await once(sender, 'message')) as [Record<string, number>];
      say(`${what}: ${JSON.stringify(statuses)} to the one address`);
    }
    const [before, beside] = [p95(quiet), p95(loaded)];
    const refused = loaded.filter(({ status }) => status !== 200).length;
    rows.push(
      {
        what: `p95 of the others beside ${what}`,
        came: `${before.toFixed(1)} ms before, ${beside.toFixed(1)} ms`,
        goal: `under ${greatestRatio} times`,
        held: beside < greatestRatio * before,
      },
      {
        what: 'others that were not answered 200',
        came: `${refused} of ${loaded.length}`,
        goal: 'none',
        held: refused === 0,
      },
    );
  }
  await server.end('SIGTERM');
  return rows;
};
