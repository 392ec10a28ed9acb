import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { askerOf, contactImport } from '../scripts/drill/contact-import.ts';
import { writeContactsFile } from '../scripts/drill/contacts-file.ts';
import { openPostbox, type Postbox } from '../scripts/drill/mail-sink.ts';
import { percentile } from '../scripts/drill/report.ts';
import { makeScratch } from './data.ts';
import { processSeconds } from './processor-time.ts';
import { residentMegabytes, signIn, startProduct, type Running } from './servers.ts';

const imported = 100_000;
const written = 10_000;

/** What is asked of the product over its own APIs, as its pages do. */
const clientOf = ({ url }: Running, authorization: string) => {
  const ask = askerOf(url, authorization);
  /** Imports a file of contacts to the end. */
  const importContacts = async (file: string): Promise<void> => {
    const one = await contactImport(url, authorization, file);
    await one.check();
    await one.start();
  };
  /** Sends a campaign to everybody who was there before the import. @returns its id */
  const sendCampaign = async (): Promise<string> => {
    await ask('mutation { setCampaignPace(pace: 60000) }', {});
    const { createCampaign: draft } = await ask<{ createCampaign: { id: string; version: number } }>(
      'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id version } }',
      {
        input: {
          name: 'Benchmark',
          subject: 'News for {{firstName|you}}',
          body: 'Hello **{{firstName|there}}**.\n\n'.padEnd(2000, 'Our new homes are shown this weekend. '),
          audience: { sources: ['manual', 'appointment', 'consultant_request'] },
        },
      },
    );
    await ask('mutation ($id: ID!, $version: Int!) { sendCampaign(id: $id, version: $version) { id } }', {
      ...draft,
    });
    return draft.id;
  };
  const stateOf = async (id: string): Promise<string> =>
    (await ask<{ campaign: { state: string } }>('query ($id: ID!) { campaign(id: $id) { state } }', { id }))
      .campaign.state;
  const readPage = async (): Promise<void> => {
    const answer = await fetch(`${url}/api/contacts?page=1`, { headers: { authorization } });
    await answer.text();
    if (!answer.ok) throw new Error(`a read was answered ${answer.status}`);
  };
  return { importContacts, sendCampaign, stateOf, readPage };
};
type Client = ReturnType<typeof clientOf>;

/** Times a campaign from the press of the button, and reads beside it. */
const timeCampaign = async (client: Client, post: Postbox, server: number | undefined) => {
  const processor = await processSeconds(server);
  const began = performance.now();
  const id = await client.sendCampaign();
  let queuedMs = NaN;
  const watching = (async () => {
    while ((await client.stateOf(id)) !== 'sent') await pause(200);
    queuedMs = performance.now() - began;
  })();
  const reads: number[] = [];
  while (post.taken.length < written && performance.now() - began < 300_000) {
    const asked = performance.now();
    await client.readPage();
    reads.push(performance.now() - asked);
    await pause(20);
  }
  await watching;
  // Whatever comes twice comes soon.
  await pause(2000);
  const [first = NaN, last = NaN] = [post.taken[0], post.taken.at(-1)];
  return {
    rate: ((post.taken.length - 1) * 1000) / (last - first),
    queuedMs,
    p99: percentile(reads, 0.99),
    server: (((await processSeconds(server)) - processor) * 1_000_000) / written,
  };
};

const row = (what: string, came: string, goal = '', reached?: boolean): string =>
  `| ${what} | ${came} | ${goal} | ${reached === undefined ? '' : reached ? 'yes' : '**no**'} |`;

/**
 * Measures the memory of a server over a large import and a large campaign, and how fast the campaign's mails leave to a
 * mail server on this machine. @returns lines for the report
 */
export const measureHeavyWork = async (postgres: EmbeddedPostgres, dataDir: string): Promise<string[]> => {
  const file = `${dataDir}.csv`;
  await writeContactsFile(file, imported);
  const scratch = await makeScratch(postgres, written, 'bench_heavy_work');
  const post = await openPostbox(0);
  const product = await startProduct(scratch.appUrl, scratch.ownerUrl, join(dataDir, 'product'), {
    SMTP_URL: post.url,
  });
  const memory = () => residentMegabytes(product.process.pid);
  let most = 0;
  const watch = setInterval(() => void memory().then((now) => (most = Math.max(most, now))), 250);
  try {
    const enter = async () => clientOf(product, `Bearer ${await signIn(product, scratch.ownerUrl)}`);
    await pause(3000);
    const before = await memory();
    await (await enter()).importContacts(file);
    const afterImport = most;
    const sent = await timeCampaign(await enter(), post, product.process.pid);
    clearInterval(watch);
    await pause(60_000);
    const after = await memory();
    return [
      `## An import of ${imported.toLocaleString('en-US')} contacts, then a campaign to ${written.toLocaleString('en-US')}`,
      '',
      '| what | came | goal | reached |',
      '|---|---:|---:|---|',
      row('mails a second', sent.rate.toFixed(0), 'at least 400', sent.rate >= 400),
      row('processor time of the server for each mail, reads included', `${sent.server.toFixed(0)} µs`),
      row('all queued after', `${(sent.queuedMs / 1000).toFixed(1)} s`, 'under 10 s', sent.queuedMs < 10_000),
      row('first page over REST meanwhile, p99', `${sent.p99.toFixed(0)} ms`, 'under 100 ms', sent.p99 < 100),
      row(
        'mails received, twice',
        `${post.taken.length}, ${post.repeated()}`,
        `${written}, 0`,
        post.taken.length === written && !post.repeated(),
      ),
      row('memory before', `${before} MB`),
      row('most memory over the import', `${afterImport} MB`, 'at most 350 MB', afterImport <= 350),
      row('most memory over both', `${most} MB`, 'at most 350 MB', most <= 350),
      row('memory a minute later', `${after} MB`, 'under 260 MB', after < 260),
    ];
  } finally {
    clearInterval(watch);
    await product.stop();
    await post.close();
    await scratch.drop();
  }
};
