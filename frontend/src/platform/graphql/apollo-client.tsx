import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { ApolloProvider, getApolloContext } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { OperationTypeNode } from 'graphql';
import { useContext, type ReactNode } from 'react';
import { from, of, switchMap, tap, throwError } from 'rxjs';
import { defaultPolicies } from './fetch-policies.ts';
import { createLiveLink } from './subscription-link.ts';
import { identityProof } from '../session/identity-proof.ts';
import { useSessionStore } from '../session/session-context.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { createQueryDeduplicationLink } from './query-deduplication.ts';

const hasCode = (
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined,
  codes: readonly unknown[] = ['UNAUTHENTICATED'],
): boolean => errors?.some(({ extensions }) => codes.includes(extensions?.code)) ?? false;

/** Codes that mean the account has changed since this page loaded it: it is reloaded, for the guard to check again. */
const outdated = ['EMAIL_NOT_VERIFIED', 'MUST_CHANGE_PASSWORD', 'SECOND_FACTOR_MISSING', 'FORBIDDEN'];

const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) ? hasCode(error.errors) : ServerError.is(error) && error.statusCode === 401;

/** Sends the stored token; a refused one is replaced once, silently, or else the session is cleared. What needs a fresh proof is sent again after it. */
const sessionLink = (session: SessionStore): ApolloLink =>
  ApolloLink.from([
    new ErrorLink(({ error, operation, forward }) => {
      if (CombinedGraphQLErrors.is(error) && hasCode(error.errors, outdated)) void session.reload();
      if (CombinedGraphQLErrors.is(error) && hasCode(error.errors, ['PROOF_REQUIRED']))
        return from(identityProof.ask()).pipe(
          switchMap((proved) => (proved ? forward(operation) : throwError(() => error))),
        );
      if (!isUnauthenticated(error)) return;
      const { token } = operation.getContext() as { token?: string | null };
      const fresh = token ? from(session.refresh(token)) : of(null);
      return fresh.pipe(
        switchMap((next) => (next ? forward(operation) : throwError(() => error))),
        tap({
          next: ({ errors }) => hasCode(errors) && session.clear(),
          error: (again) => isUnauthenticated(again) && session.clear(),
        }),
      );
    }),
    new SetContextLink((previous) => {
      const token = session.token();
      const headers = {
        ...(previous.headers as object),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      return { token, headers };
    }),
  ]);

/** For objects without an id: an audience is replaced as a whole; Operations is a single object of which each query reads a part; everybody has one set of preferences. */
export const typePolicies: TypePolicies = {
  Campaign: { fields: { audience: { merge: false } } },
  Document: { fields: { passage: { merge: false } } },
  Operations: { merge: true },
  // Cards of one deal read different parts of it.
  Contract: { merge: true },
  Cancellation: { merge: true },
  // What waits is told apart by both: one deal may be quiet and have a quote that runs out.
  WaitingItem: { keyFields: ['kind', 'id'] },
  // Its id is its place in its quote: other quotes have lines with the same one.
  QuoteLine: { keyFields: false },
  Preferences: { keyFields: [] },
  // One text of each key: a saved one takes the place of the one that is shown.
  AgreementText: { keyFields: ['key'] },
};

const createClient = (session: SessionStore): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache({ typePolicies }),
    link: ApolloLink.from([
      createQueryDeduplicationLink(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        createLiveLink(session),
        ApolloLink.from([
          sessionLink(session),
          new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
        ]),
      ),
    ]),
    // The turn link does it instead.
    queryDeduplication: false,
    defaultOptions: defaultPolicies,
  });

const clients = new WeakMap<SessionStore, ApolloClient>();

const clientOf = (session: SessionStore): ApolloClient => {
  const known = clients.get(session);
  if (known) return known;
  const client = createClient(session);
  session.onLeave(() => void client.clearStore());
  clients.set(session, client);
  return client;
};

/** Sends a mutation from outside the provider, with the same client: see `late-mutation.ts`. */
export const mutateWith = async <Data, Variables extends Record<string, unknown>>(
  session: SessionStore,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  headers: Readonly<Record<string, string>>,
): Promise<Data | undefined> =>
  (await clientOf(session).mutate<Data>({ mutation, variables, context: { headers } })).data;

const OwnProvider = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={clientOf(useSessionStore())}>{children}</ApolloProvider>
);

/**
 * Provides the GraphQL client to the tree below, unless one is provided already; all uses on a page share one client
 * and one cache. Only lazily loaded modules may import it: the first screen does without it.
 */
export const DataProvider = ({ children }: { children: ReactNode }) =>
  useContext(getApolloContext()).client ? children : <OwnProvider>{children}</OwnProvider>;
