import { afterEach, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addDeal, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';
import { expireQuotes } from './expire-quotes.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  api.clock.set('2027-03-01T20:00:00Z');
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());

const statusOf = async (id: string): Promise<string> =>
  (await api.sql<{ status: string }>('select status from quotes where id = $1', [id]))[0]?.status ?? '';
const accept = (token: string) =>
  api.rest('POST', '/api/linked-quote/accept', { name: 'Ada Byron' }, { 'x-link-token': token });
const open = (token: string) => api.rest('GET', '/api/linked-quote', undefined, { 'x-link-token': token });
const events = async (dealId: string): Promise<string[]> =>
  (
    await api.sql<{ kind: string }>(
      "select kind from deal_events where deal_id = $1 and kind <> 'moved' order by created_at, id",
      [dealId],
    )
  ).map(({ kind }) => kind);
/** What the audit log holds of a quote since it was issued, in order. */
const audited = async (id: string): Promise<string[]> =>
  (
    await api.sql<{ action: string }>(
      "select action from audit_entries where object = $1 and action <> 'quote.draft' order by created_at, id",
      [`quote:${id}`],
    )
  ).map(({ action }) => action);

it('quote.expiry: after its last day it is 410, and the status is expired', async () => {
  const { id } = await addDeal(api, admin);
  const { quote, token } = await issued(admin, id, '2027-03-03');
  // The last day counts until midnight in the business time zone.
  api.clock.set('2027-03-04T07:59:00Z');
  expect((await open(token)).body.status).toBe('issued');
  api.clock.set('2027-03-04T08:01:00Z');
  expect((await accept(token)).status).toBe(410);
  expect(await statusOf(quote.id)).toBe('expired');
  expect((await accept(token)).status).toBe(410);
  expect(await events(id)).toEqual(['opened', 'quote_issued', 'quote_expired']);
  expect(await audited(quote.id)).toContain('quote.expire');
});

it('quote.expiry: the job lets run out what is over, and nothing else', async () => {
  const { id } = await addDeal(api, admin);
  const [{ quote: short }, { quote: long }] = [
    await issued(admin, id, '2027-03-03'),
    await issued(admin, id, '2027-03-04'),
  ];
  api.clock.set('2027-03-04T07:59:59Z');
  await expireQuotes(api.app.systemContext());
  expect(await statusOf(short.id)).toBe('issued');
  api.clock.set('2027-03-04T08:00:00Z');
  await expireQuotes(api.app.systemContext());
  expect([await statusOf(short.id), await statusOf(long.id)]).toEqual(['expired', 'issued']);
  expect([await audited(short.id), await audited(long.id)]).toEqual([
    ['quote.issue', 'quote.expire'],
    ['quote.issue'],
  ]);
});
