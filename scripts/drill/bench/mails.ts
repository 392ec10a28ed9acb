import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPost, type SmtpPost } from '../../../backend/src/testing/fakes/smtp-server.ts';
import { sendCampaign } from '../campaign.ts';
import { createClient } from '../client.ts';
import { createDatabase, createEmpty } from '../database.ts';
import type { Drill } from '../drill.ts';
import { percentile, under, type Figure } from '../report.ts';
import { signIn, startServer, usageOf, type DrillServer } from '../server.ts';

/** How much of the rate of a bare sender a campaign must reach: 300 mails a second where that sends 750. */
const minShare = 0.4;
/** After a start the server makes ready what visitors will ask for; idle is what it is then. In milliseconds. */
const settleMs = 60_000;

/** Mails a second of one campaign, from its first mail to its last. */
const campaignRate = async (server: DrillServer, post: SmtpPost, mails: number, name: string) => {
  const { received } = post;
  const before = received.length;
  await sendCampaign(createClient(server.url, await signIn(server)), name);
  while (received.length === before) await pause(5);
  const [first, began] = [received.length, performance.now()];
  while (received.length < before + mails) await pause(5);
  return ((before + mails - first) * 1000) / (performance.now() - began);
};

/** Mails a second of the bare sender. @param bytes how long a mail is */
const bareRate = async (post: SmtpPost, mails: number, bytes: number) => {
  const args = ['--import', 'tsx', 'scripts/drill/bench/bare-mailer.ts', post.url, `${mails}`, `${bytes}`];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return mails / Number(stdout);
};

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Sends campaigns and as many mails of a bare sender in turn to a mail server on this machine; then looks how much memory an idle server holds. */
export const drill: Drill = {
  options: { mails: '2000', rounds: '3' },
  run: async ({ postgres, dataDir, options, say }) => {
    const mails = Number(options.mails);
    const database = await createDatabase(postgres, mails);
    const post = await openPost();
    const env = { SMTP_URL: post.url };
    const server = await startServer({ ...database, dataDir: join(dataDir, 'mails'), env });
    await server.ready;
    const [campaigns, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      campaigns.push(await campaignRate(server, post, mails, `Bench ${round}`));
      const bytes = post.received.at(-1)?.raw.length ?? 0;
      bare.push(await bareRate(post, mails, bytes));
      say(`${campaigns.at(-1)?.toFixed(0)} mails a second, bare ${bare.at(-1)?.toFixed(0)}`);
    }
    await server.end('SIGTERM');
    await post.close();
    const share = median(campaigns.map((rate, round) => rate / (bare[round] ?? NaN)));
    const demo = await startServer({
      ...(await createEmpty(postgres, 'drill_demo')),
      dataDir: join(dataDir, 'demo'),
      env: { NODE_ENV: 'development', SEED: 'demo' },
    });
    await demo.ready;
    await pause(settleMs);
    const { memory } = usageOf(demo.process.pid);
    await demo.end('SIGTERM');
    const figures: Figure[] = [
      {
        name: 'mails a second of a campaign',
        value: median(campaigns).toFixed(0),
        beside: `${median(bare).toFixed(0)}: ${share.toFixed(2)}`,
        goal: `at least ${minShare}`,
        met: share >= minShare,
      },
      under('idle memory of a server with the demo’s data', memory, 200, ' MB'),
    ];
    return figures;
  },
};
