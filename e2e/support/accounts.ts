import type { Role } from '@hearthline/rules/permissions.ts';
import { expect, type APIRequestContext } from '@playwright/test';
import { accountOf } from './sign-in.ts';

/** Sends an operation to the GraphQL API. @returns the response's data; an error fails the test */
export type GraphqlClient = (query: string, variables?: object) => Promise<any>;

/** Sends operations, with a token or as a visitor. */
export const graphqlClient =
  (request: APIRequestContext, token: string | null): GraphqlClient =>
  async (query, variables = {}) => {
    const answer = await request.post('/graphql', {
      data: { query, variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { data, errors } = await answer.json();
    expect(errors, query).toBeUndefined();
    return data;
  };

/** Signs in to the API as an admin. @param request Playwright's own context, whose cookies no page shares */
export const asAdmin = async (request: APIRequestContext): Promise<GraphqlClient> => {
  const { email, password } = accountOf('admin');
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return graphqlClient(request, (await answer.json()).accessToken);
};

const newest = `query ($page: Int) { mails(page: $page) { mails { id kind toAddress } } }`;

/** Waits for a mail of a kind to an address. @returns the link in the newest one */
export const linkOf = async (admin: GraphqlClient, address: string, kind: string): Promise<string> => {
  let id: string | undefined;
  await expect(async () => {
    // Other tests write mails at the same time, so it may be on the second page.
    const pages = await Promise.all([1, 2].map((page) => admin(newest, { page })));
    id = pages
      .flatMap((data) => data.mails.mails)
      .find((mail) => mail.toAddress === address && mail.kind === kind)?.id;
    expect(id, `a mail ${kind} to ${address}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  const { mail } = await admin('query ($id: ID!) { mail(id: $id) { text } }', { id });
  return /https?:\S+#(?:token|key)=\S+/.exec(mail.text)?.[0] ?? '';
};

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** An e-mail address that no other account has. */
export const uniqueEmail = (): string => `person-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Invites a user. @returns the account and the link in the invitation mail */
export const invite = async (
  admin: GraphqlClient,
  role: Role,
): Promise<{ id: string; name: string; email: string; link: string }> => {
  const name = 'Noor Haddad';
  const email = uniqueEmail();
  const { inviteUser } = await admin(
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }',
    { input: { name, email, role } },
  );
  return { id: inviteUser.id, name, email, link: await linkOf(admin, email, 'invitation') };
};

/** Creates a verified account for a test that changes or ends something of it. */
export const newAccount = async (
  request: APIRequestContext,
  admin: GraphqlClient,
  role: Role,
): Promise<NewAccount> => {
  const { id, name, email, link } = await invite(admin, role);
  const password = 'Rainy Harbor 77';
  const token = link.split('#token=')[1];
  await graphqlClient(request, null)(
    'mutation ($token: String!, $name: String!, $password: String!) { acceptInvitation(token: $token, name: $name, password: $password) { message } }',
    { token, name, password },
  );
  return { id, name, email, password };
};
