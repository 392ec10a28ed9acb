import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPost } from '../../backend/src/testing/fakes/smtp-server.ts';
import { sendCampaign } from './campaign.ts';
import { createClient } from './client.ts';
import { createDatabase } from './database.ts';
import type { Drill } from './drill.ts';
import { isOk, pace, tookOf } from './load.ts';
import { exactly, noneOf, percentile, under, type Figure } from './report.ts';
import { contactRequests } from './requests.ts';
import { signIn, startServer, usageOf } from './server.ts';

/** Sends a campaign to a mail server that answers at once, then to one that takes its time, and reads contacts meanwhile. */
export const drill: Drill = {
  options: { mails: '10000', latency: '0,20' },
  run: async ({ postgres, dataDir, options, say }) => {
    const database = await createDatabase(postgres, Number(options.mails));
    const figures: Figure[] = [];
    for (const latency of (options.latency ?? '').split(',').map(Number)) {
      const post = await openPost(latency);
      const env = { SMTP_URL: post.url };
      const server = await startServer({ ...database, dataDir: join(dataDir, 'server'), env });
      await server.ready;
      const headers = await signIn(server);
      const client = createClient(server.url, headers);
      const before = usageOf(server.process.pid).processor;
      const reader = pace(server.url, [contactRequests(database)['first page']('REST', headers)], 20);
      const began = performance.now();
      const stateOf = await sendCampaign(client, `Drill ${latency}`);
      while ((await stateOf()).campaign.state !== 'sent') await pause(100);
      const queuedSeconds = (performance.now() - began) / 1000;
      const [from, sending] = [post.received.length, performance.now()];
      // Not those to the admin, such as a digest.
      const taken = () => post.received.filter(({ to }) => to[0]?.startsWith('person'));
      while (taken().length < database.rows && performance.now() - began < 600_000) await pause(20);
      const rate = ((post.received.length - from) * 1000) / (performance.now() - sending);
      say(`latency ${latency} ms: ${taken().length} mails`);
      // Whatever comes twice comes soon.
      await pause(2000);
      const reads = await reader.stop();
      const { sent, queued } = (await stateOf()).campaign;
      const { processor, peak } = usageOf(server.process.pid);
      const code = await server.end('SIGTERM');
      await post.close();
      const ids = new Set(taken().map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1]));
      const all: Figure[] = [
        { name: 'mails a second', value: rate.toFixed(0) },
        { name: 'connections', value: `${post.connections.all}, ${post.connections.atOnce} at once` },
        {
          name: 'processor time of the server for each mail',
          value: `${(((processor - before) * 1e6) / database.rows).toFixed(0)} µs`,
        },
        under('all queued after', queuedSeconds, 10, ' s'),
        under('p99 of the contact list meanwhile', percentile(tookOf(reads), 0.99), 100, ' ms'),
        noneOf(reads.length, 'reads: not answered 2xx', reads.filter((one) => !isOk(one)).length),
        exactly('mails received', taken().length, database.rows),
        exactly('mails received twice', taken().length - ids.size, 0),
        exactly('noted as sent, still queued', `${sent}, ${queued}`, `${database.rows}, 0`),
        under('most memory of the server', peak, 350, ' MB'),
        exactly('exit code of the server', code, 0),
      ];
      figures.push(...all.map((figure) => ({ ...figure, name: `${latency} ms: ${figure.name}` })));
    }
    return figures;
  },
};
