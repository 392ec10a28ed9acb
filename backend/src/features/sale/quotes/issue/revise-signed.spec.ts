import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayIn, dayStart } from '../../../../platform/time/business-time.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { quoteSteps } from '../../../../testing/fixtures/quote-steps.ts';
import { draftOf, issue, type SpecQuote } from '../../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
const zone = 'America/Los_Angeles';
let admin: Caller;
beforeEach(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.clock.reset());
const { code } = quoteSteps(() => admin);
const { create, send, signed, out, quoted } = useAgreements(api);

const inAWeek = (): string => dayIn(zone, api.clock.now(), 7);
const accept = (token: string) =>
  api.rest('POST', '/api/linked-quote/accept', { name: 'Ada Byron' }, { 'x-link-token': token });
const tryDraft = (dealId: string, replaces?: string) =>
  admin.gql(
    'mutation ($dealId: ID!, $replaces: ID) { draftQuote(dealId: $dealId, replaces: $replaces) { id } }',
    { dealId, replaces },
  );
const messageOf = (answer: { errors?: readonly any[] }): string | undefined => answer.errors?.[0]?.message;
const voidAgreement = (agreement: { id: string; version: number }) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!) { voidAgreement(id: $id, version: $version, reason: "Another roof") { status } }',
    { id: agreement.id, version: agreement.version },
  );
/** Issues a revision. @returns the secret of its link */
const issueRevision = async (
  dealId: string,
  replaces: string,
): Promise<{ quote: SpecQuote; token: string }> => {
  const { data, errors } = await issue(admin, await draftOf(admin, dealId, replaces), inAWeek());
  expect(errors).toBeUndefined();
  return { quote: data.issueQuote.quote, token: String(data.issueQuote.link).split('#token=')[1] ?? '' };
};

describe('a deal with an agreement', () => {
  it('quote.revise: quotes nothing anew while it is out or signed, and again once it is void', async () => {
    for (const make of [out, signed]) {
      const { agreement, deal, quote } = await make();
      for (const replaces of [undefined, quote.id])
        expect(messageOf(await tryDraft(deal.id, replaces))).toBe('Void the agreement first.');
      expect((await voidAgreement(agreement)).errors).toBeUndefined();
      const revision = await issueRevision(deal.id, quote.id);
      expect((await accept(revision.token)).status).toBe(200);
      const next = await send(await create(revision.quote.id));
      expect(next).toMatchObject({ status: 'out', quoteId: revision.quote.id });
    }
  });

  it('quote.revise: issues no draft of before while it is out', async () => {
    const { deal, quote } = await quoted();
    const draft = await draftOf(admin, deal.id, quote.id);
    await send(await create(quote.id));
    expect(messageOf(await issue(admin, draft, inAWeek()))).toBe('Void the agreement first.');
  });

  it('quote.revise: sends none while a new quote is out, and voids a draft once that is accepted', async () => {
    const { deal, quote } = await quoted();
    const agreement = await create(quote.id);
    const revision = await issueRevision(deal.id, quote.id);
    const sent = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }',
      { id: agreement.id, version: agreement.version },
    );
    expect([code(sent), messageOf(sent)]).toEqual(['CONFLICT', agreementSentences.quoteOut]);
    expect((await accept(revision.token)).status).toBe(200);
    const [row] = await api.sql('select status, closed_reason from agreements where id = $1', [agreement.id]);
    expect(row).toEqual({ status: 'void', closed_reason: quoteSentences.agreementReplaced });
    const old = await admin.gql('mutation ($id: ID!) { createAgreement(quoteId: $id) { id } }', {
      id: quote.id,
    });
    expect(messageOf(old)).toBe(quoteSentences.notAccepted);
    // Nobody but staff sees what was never sent.
    expect((await api.rest('GET', `/api/verify/${agreement.pdfSha256}`)).body).toEqual({ known: false });
    expect((await send(await create(revision.quote.id))).status).toBe('out');
  });

  it('is sent once its new quote has run out', async () => {
    const { deal, quote } = await quoted();
    const draft = await draftOf(admin, deal.id, quote.id);
    const tomorrow = dayIn(zone, api.clock.now(), 1);
    expect((await issue(admin, draft, tomorrow)).errors).toBeUndefined();
    const agreement = await create(quote.id);
    const over = dayStart(dayAfter(tomorrow, 1), zone);
    api.clock.set(new Date(over.getTime() - 1).toISOString());
    admin = await api.as('admin');
    const ask = () =>
      admin.gql('mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }', {
        id: agreement.id,
        version: agreement.version,
      });
    expect(messageOf(await ask())).toBe(agreementSentences.quoteOut);
    api.clock.set(over.toISOString());
    expect((await ask()).errors).toBeUndefined();
  });
});
