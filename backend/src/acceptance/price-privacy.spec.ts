import { createHash, randomUUID } from 'node:crypto';
import { can, type Actor, type Role } from '@hearthline/rules/permissions.ts';
import pLimit from 'p-limit';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { signAccessToken } from '../features/accounts/sessions/access-token.ts';
import { openSession } from '../features/accounts/sessions/session.service.ts';
import { User } from '../features/accounts/user.entity.ts';
import { resolvers, restRoutes } from '../features/index.ts';
import { workspaceChannel } from '../features/today/workspace-changes.ts';
import { executableSchema } from '../platform/graphql/schema.ts';
import { specKey, useApi, type Caller } from '../testing/api.ts';
import { askFor, consentBy, signBy, signerToken } from '../testing/fixtures/sent-agreements.ts';
import { addDeal, draftOf, issue, issued } from '../testing/fixtures/quotes.ts';
import { withDatabase } from '../testing/database-url.ts';
import { fullReads, namesRow } from '../testing/graphql/full-reads.ts';
import { operationsOf } from '../testing/graphql/operations.ts';
import { openStream, type Listening } from '../testing/http/event-streams.ts';
import { statementsOf } from '../testing/statements.ts';

/** Questions asked at a time: what waits for the database leaves the processor to the others. */
const atOnce = 6;
/** How far reads follow what leads from one thing to another. */
const deepest = 3;

const api = useApi();
const reads = operationsOf(executableSchema(resolvers)).filter(
  ({ kind, path }) => kind === 'query' && path.length === 1,
);
const routes = restRoutes({} as never, {} as never).filter(({ method }) => method === 'get');

/** A home, a deposit and a quote that was only offered, at sums that nothing else comes to. */
const [priceCents, depositCents, offeredCents] = [12_345_671, 765_432, 31_415_926];
const sums = [priceCents, depositCents, offeredCents, priceCents - depositCents];
const dollars = (cents: number): string => (cents / 100).toFixed(2);
/** How any of the sums may be written: in cents, as a decimal, with commas, in whole dollars. */
const written = sums.flatMap((cents) => {
  const decimal = dollars(cents);
  const rounded = Math.round(cents / 100);
  return [
    String(cents),
    decimal,
    Number(decimal).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  ].concat(
    [rounded, Math.floor(cents / 100)].flatMap((whole) => [String(whole), whole.toLocaleString('en-US')]),
  );
});

const actorOf = (role: Role): Actor => ({ role, isEmailVerified: true, mustChangePassword: false });
const strangers = ['visitor', 'customer', 'contractor', 'factory', 'devops', 'agent', 'investor'] as const;
type Stranger = (typeof strangers)[number];
const callers = {} as Record<Stranger | 'admin' | 'buyer', Caller>;
const actorFor = (who: keyof typeof callers): Actor | null =>
  who === 'visitor' ? null : actorOf(who === 'buyer' ? 'customer' : who);

/** Whatever the sale is made of, by which somebody might ask for it. */
let ids: Readonly<Record<string, string>> = {};
let words: { readonly code: string; readonly sha256: string; readonly numbers: readonly string[] };

const issueAt = async (
  admin: Caller,
  dealId: string,
  amountCents: number,
): Promise<{ id: string; token: string }> => {
  const draft = await draftOf(admin, dealId);
  const { version } = await askFor(
    admin,
    'mutation ($id: ID!, $version: Int!, $input: QuoteInput!) { updateQuote(id: $id, version: $version, input: $input) { version } }',
    {
      ...draft,
      input: { lines: [{ key: 'home:castle-rock', label: 'Castle Rock', basis: 'firm', amountCents }] },
    },
  );
  const { data } = await issue(admin, { ...draft, version }, nextWeek());
  return { id: data.issueQuote.quote.id, token: String(data.issueQuote.link).split('#token=')[1] ?? '' };
};

beforeAll(async () => {
  const admin = await api.as('admin');
  const deal = await addDeal(api, admin);
  const [offered, chosen] = [
    await issueAt(admin, deal.id, offeredCents),
    await issueAt(admin, deal.id, priceCents),
  ];
  await api.runJobs();
  await api.rest('POST', '/api/linked-quote/accept', { name: 'Ada Byron' }, { 'x-link-token': chosen.token });
  const draft = await askFor(
    admin,
    'mutation ($id: ID!, $signers: [SignerInput!]) { createAgreement(quoteId: $id, signers: $signers) { id version number } }',
    {
      id: chosen.id,
      signers: [
        { role: 'buyer', name: 'Ada Byron', email: deal.email },
        { role: 'seller', name: 'Dana Whitfield', email: 'dana@hearthline.example' },
      ],
    },
  );
  const agreement = await askFor(
    admin,
    'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id number version signers { id name } } }',
    draft,
  );
  for (const { name } of agreement.signers) {
    const token = await signerToken(api, { ...agreement, dealId: deal.id }, name);
    await consentBy(api, token);
    expect((await signBy(api, token, name)).status).toBe(200);
  }
  const { body: payment } = await admin.rest(
    'POST',
    `/api/deals/${deal.id}/payments`,
    { kind: 'deposit', method: 'check', amountCents: depositCents, receivedOn: '2026-05-04' },
    { 'idempotency-key': randomUUID() },
  );
  const { version } = await askFor(admin, 'query ($id: ID!) { deal(id: $id) { version } }', { id: deal.id });
  const won = await askFor(
    admin,
    'mutation ($id: ID!, $version: Int!) { winDeal(id: $id, version: $version) { number project { id } } }',
    { id: deal.id, version },
  );
  await api.addUser({ email: deal.email, role: 'customer', passwordHash: 'chosen' });
  await api.addUser({ email: 'nobody@privacy.example', role: 'customer' });
  // Whoever builds this home, and the factory that makes it, work on the project all day.
  await api.sql(
    "update projects set status = 'in_progress', stage = 'Permits', contractor_id = (select id from users where email = 'contractor@example.com') where id = $1",
    [won.project.id],
  );
  await api.runJobs();
  const [more] = await api.sql(
    `select q.pdf_key as quote_file, a.pdf_key as agreement_file, a.signed_key as signed_file, a.signed_sha256 as sha256,
       (select id from documents where project_id = $2 order by name desc limit 1) as document,
       (select v.id from document_versions v join documents d on d.id = v.document_id where d.project_id = $2 order by d.name desc limit 1) as version
     from quotes q join agreements a on a.quote_id = q.id where q.id = $1`,
    [chosen.id, won.project.id],
  );
  const { sha256, ...files } = more as Record<string, string>;
  ids = {
    deal: deal.id,
    quote: chosen.id,
    offered: offered.id,
    agreement: agreement.id,
    signer: agreement.signers[0].id,
    payment: payment.id,
    project: won.project.id,
    contact: deal.contactId,
    ...files,
  };
  words = {
    code: deal.code,
    sha256: sha256 ?? '',
    numbers: [agreement.number, payment.receiptNumber, won.number],
  };
  for (const role of strangers.filter((one) => one !== 'visitor')) callers[role] = await api.as(role);
  Object.assign(callers, {
    visitor: api,
    customer: await api.asUser('nobody@privacy.example'),
    admin,
    buyer: await api.asUser(deal.email),
  });
});

const nextWeek = (): string => new Date(Date.now() + 6e8).toISOString().slice(0, 10);
const guess = (): string => createHash('sha256').update(randomUUID()).digest('base64url');
const mayRead = (who: keyof typeof callers, { action, isPublic }: (typeof reads)[number]): boolean => {
  const actor = actorFor(who);
  return isPublic || (actor !== null && action !== undefined && can(actor, action));
};
/** Everything that GraphQL tells somebody who asks for all that they may, by every id. */
const toldByGraphql = async (
  who: keyof typeof callers,
  about: readonly string[] = Object.values(ids),
): Promise<string[]> => {
  const asked = reads
    .filter((operation) => mayRead(who, operation))
    .flatMap((operation) =>
      (namesRow(operation) ? about : [ids.project ?? '']).map((id) => ({ operation, id })),
    );
  return pLimit(atOnce).map(asked, async ({ operation, id }) => {
    const values = {
      id,
      search: 'Byron',
      text: 'Byron',
      code: words.code,
      sha256: words.sha256,
      token: guess(),
    };
    const answers: string[] = [];
    for (const at of fullReads(operation, deepest, values, actorFor(who)).keys())
      // A document that is refused as too large is asked for less deep.
      for (let depth = deepest; depth > 0; depth -= 1) {
        const query = fullReads(operation, depth, values, actorFor(who))[at];
        if (query === undefined) break;
        const { status, data, errors } = await callers[who].gql(query);
        expect(status, query).toBeLessThan(500);
        if (errors?.some(({ message }) => message.startsWith('The query is too large'))) continue;
        const misread = errors?.find(({ extensions }) => /VALIDATION|PARSE/.test(extensions.code));
        expect(misread && [misread.message, query], operation.name).toBeUndefined();
        answers.push(`${operation.name} ${JSON.stringify(data)}`);
        break;
      }
    return answers.join('\n');
  });
};
/** Everything that REST answers with, PDFs left out: whether they are served is told by their status. */
const toldByRest = async (
  who: keyof typeof callers,
): Promise<{ path: string; status: number; text: string }[]> => {
  const paths = routes.flatMap(({ path }) =>
    /:\w+/.test(path)
      ? [...Object.values(ids), words.code, words.sha256].map((id) => path.replaceAll(/:\w+/g, id))
      : [path, `${path}?search=Byron&text=Byron&format=xero`],
  );
  return pLimit(atOnce).map([...new Set(paths)], async (path) => {
    const answer = await callers[who].open(path, { headers: { 'x-link-token': guess() } });
    expect(answer.status, path).toBeLessThan(500);
    const isText = /json|text|csv/.test(answer.headers.get('content-type') ?? '');
    const text = isText ? await answer.text() : '';
    await answer.body?.cancel().catch(() => undefined);
    return { path, status: answer.status, text };
  });
};
/** Passes on what the database tells every server, as a running one does. */
const listenToDatabase = async (): Promise<pg.Client> => {
  const [here] = await api.sql<{ name: string }>('select current_database() as name');
  const client = new pg.Client({
    connectionString: withDatabase(inject('postgres').superUrl, String(here?.name)),
  });
  await client.connect();
  client.on('notification', ({ channel, payload }) => api.app.events.emit(channel, payload ?? ''));
  await client.query(`listen ${workspaceChannel}`);
  return client;
};
/** Listens to what changes, as somebody with a session of their own. */
const follow = async (who: keyof typeof callers): Promise<Listening> => {
  const address = who === 'customer' ? 'nobody@privacy.example' : `${who}@example.com`;
  const context = api.app.systemContext();
  const user =
    who === 'visitor' ? null : await context.transaction((em) => em.findOne(User, { email: address }));
  const token = user && signAccessToken(specKey, await openSession(context, user), Date.now());
  return openStream(api.url, token, { query: 'subscription { workspaceChanges }' });
};
const findings = (texts: readonly string[], wanted: readonly string[]): string[] =>
  texts.flatMap((text) =>
    wanted
      .filter((sum) => new RegExp(`(?<![\\d.,-])${sum.replaceAll('.', '\\.')}(?![\\d])`).test(text))
      .map(
        (sum) =>
          `${sum} in ${text.slice(0, 60)} … ${text.slice(Math.max(0, text.indexOf(sum) - 300), text.indexOf(sum) + 60)}`,
      ),
  );

describe('price.privacy', () => {
  it('is about something: staff read every sum by both APIs, the buyer what is theirs', async () => {
    for (const who of ['admin', 'buyer'] as const) {
      const texts = await toldByGraphql(who, [ids.deal ?? '', ids.project ?? '']);
      for (const cents of [priceCents, depositCents])
        expect(findings(texts, [String(cents)]).length, `${who} ${cents}`).toBeGreaterThan(0);
    }
    const rest = (await toldByRest('admin')).map(({ text }) => text);
    for (const cents of [priceCents, depositCents])
      expect(findings(rest, [String(cents), dollars(cents)]).length).toBeGreaterThan(0);
  });

  describe.each(strangers)('a %s who is not the buyer', (who) => {
    it(
      'reads no sum and no number of the sale by GraphQL, whatever they ask for',
      { timeout: 60_000 },
      async () => {
        const texts = await toldByGraphql(who);
        expect(texts.length).toBeGreaterThan(20);
        expect(findings(texts, written)).toEqual([]);
        // Whoever holds the very file may check it, and learns its number; whoever builds the home, from which agreement it comes (0065).
        const others = texts.filter((text) => !text.startsWith('Query.verifyDocument'));
        const numbers = ['contractor', 'factory'].includes(who) ? words.numbers.slice(1) : words.numbers;
        expect(findings(others, numbers)).toEqual([]);
      },
    );

    it('reads none by REST: no file, no export, no report', { timeout: 60_000 }, async () => {
      const answers = await toldByRest(who);
      expect(
        findings(
          answers.map(({ path, text }) => `${path} ${text}`),
          written,
        ),
      ).toEqual([]);
      const ofSale = /^\/api\/(deals|quotes|agreements|payments|linked-)/;
      const open = answers.filter(
        ({ path, status }) => ofSale.test(path) && ![400, 401, 403, 404, 429].includes(status),
      );
      expect(open.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
      // The contract’s own documents, by every way to their bytes.
      const files = [ids.document, ids.version, ids.quote_file, ids.agreement_file, ids.signed_file];
      const served = answers.filter(
        ({ path, status }) => status === 200 && files.some((id) => path.includes(String(id))),
      );
      expect(served.map(({ path }) => path)).toEqual([]);
    });
  });

  it('is kept by live events: while a sale goes on, staff alone are told, and nobody is told what', async () => {
    const database = await listenToDatabase();
    const [staff, ...streams] = await Promise.all([follow('admin'), ...strangers.map(follow)]);
    const { id } = await addDeal(api, callers.admin);
    const { quote, token } = await issued(callers.admin, id, nextWeek());
    await api.rest('POST', '/api/linked-quote/accept', { name: 'Ada Byron' }, { 'x-link-token': token });
    await callers.admin.rest(
      'POST',
      `/api/deals/${id}/payments`,
      { kind: 'deposit', method: 'check', amountCents: depositCents, receivedOn: '2026-05-04' },
      { 'idempotency-key': randomUUID() },
    );
    await vi.waitFor(() => expect(staff.text()).toContain('deals'));
    // News for each of those who follow anything, so that they have got whatever came before.
    await api.sql("update projects set notes = 'Changed' where id = $1", [ids.project]);
    await api.sql('update factory_homes set version = version');
    const heard = (at: number): string => streams[at]?.text() ?? '';
    await vi.waitFor(() => {
      expect(staff.text()).toContain('projects');
      expect(heard(strangers.indexOf('contractor'))).toContain('projects');
      expect(heard(strangers.indexOf('factory'))).toContain('factory');
    });
    for (const [at, who] of strangers.entries()) {
      expect(heard(at), who).not.toMatch(/deals|prices|contacts|mails|Q-|\d{6}/);
      expect(heard(at), who).not.toContain(quote.id);
    }
    expect(staff.text()).not.toContain(quote.id);
    for (const stream of [staff, ...streams]) stream.close();
    await database.end();
  });

  it('tells whoever guesses nothing: ids, hashes and numbers are no tokens of links', async () => {
    const hashes = await api.sql<{ hash: string }>(
      'select token_hash as hash from quote_links union all select token_hash from agreement_links',
    );
    await api.sql('delete from limits');
    for (const token of [
      ...Object.values(ids),
      ...hashes.map(({ hash }) => hash),
      words.code,
      words.sha256,
      ...words.numbers,
    ].slice(0, 40))
      for (const path of ['/api/linked-quote', '/api/linked-agreement']) {
        const { status, body } = await api.rest('GET', path, undefined, { 'x-link-token': token });
        expect([status, JSON.stringify(body).includes(String(priceCents))], `${path} ${token}`).toEqual([
          400,
          false,
        ]);
        await api.sql('delete from limits');
      }
  });

  it('takes as many statements for what is others’ as for what is not there', async () => {
    const other = callers.customer;
    const ways: readonly ((id: string) => Promise<unknown>)[] = [
      ...['quote', 'agreement', 'project', 'deal'].map(
        (name) => (id: string) => other.gql(`query ($id: ID!) { ${name}(id: $id) { id } }`, { id }),
      ),
      (id) => other.gql('mutation ($id: ID!) { acceptQuote(id: $id) { id } }', { id }),
      ...['quotes/:id.pdf', 'agreements/:id.pdf', 'payments/:id/receipt.pdf', 'projects/:id'].map(
        (path) => async (id: string) => (await other.open(`/api/${path.replace(':id', id)}`)).text(),
      ),
    ];
    for (const [at, ask] of ways.entries())
      for (const id of [ids.quote, ids.agreement, ids.payment, ids.project, ids.deal]) {
        const [theirs, missing] = [
          await statementsOf(() => ask(id ?? '')),
          await statementsOf(() => ask('01890a5d-0000-7000-8000-000000000000')),
        ];
        expect(theirs, `way ${at}`).toEqual(missing);
        expect(theirs.length).toBeGreaterThan(0);
      }
  });
});
