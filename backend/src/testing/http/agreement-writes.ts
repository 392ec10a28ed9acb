import { beforeAll } from 'vitest';
import type { Api, Caller } from '../api.ts';
import { useAgreements } from '../fixtures/agreements-fixtures.ts';
import { addDeal, issued } from '../fixtures/quotes-fixtures.ts';
import { answerOf, withArguments, type Write } from './write.ts';

/** How buyers answer quotes, and how agreements are made, read, signed and ended: all that people write from the quote on. */
export const agreementWritesOf = (api: Api, admin: () => Caller): readonly Write[] => {
  const { out, quoted, tokenOf } = useAgreements(api);
  const made = { quoteId: '', quoteToken: '', acceptedQuoteId: '', agreementId: '', signerToken: '' };
  // Made once: what is refused changes nothing, and what is taken once is refused with another status later.
  beforeAll(async () => {
    const until = new Date(api.clock.now().getTime() + 6e8).toISOString().slice(0, 10);
    const { quote, token } = await issued(admin(), (await addDeal(api, admin())).id, until);
    const { agreement } = await out();
    Object.assign(made, {
      quoteId: quote.id,
      quoteToken: token,
      acceptedQuoteId: (await quoted()).quote.id,
      agreementId: agreement.id,
      signerToken: await tokenOf('Ada Byron', agreement.number),
    });
  });
  const visitor = (): Caller => api;
  const step =
    (path: string, token: 'quoteToken' | 'signerToken') =>
    (body: unknown): ReturnType<Write['send']> =>
      api.rest('POST', path, body, { 'x-link-token': made[token] });
  /** Of a deal that is not won: what is right is refused for that alone. */
  const draftChangeOrder = async (input: unknown): ReturnType<Write['send']> =>
    answerOf(
      await admin().gql(
        'mutation ($id: ID!, $input: ChangeOrderInput!) { draftChangeOrder(dealId: $id, input: $input) { id } }',
        { id: made.agreementId, input },
      ),
    );
  return [
    {
      name: 'the acceptance of a quote by REST',
      good: { name: 'Ada Byron' },
      texts: { name: 120 },
      required: ['name'],
      send: step('/api/linked-quote/accept', 'quoteToken'),
    },
    {
      name: 'the acceptance of a quote by GraphQL',
      good: { name: 'Ada Byron' },
      texts: { name: 120 },
      required: ['name'],
      send: withArguments(
        visitor,
        'mutation ($token: String!, $name: String!) { acceptLinkedQuote(token: $token, name: $name) { id } }',
        'name',
        () => ({ token: made.quoteToken }),
      ),
    },
    {
      name: 'the refusal of a quote by REST',
      good: { reason: 'Too far away' },
      texts: { reason: 500 },
      required: [],
      takesNothing: true,
      send: step('/api/linked-quote/decline', 'quoteToken'),
    },
    {
      name: 'the refusal of a quote by GraphQL',
      good: { reason: 'Too far away' },
      texts: { reason: 500 },
      required: [],
      takesNothing: true,
      send: withArguments(
        visitor,
        'mutation ($token: String!, $reason: String) { declineLinkedQuote(token: $token, reason: $reason) { id } }',
        'reason',
        () => ({ token: made.quoteToken }),
      ),
    },
    {
      name: 'the withdrawal of a quote by GraphQL',
      good: { reason: 'Prices have changed' },
      texts: { reason: 500 },
      required: ['reason'],
      send: withArguments(
        admin,
        'mutation ($id: ID!, $reason: String!) { withdrawQuote(id: $id, version: 9, reason: $reason) { id } }',
        'reason',
        () => ({ id: made.quoteId }),
      ),
    },
    {
      name: 'the signer of a new agreement by GraphQL',
      good: { role: 'buyer', name: 'Ada Byron', email: 'ada@buyers.example' },
      texts: { role: null, name: 120, email: 254 },
      required: ['role', 'name', 'email'],
      send: (signer) =>
        withArguments(
          admin,
          'mutation ($id: ID!, $signers: [SignerInput!]) { createAgreement(quoteId: $id, signers: $signers) { id } }',
          'signers',
          () => ({
            id: made.acceptedQuoteId,
            signers: [signer, { role: 'seller', name: 'Dana Whitfield', email: 'dana@hearthline.example' }],
          }),
        )({}),
    },
    {
      name: 'the site of a new agreement by GraphQL',
      good: { address: '88 Cedar Road', parcel: '1234-567' },
      texts: { address: 300, parcel: 200 },
      required: [],
      takesNothing: true,
      send: withArguments(
        admin,
        'mutation ($id: ID!, $address: String, $parcel: String) { createAgreement(quoteId: $id, address: $address, parcel: $parcel) { id } }',
        'address',
        () => ({ id: made.acceptedQuoteId }),
      ),
    },
    {
      name: 'a text of agreements by GraphQL',
      good: { key: 'home', body: 'A new home.' },
      texts: { key: null, body: 20_000 },
      required: ['key', 'body'],
      send: withArguments(
        admin,
        'mutation ($key: AgreementTextKey!, $body: String!) { updateAgreementText(key: $key, version: 1, body: $body) { version } }',
        'body',
        () => ({}),
      ),
    },
    {
      name: 'the preview of a text of agreements by REST',
      good: { key: 'home', body: 'A new home.' },
      texts: { key: null, body: 20_000 },
      required: ['key', 'body'],
      send: (body) => admin().rest('POST', '/api/agreement-texts/preview', body),
    },
    {
      name: 'the consent to sign electronically by REST',
      good: { consentVersion: '1' },
      texts: { consentVersion: 40 },
      required: ['consentVersion'],
      send: step('/api/linked-agreement/consent', 'signerToken'),
    },
    {
      name: 'the consent to sign electronically by GraphQL',
      good: { consentVersion: '1' },
      texts: { consentVersion: 40 },
      required: ['consentVersion'],
      send: withArguments(
        visitor,
        'mutation ($token: String!, $consentVersion: String!) { consentLinkedAgreement(token: $token, consentVersion: $consentVersion) { state } }',
        'consentVersion',
        () => ({ token: made.signerToken }),
      ),
    },
    {
      name: 'a signature by REST',
      good: { name: 'Ada Byron' },
      texts: { name: 120, drawing: null },
      required: ['name'],
      send: step('/api/linked-agreement/sign', 'signerToken'),
    },
    {
      name: 'a signature by GraphQL',
      good: { name: 'Ada Byron' },
      texts: { name: 120, drawing: null },
      required: ['name'],
      send: withArguments(
        visitor,
        'mutation ($token: String!, $name: String!, $drawing: String) { signLinkedAgreement(token: $token, name: $name, drawing: $drawing) { state } }',
        'name',
        () => ({ token: made.signerToken }),
      ),
    },
    {
      name: 'the void of an agreement by GraphQL',
      good: { reason: 'The site changed' },
      texts: { reason: 500 },
      required: ['reason'],
      send: withArguments(
        admin,
        'mutation ($id: ID!, $reason: String!) { voidAgreement(id: $id, version: 9, reason: $reason) { id } }',
        'reason',
        () => ({ id: made.agreementId }),
      ),
    },
    {
      name: 'a change order by GraphQL',
      good: { reason: 'The buyers want a porch' },
      texts: { reason: 500 },
      required: ['reason'],
      send: draftChangeOrder,
    },
    {
      name: 'a line of a change order by GraphQL',
      good: { label: 'Porch', amountCents: 640_000 },
      texts: { key: 120, label: 120, note: 300 },
      required: ['label', 'amountCents'],
      send: (line) => draftChangeOrder({ reason: 'The buyers want a porch', lines: [line] }),
    },
    {
      name: 'the void of a change order by GraphQL',
      good: { reason: 'They changed their minds' },
      texts: { reason: 500 },
      required: ['reason'],
      send: withArguments(
        admin,
        'mutation ($id: ID!, $reason: String!) { voidChangeOrder(id: $id, version: 9, reason: $reason) { id } }',
        'reason',
        () => ({ id: made.agreementId }),
      ),
    },
    {
      name: 'the refusal of an agreement by REST',
      good: { reason: 'I would rather wait' },
      texts: { reason: 500 },
      required: ['reason'],
      send: step('/api/linked-agreement/decline', 'signerToken'),
    },
    {
      name: 'the refusal of an agreement by GraphQL',
      good: { reason: 'I would rather wait' },
      texts: { reason: 500 },
      required: ['reason'],
      send: withArguments(
        visitor,
        'mutation ($token: String!, $reason: String!) { declineLinkedAgreement(token: $token, reason: $reason) { state } }',
        'reason',
        () => ({ token: made.signerToken }),
      ),
    },
  ];
};
