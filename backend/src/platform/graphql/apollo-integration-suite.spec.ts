import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer, type BaseContext } from '@apollo/server';
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite';
import type { Request } from 'express';
import { admitAll } from '../../testing/api.ts';
import { departFrom } from '../../testing/graphql/jest-globals.ts';
import type { Context } from '../context.ts';
import type { DocumentAdmission } from './document-admission.ts';
import { graphqlHandler } from './apollo-server.ts';
import { errorAnswer } from '../http/error-response.ts';
import { createSend } from '../http/response-headers.ts';
import { createHttp, jsonBody, withHeaders } from '../http/express-app.ts';
import { createLog } from '../log.ts';
import { ownWork } from '../turns/payer.ts';

const otherTypes = 'what is no JSON is refused with 415, before Apollo sees it';
const ownWords = 'what failed while the caller was looked up is told in the words of the catalogue';
const noHeaders = 'Apollo is given four headers, and no trace is asked for';
const noStore = 'no cache keeps an answer';

departFrom({
  default: otherTypes,
  'csrfPrevention: {requestHeaders}': noHeaders,
  'csrfPrevention: false': otherTypes,
  'throws an error if POST body is empty': otherTypes,
  'throws an error if invalid content-type': otherTypes,
  'throws an error if POST JSON is malformed':
    'malformed JSON is 400 in the words of the catalogue, not of the parser',
  'GraphQLErrors are formatted, defaulting to status 500': ownWords,
  'GraphQLErrors are formatted, defaulting to INTERNAL_SERVER_ERROR': ownWords,
  'GraphQLErrors are formatted, obeying http extension': ownWords,
  'non-GraphQLErrors are formatted': ownWords,
  'reports a total duration that is longer than the duration of its resolvers': noHeaders,
  'includes errors in federated trace': noHeaders,
  'runs when cache-control is disabled': noStore,
  'cache-control not set without any hints with if-cacheable': noStore,
});

const log = createLog('silent');

/** The suite's servers have schemas of their own, which the product's limits do not know. */
const documents: DocumentAdmission = { admit: () => undefined, know: () => undefined };

/** Puts the middleware of the product's `/graphql` around the suite's servers (docs/security.md, E1). */
defineIntegrationTestSuite(
  async (config, { context } = {}) => {
    const server = new ApolloServer<BaseContext>(config);
    await server.start();
    const contextOf = async (_request: Request): Promise<Context> => ((await context?.()) ?? {}) as Context;
    const app = createHttp({
      trustProxy: 0,
      control: { queue: admitAll, payerOf: () => Promise.resolve(ownWork), refuse: () => undefined, log },
    });
    app.use(
      '/graphql',
      ...jsonBody(),
      graphqlHandler(
        server as unknown as ApolloServer<Context>,
        documents,
        contextOf,
        createSend(false),
        log,
      ),
    );
    app.use(errorAnswer(log, withHeaders(false)));
    const http = createServer(app);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return {
      server,
      url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`,
      extraCleanup: async () => {
        http.closeAllConnections();
        await new Promise((resolve) => http.close(resolve));
      },
    };
  },
  { noIncrementalDelivery: true },
);
