import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, vi } from 'vitest';
import { signAccessToken } from '../features/people/accounts/sessions/access-token.ts';
import { openSession } from '../features/people/accounts/sessions/session.service.ts';
import { workspaceChannel } from '../features/office/today/workspace-changes.ts';
import { specKey, useApi } from '../testing/api.ts';
import { withDatabase } from '../testing/database-url.ts';
import {
  depositCents,
  nextWeek,
  priceCents,
  privateAddresses,
  strangers,
  usePrivateSale,
  type Who,
} from '../testing/fixtures/private-sale.ts';
import { addDeal, issued } from '../testing/fixtures/quotes-fixtures.ts';
import { openStream, type Listening } from '../testing/http/event-streams.ts';
import { statementsOf } from '../testing/statements.ts';

const api = useApi();
const { callers, ids, words } = usePrivateSale(api);

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
const follow = async (who: Who): Promise<Listening> => {
  const address =
    who in privateAddresses ? privateAddresses[who as keyof typeof privateAddresses] : `${who}@example.com`;
  const context = api.app.systemContext();
  const user =
    who === 'visitor'
      ? null
      : await context.db
          .selectFrom('users')
          .select(['id', 'name', 'email', 'passwordHash', 'lastSignInAt'])
          .where('email', '=', address)
          .executeTakeFirstOrThrow();
  const token = user && (await signAccessToken(specKey, await openSession(context, user), Date.now()));
  return openStream(api.url, token, { query: 'subscription { workspaceChanges }' });
};

describe('price.privacy', () => {
  it('is kept by live events: while a sale goes on, staff alone are told, and nobody is told what', async () => {
    const database = await listenToDatabase();
    // Who sells hears of kinds as all staff do.
    const others = strangers.filter((who) => who !== 'sales');
    const [staff, ...streams] = await Promise.all([follow('admin'), ...others.map(follow)]);
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
      expect(heard(others.indexOf('contractor'))).toContain('projects');
      expect(heard(others.indexOf('factory'))).toContain('factory');
    });
    for (const [at, who] of others.entries()) {
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
