import type { APIRequestContext } from '@playwright/test';
import { graphqlClient, linkOf, uniqueEmail, type GraphqlClient } from './accounts.ts';
import { accountOf } from './sign-in.ts';

interface SentAgreement {
  readonly dealId: string;
  readonly email: string;
  /** The buyer's mailed link. */
  readonly link: string;
}

/**
 * A deal of a new contact whose quote is accepted and whose agreement is out for signature.
 * @param sellerId who signs last, by default the demo's admin, whose mails other tests get as well
 */
export const sendAgreement = async (
  request: APIRequestContext,
  admin: GraphqlClient,
  coBuyers: readonly { readonly name: string; readonly email: string }[] = [],
  sellerId?: string,
): Promise<SentAgreement> => {
  const email = uniqueEmail();
  const { createContact } = await admin(
    'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
    { input: { firstName: 'Nora', lastName: 'Quill', email } },
  );
  const { createDesign } = await admin(
    'mutation { createDesign(input: { home: { slug: "yachats" }, roof: hip }) { design { code } } }',
  );
  const { users } = await admin('query ($search: String) { users(search: $search) { users { id } } }', {
    search: accountOf('admin').email,
  });
  const { createDeal } = await admin('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
    input: {
      contactId: createContact.id,
      designCode: createDesign.design.code,
      ownerId: sellerId ?? users.users[0].id,
      coBuyers,
    },
  });
  const { draftQuote } = await admin(
    'mutation ($dealId: ID!) { draftQuote(dealId: $dealId) { id version } }',
    { dealId: createDeal.id },
  );
  const { updateQuote } = await admin(
    'mutation ($id: ID!, $version: Int!) { updateQuote(id: $id, version: $version, input: { zip: "98604" }) { id version } }',
    draftQuote,
  );
  const { issueQuote } = await admin(
    'mutation ($id: ID!, $version: Int!, $day: LocalDate!) { issueQuote(id: $id, version: $version, validUntil: $day) { link quote { id } } }',
    { ...updateQuote, day: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10) },
  );
  const visitor = graphqlClient(request, null);
  await visitor(
    'mutation ($token: String!) { acceptLinkedQuote(token: $token, name: "Nora Quill") { id } }',
    { token: issueQuote.link.split('token=')[1] },
  );
  const { createAgreement } = await admin(
    'mutation ($quoteId: ID!) { createAgreement(quoteId: $quoteId, address: "88 Cedar Road") { id version } }',
    { quoteId: issueQuote.quote.id },
  );
  await admin(
    'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }',
    createAgreement,
  );
  return { dealId: createDeal.id, email, link: await linkOf(admin, email, 'agreement_link') };
};

/** Signs behind a mailed link: opens the agreement, agrees to sign electronically, signs. */
export const signLink = async (request: APIRequestContext, link: string, name: string): Promise<void> => {
  const token = link.split('token=')[1] ?? '';
  await request.get('/api/linked-agreement.pdf', { headers: { 'x-link-token': token } });
  const visitor = graphqlClient(request, null);
  const { linkedAgreement } = await visitor(
    'query ($token: String!) { linkedAgreement(token: $token) { consentVersion } }',
    { token },
  );
  await visitor(
    'mutation ($token: String!, $version: String!) { consentLinkedAgreement(token: $token, consentVersion: $version) { state } }',
    { token, version: linkedAgreement.consentVersion },
  );
  await visitor(
    'mutation ($token: String!, $name: String!) { signLinkedAgreement(token: $token, name: $name) { state } }',
    { token, name },
  );
};
