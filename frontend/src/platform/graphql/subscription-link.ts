import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import type { ApiSession } from '../api/rest-client.ts';

/** The link for subscriptions; their code is loaded with the first one. Calls `onConnected` of the operation's context whenever it (re)connects. */
export const createLiveLink = (session: ApiSession): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const control = new AbortController();
        const { onConnected } = operation.getContext() as { onConnected?: () => void };
        const request = {
          query: print(operation.query),
          operationName: operation.operationName,
          variables: operation.variables,
        };
        import('./event-stream.ts')
          .then(({ holdStream }) =>
            holdStream(
              session,
              request,
              {
                onOpen: () => onConnected?.(),
                onEvent: (result) => observer.next(result as ApolloLink.Result),
              },
              control.signal,
            ),
          )
          .then(
            () => observer.complete(),
            (error: unknown) => observer.error(error),
          );
        return () => control.abort();
      }),
  );
