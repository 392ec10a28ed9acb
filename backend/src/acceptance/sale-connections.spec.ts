import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { poolSize } from '../platform/db/database.ts';
import { useApi, type Caller } from '../testing/api.ts';
import { useAgreements } from '../testing/fixtures/agreements-fixtures.ts';
import { addDeal, draftOf, issue, issued } from '../testing/fixtures/quotes-fixtures.ts';
import { signDeal } from '../testing/fixtures/signed-agreements.ts';
import { askFor } from '../testing/graphql/ask-for.ts';
import { holdLocks } from '../testing/locks.ts';

const api = useApi();
const { quoted, out, tokenOf, signAll } = useAgreements(api);
let admin: Caller;
let release: (() => Promise<void>)[] = [];
beforeEach(async () => {
  admin = await api.as('admin');
});
afterEach(async () => {
  await Promise.all(release.map((end) => end()));
  release = [];
});

/** Leaves the server one connection: a transaction that asks for a second one waits for itself, as many of them at once would. */
const leaveOne = async (): Promise<void> => {
  // However long the rest takes, those that are held are not ended for doing nothing.
  const hold = "select set_config('idle_in_transaction_session_timeout', '0', true)";
  for (let at = 1; at < poolSize; at += 1) release.push(await holdLocks(api, hold));
};
const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const change = (name: string, args: string, id: string, more = '{ id }') =>
  askFor(admin, `mutation ($id: ID!) { ${name}(id: $id${args}) ${more} }`, { id });

describe('with one connection left', () => {
  it('a quote is drafted, issued, sent, withdrawn and accepted', async () => {
    const { id } = await addDeal(api, admin);
    await leaveOne();
    const first = await issue(admin, await draftOf(admin, id), inAMonth());
    expect(first.errors).toBeUndefined();
    const { quote } = first.data.issueQuote;
    expect(await change('sendQuoteLink', '', quote.id, '')).toContain('#token=');
    const { token } = await issued(admin, id, inAMonth());
    await change('withdrawQuote', ', version: 2, reason: "x"', quote.id);
    const answer = await api.rest(
      'POST',
      '/api/linked-quote/accept',
      { name: 'Ada Byron' },
      { 'x-link-token': token },
    );
    expect(answer).toMatchObject({ status: 200 });
  });

  it('an agreement is drafted, changed, sent and voided', async () => {
    const { quote } = await quoted();
    await leaveOne();
    const draft = await askFor(
      admin,
      'mutation ($id: ID!) { createAgreement(quoteId: $id) { id version } }',
      { id: quote.id },
    );
    await change('updateAgreement', ', version: 1', draft.id);
    await change('sendAgreement', ', version: 2', draft.id);
    await change('voidAgreement', ', version: 3, reason: "x"', draft.id);
  });

  it('an agreement is signed by all', async () => {
    const { agreement } = await out();
    await leaveOne();
    for (const { name } of agreement.signers) {
      const token = await tokenOf(name, agreement.number);
      expect((await signAll(token, name)).status).toBe(200);
    }
  });

  it('a payment is recorded and voided, and its receipt mailed', async () => {
    const { dealId } = await signDeal(api);
    await leaveOne();
    const { status, body } = await admin.rest(
      'POST',
      `/api/deals/${dealId}/payments`,
      { kind: 'deposit', method: 'check', amountCents: 100, receivedOn: '2026-05-04' },
      { 'idempotency-key': randomUUID() },
    );
    expect(status).toBe(201);
    await api.runJobs();
    await change('voidPayment', ', reason: "x"', body.id);
    await api.runJobs();
  });

  it('a deal is opened, changed, moved, lost and won', async () => {
    const { dealId, contactId, designCode } = await signDeal(api);
    await leaveOne();
    const input = { contactId, designCode };
    const { id } = await askFor(admin, 'mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
      input,
    });
    await askFor(
      admin,
      'mutation ($id: ID!, $input: DealInput!) { updateDeal(id: $id, version: 1, input: $input) { id } }',
      { id, input: { designCode, source: 'x' } },
    );
    await change('moveDeal', ', version: 2, stage: contacted', id);
    await change('loseDeal', ', version: 3, reason: price', id);
    await change('winDeal', ', version: 1', dealId, '{ project { id } }');
  });

  it('a lead with a design joins its deal', async () => {
    const { email, designCode } = await signDeal(api);
    await leaveOne();
    await askFor(
      api,
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
      { input: { fullName: 'Ada Byron', email, phone: '3605550142', designCode } },
    );
  });
});
