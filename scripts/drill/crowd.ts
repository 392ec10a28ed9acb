import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { demoPassword } from '../../backend/src/seed/accounts.ts';
import { createDatabase, openOwner } from './database.ts';
import type { Drill } from './drill.ts';
import { load, paced, statusesOf, tookOf, type Outcome, type Request } from './load.ts';
import { noneOf, percentile, under, type Figure } from './report.ts';
import { homePictures, lookAttacks, lostOwnLooks } from './looks.ts';
import { graphqlRequest, type Headers } from './requests.ts';
import { signIn, startServer } from './server.ts';

/** Some who cost the server much, and how many times as long others may wait beside them at p95. */
interface Crowd {
  readonly requests: readonly Request[];
  readonly connections: number;
  readonly others: readonly Request[];
  readonly maxFactor: number;
}

const perSecond = 25;
const people = 50;
const search = '/api/floor-plans/search?bedrooms=3&bathrooms=2';
const wish = 'beds=king,twin,twin&baths=2&width=double';
const everything = 'query Search($text: String!) { search(text: $text) { kind id title detail path } }';
const sender = { 'x-forwarded-for': '203.0.113.9' };
const get = (headers: Headers, path: string): Request => ({ method: 'GET', path, headers });
const post = (headers: Headers, path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Everything that costs the server much, as one address can ask for it with nine senders, beside fifty visitors at addresses of their own. */
const addresses = async (url: string): Promise<Readonly<Record<string, Crowd>>> => {
  const visitors = Array.from({ length: 50 }, (_none, index) => {
    const headers = { 'x-forwarded-for': `198.51.100.${index + 1}` };
    return index % 2
      ? get(headers, search)
      : graphqlRequest(headers, '{ floorPlans(bedrooms: 3, bathrooms: 2) { id name squareFootage } }', {});
  });
  const answer = await fetch(`${url}/api/floor-plans/designs?${wish}&seed=1&count=6`);
  const { designs } = (await answer.json()) as { designs: { code: string; plan: object }[] };
  const codeOf = (index: number) => designs[index % designs.length]?.code;
  const homes = Array.from({ length: 50 }, (_none, index) => ({ home: { planCode: codeOf(index) } }));
  const choices = (n: number): string =>
    `mirrored=${n % 2 === 0}&furniture=${n % 4 < 2}&dimensions=${n % 8 < 4}&caption=${n % 16 < 8}&text=${n % 32 < 16 ? 'usual' : 'large'}`;
  const files = Array.from({ length: 32 * designs.length }, (_none, index) =>
    get(
      sender,
      `/api/floor-plans/designs/${codeOf(index)}.png?${choices(Math.floor(index / designs.length))}`,
    ),
  );
  const unknown =
    'query Made{n} { floorPlans(bedrooms: 3, bathrooms: 2) { id name squareFootage description } company { name phone } }';
  const attacks: Record<string, readonly Request[]> = {
    'plans changed': designs.map(({ code }) =>
      post(sender, '/api/floor-plans/changes', { code, change: { kind: 'resize', room: 'L', feet: 1 } }),
    ),
    'plans checked': [post(sender, '/api/floor-plans/check', { plan: designs[0]?.plan })],
    'prices of fifty designs': [post(sender, '/api/prices', { designs: homes })],
    'documents that the server does not know': [graphqlRequest(sender, unknown, {})],
    'plans drawn for wishes': [get(sender, `/api/floor-plans/designs?${wish}&seed={n}`)],
    'files of plans': files,
    'the search itself': [get(sender, search)],
    ...lookAttacks(
      sender,
      designs.map(({ code }) => code),
    ),
  };
  return Object.fromEntries(
    Object.entries(attacks).map(([what, requests]) => [
      what,
      { requests, connections: 9, others: visitors, maxFactor: 3 },
    ]),
  );
};

/** Ten colleagues who look for something slow, and fifty people who sign in, beside readers of contacts. */
const colleagues = (headers: Headers): Readonly<Record<string, Crowd>> => {
  const others = [get(headers, '/api/contacts?page=1')];
  const logins = Array.from({ length: people }, (_none, index) =>
    post({}, '/api/auth/login', { email: `crowd${index}@drill.example`, password: demoPassword }),
  );
  const slow = [
    'search=amelia',
    'search=be',
    'search=a',
    'page=900&sort=name',
    'status=active&page=200&sort=email',
  ];
  return {
    ...Object.fromEntries(
      slow.map((query) => [
        `ten who ask for ${query}`,
        { requests: [get(headers, `/api/contacts?${query}`)], connections: 10, others, maxFactor: 5 },
      ]),
    ),
    'fifty who sign in': { requests: logins, connections: people, others, maxFactor: 10 },
  };
};

/** What becomes of more requests at once than one address may have waiting. */
const burst = async (url: string, requests: readonly Request[]): Promise<Figure[]> => {
  const answers = await Promise.all(
    requests.map(async ({ path, ...init }) => {
      const answer = await fetch(url + path, init);
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
    }),
  );
  const refused = answers.filter(({ status }) => status === 429);
  return [
    noneOf(
      refused.length,
      'refused of a burst: without Retry-After',
      refused.filter((one) => !(one.retryAfter > 0)).length,
    ),
    noneOf(
      answers.length,
      'of a burst: answered neither 200, 404 nor 429',
      answers.filter(({ status }) => ![200, 404, 429].includes(status)).length,
    ),
  ];
};

/** Some at full load beside others, who must be answered, and soon (docs/security.md, N8, A8). Then one person who searches everything. */
export const drill: Drill = {
  options: { seconds: '10', rounds: '3', contacts: '100000', only: '' },
  run: async ({ postgres, dataDir, options, say }) => {
    const seconds = Number(options.seconds);
    const database = await createDatabase(postgres, Number(options.contacts));
    const owner = openOwner(database.ownerUrl);
    await sql`insert into users (name, email, email_folded, password_hash, role, is_email_verified)
      select 'Person', 'crowd' || n || '@drill.example', 'crowd' || n || '@drill.example', password_hash, 'customer', true
      from users, generate_series(0, ${people - 1}::int) n where email = 'customer@example.com'`.execute(
      owner,
    );
    await owner.destroy();
    const env = { TRUST_PROXY: '1' };
    const files = join(dataDir, 'server');
    const server = await startServer({ ...database, dataDir: files, env });
    await server.ready;
    const headers = await signIn(server);
    const figures: Figure[] = [];
    const ownLooks = await homePictures(server.url, files);
    const crowds = Object.entries({ ...(await addresses(server.url)), ...colleagues(headers) }).filter(
      ([what]) => what.includes(options.only ?? ''),
    );
    for (const [what, crowd] of crowds) {
      const measure = () => paced(server.url, crowd.others, perSecond, seconds);
      const [alone, beside, senders]: [Outcome[], Outcome[], Outcome[]] = [[], [], []];
      await measure();
      for (let round = 0; round < Number(options.rounds); round += 1) {
        await pause(1000);
        alone.push(...(await measure()));
        const sending = load(server.url, crowd.requests, {
          seconds: seconds + 1,
          connections: crowd.connections,
        });
        await pause(500);
        beside.push(...(await measure()));
        const outcomes = await sending;
        senders.push(...outcomes);
        say(`${what}: ${statusesOf(outcomes)}`);
      }
      const [before, during] = [percentile(tookOf(alone), 0.95), percentile(tookOf(beside), 0.95)];
      figures.push(
        {
          name: `p95 of others beside ${what}`,
          value: `${during.toFixed(1)} ms, alone ${before.toFixed(1)} ms`,
          goal: `under ${crowd.maxFactor} times`,
          met: during < crowd.maxFactor * before,
        },
        noneOf(
          beside.length,
          'of these: not answered 200',
          beside.filter(({ status }) => status !== 200).length,
        ),
        noneOf(
          senders.length,
          `requests of ${what}: answered with an error of the server`,
          senders.filter(({ status }) => status === 0 || status >= 500).length,
        ),
      );
      if (crowd.connections === people)
        figures.push(under('p99 beside these', percentile(tookOf(beside), 0.99), 200, ' ms'));
    }
    figures.push(...(await lostOwnLooks(files, ownLooks)));
    const [forged] = Object.values(lookAttacks(sender, ['2.kqf4d.d17.hc.n20']));
    figures.push(...(await burst(server.url, forged?.slice(0, 400) ?? [])));
    for (const text of ['amelia', 'quillfeather', 'be', 'zq', 'amlia bergstorm']) {
      const request = graphqlRequest(headers, everything, { text });
      const found = await load(server.url, [request], { seconds: 2, connections: 1 });
      figures.push(
        under(`p95 of a search of everything for “${text}”`, percentile(tookOf(found), 0.95), 150, ' ms'),
      );
    }
    await server.end('SIGTERM');
    return figures;
  },
};
