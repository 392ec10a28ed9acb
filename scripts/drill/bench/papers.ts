import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openPost } from '../../../backend/src/testing/fakes/smtp-server.ts';
import { createClient, must } from '../client.ts';
import { createDatabase } from '../database.ts';
import type { Drill } from '../drill.ts';
import { mailedToken } from '../kill-sales.ts';
import { processorOfTree, untilQuiet } from '../processor-time.ts';
import { percentile, under, type Figure } from '../report.ts';
import { signIn, startServer } from '../server.ts';

/** Processor time of a quote or price sheet, in milliseconds. */
const maxSheetMs = 250;
/** How long the thread that answers may be held up while papers are made, in milliseconds. */
const maxDelayMs = 100;
const barePage = fileURLToPath(new URL('bare-page.mjs', import.meta.url));
const probe = pathToFileURL('scripts/drill/soak-probe.mjs').href;
const dayAhead = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

const median = (values: readonly number[]): number => percentile(values, 0.5);

interface Agreement {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly signers: readonly Readonly<Record<'name' | 'email' | 'state', string>>[];
}

const agreementFields = 'id number version signers { name email state }';

/** What price sheets, quotes, agreements and seals cost, beside one page by the same library, and whether others are answered meanwhile. */
export const drill: Drill = {
  options: { times: '8' },
  run: async ({ postgres, dataDir, options, say }) => {
    const times = Number(options.times);
    const database = await createDatabase(postgres, 1);
    const post = await openPost();
    const delays = join(dataDir, 'papers-delays');
    const server = await startServer({
      ...database,
      dataDir: join(dataDir, 'papers'),
      env: { SMTP_URL: post.url, DRILL_PROBE: delays, NODE_OPTIONS: `--import=${probe}` },
    });
    await server.ready;
    await untilQuiet(server.url, server.process.pid);
    server.process.kill('SIGUSR2');
    const client = createClient(server.url, await signIn(server));
    const spent = new Map<string, number[]>();
    const measure = async <Answer>(what: string, work: () => Promise<Answer | null>): Promise<Answer> => {
      const before = processorOfTree(server.process.pid);
      const answer = await must(work());
      const took = (processorOfTree(server.process.pid) - before) * 1000;
      spent.set(what, [...(spent.get(what) ?? []), took]);
      return answer;
    };
    const open = (path: string, headers: Record<string, string> = {}) =>
      client.open('GET', path, { headers }).then((answer) => answer?.arrayBuffer() ?? null);
    const ask = async <Answer>(query: string, variables: object): Promise<Answer> =>
      Object.values(await must(client.graphql<Record<string, Answer>>(query, variables)))[0] as Answer;
    const tokenOf = async (address: string, about: string): Promise<string> => {
      for (;;) {
        const token = mailedToken(post.received, address, 'sign', about);
        if (token) return token;
        await pause(50);
      }
    };
    const sign = async ({ name, email }: Agreement['signers'][number], number: string): Promise<void> => {
      const headers = { 'x-link-token': await tokenOf(email, number) };
      await open('/api/linked-agreement.pdf', headers);
      const linked = await must(client.open('GET', '/api/linked-agreement', { headers }));
      const { consentVersion } = (await linked.json()) as { consentVersion: string };
      await must(client.post('/api/linked-agreement/consent', { consentVersion }, headers));
      const isLast = !email.startsWith('buyer');
      const work = () => client.post<object>('/api/linked-agreement/sign', { name }, headers);
      await (isLast ? measure('last signature: certificate and seal', work) : must(work()));
    };
    for (let sale = 0; sale < times; sale += 1) {
      say(`sale ${sale + 1} of ${times}`);
      const person = { firstName: 'Ada', lastName: 'Buyer', email: `buyer-${sale}@bench.example` };
      const contact = await must(client.post<{ id: string }>('/api/contacts', person));
      const design = await must(
        client.post<{ code: string }>('/api/designs', {
          home: { slug: 'castle-rock' },
          roof: 'hip',
          site: { zip: '98604' },
        }),
      );
      await measure('price sheet', () => open(`/api/designs/${design.code}.pdf`));
      const { id: dealId } = await ask<{ id: string }>(
        'mutation ($input: DealInput!) { createDeal(input: $input) { id } }',
        { input: { contactId: contact.id, designCode: design.code, coBuyers: [] } },
      );
      const { id: quoteId, version } = await ask<{ id: string; version: number }>(
        'mutation ($dealId: ID!) { draftQuote(dealId: $dealId) { id version } }',
        { dealId },
      );
      const { link } = await measure('quote, issued and drawn', async () => {
        const issued = await ask<{ link: string }>(
          'mutation ($id: ID!, $version: Int!, $validUntil: LocalDate!) { issueQuote(id: $id, version: $version, validUntil: $validUntil) { link } }',
          { id: quoteId, version, validUntil: dayAhead },
        );
        await open(`/api/quotes/${quoteId}.pdf`);
        return issued;
      });
      const [, token = ''] = link.split('#token=');
      await must(
        client.post('/api/linked-quote/accept', { name: 'Ada Buyer', quoteId }, { 'x-link-token': token }),
      );
      const made = await measure('agreement and disclosures', () =>
        ask<Agreement>(
          `mutation ($quoteId: ID!) { createAgreement(quoteId: $quoteId, address: "88 Cedar Road") { ${agreementFields} } }`,
          { quoteId },
        ),
      );
      await ask('mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }', {
        id: made.id,
        version: made.version,
      });
      for (const signer of made.signers) await sign(signer, made.number);
    }
    // The probe writes once a second.
    await pause(1500);
    const samples = (await readFile(delays, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { part: number; p99: number; max: number });
    const last = samples.at(-1);
    await server.end('SIGTERM');
    await post.close();
    const bare = JSON.parse(
      execFileSync(process.execPath, [barePage, String(times)], { encoding: 'utf8' }),
    ) as number[];
    const beside = `${median(bare.slice(1)).toFixed(0)} ms, the first ${(bare[0] ?? 0).toFixed(0)}`;
    const figures = [...spent].map(([what, [first = 0, ...others]]): Figure => {
      const name = `${what}, processor time (the first: ${first.toFixed(0)} ms)`;
      const typical = median(others);
      return {
        ...(/price sheet|quote/.test(what)
          ? under(name, typical, maxSheetMs, ' ms')
          : { name, value: `${typical.toFixed(1)} ms` }),
        beside,
      };
    });
    return [
      ...figures,
      under('event loop of the answering thread meanwhile, p99', last?.p99 ?? NaN, maxDelayMs, ' ms'),
      { name: 'the same at most', value: `${(last?.max ?? NaN).toFixed(1)} ms` },
    ];
  },
};
