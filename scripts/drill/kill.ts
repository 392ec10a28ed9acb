import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPost } from '../../backend/src/testing/fakes/smtp-server.ts';
import { createClient } from './client.ts';
import { createDatabase, openOwner } from './database.ts';
import type { Drill } from './drill.ts';
import { findingsOf } from './kill-findings.ts';
import { createPeople } from './kill-people.ts';
import { createSales, saleSteps } from './kill-sales.ts';
import { exactly, percentile, under } from './report.ts';
import { freePort, signIn, startServer, type DrillServer } from './server.ts';

/**
 * The longest time from a server being ready until it is killed: what a start takes, but between these milliseconds. The first booking
 * and the first upload of a server take about as long as its start: with a fixed time a slow machine never finished any.
 */
const longest = { least: 1200, most: 5000 };
/** How long a step of a sale is waited for; where sales are all that is done, those that come late in one as well. */
const patienceMs = (onlySales: boolean): number => (onlySales ? 40_000 : longest.most);
/** An access token expires after a quarter of an hour. */
const tokenMs = 300_000;
/** The share of servers that are killed while they start. */
const early = 0.15;
/** The share of the others that are killed in the middle of a step of a sale. */
const inStep = 0.7;

/** Kills the server repeatedly at random points of its work and examines what it leaves behind (docs/security.md, K5). */
export const drill: Drill = {
  options: { times: '200', minutes: '60', only: '' },
  run: async ({ postgres, dataDir, options, say }) => {
    const onlySales = options.only === 'sales';
    const urls = await createDatabase(postgres, 1000);
    const owner = openOwner(urls.ownerUrl);
    const post = await openPost();
    const port = await freePort();
    const place = { ...urls, dataDir: join(dataDir, 'server'), port, env: { SMTP_URL: post.url } };
    const client = createClient(`http://127.0.0.1:${port}`);
    const sales = createSales(client, post);
    const people = await createPeople(client, owner, onlySales ? [] : undefined);

    const readyTimes: number[] = [];
    const medianStart = (): number => percentile(readyTimes, 0.5);
    let signedIn = -Infinity;
    /** Waits until a server is ready, and signs in where the last token is old. */
    const enter = async (server: DrillServer): Promise<void> => {
      readyTimes.push(await server.ready);
      // Resets the rate limits, which this drill is not about.
      await sql`truncate limits`.execute(owner);
      if (performance.now() - signedIn < tokenMs) return;
      client.headers = await signIn(server);
      signedIn = performance.now();
    };
    const live = async (server: DrillServer): Promise<void> => {
      await enter(server);
      const stop = people.begin(sales.people);
      const step = onlySales
        ? saleSteps.toSorted(
            (a, b) => (sales.cut.get(a) ?? 0) - (sales.cut.get(b) ?? 0) || Math.random() - 0.5,
          )[0]
        : saleSteps[Math.floor((Math.random() * saleSteps.length) / inStep)];
      const lifeMs = Math.min(longest.most, Math.max(longest.least, medianStart()));
      if (step) await Promise.race([sales.begins(step), pause(patienceMs(onlySales))]);
      await pause(Math.random() * (step ? sales.usual(step) : lifeMs));
      await server.end('SIGKILL');
      await stop();
    };

    const end = performance.now() + Number(options.minutes) * 60_000;
    const loads: number[] = [];
    let [kills, killedEarly] = [0, 0];
    for (; kills < Number(options.times) && performance.now() < end; kills += 1) {
      loads.push(loadavg()[0] ?? NaN);
      const server = await startServer(place);
      if (Math.random() < early && readyTimes.length > 0) {
        killedEarly += 1;
        await pause(Math.random() * medianStart());
        await server.end('SIGKILL');
      } else await live(server);
      if (kills % 20 === 19) say(`${kills + 1} kills`);
    }

    const server = await startServer(place);
    await enter(server);
    const filesIn = join(place.dataDir, 'files');
    const findings = await findingsOf({ owner, ownerUrl: urls.ownerUrl, post, people, sales, filesIn, say });
    const code = await server.end('SIGTERM');
    await post.close();
    await owner.destroy();
    return [
      { name: 'kills, of these while starting', value: `${kills}, ${killedEarly}` },
      {
        name: 'load of the machine: least, p50, most',
        value: [0, 0.5, 1].map((share) => percentile(loads, share).toFixed(1)).join(', '),
      },
      { name: 'ready after a kill: p50', value: `${medianStart().toFixed(0)} ms` },
      under('ready after a kill: most', Math.max(...readyTimes) / 1000, 10, ' s'),
      {
        name: 'refused meanwhile (limit, conflict, load)',
        value: [...client.refused].map(([reason, times]) => `${times} × ${reason}`).join(', ') || '0',
      },
      ...findings,
      exactly('exit code of the last server', code, 0),
    ];
  },
};
