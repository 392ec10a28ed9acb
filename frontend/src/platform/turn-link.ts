import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { asapScheduler, concat, defer, finalize, scheduled, shareReplay, Subject } from 'rxjs';

/** One request of a query, shared by all who asked before it was sent. */
interface Turn {
  readonly answer: Observable<ApolloLink.Result>;
  /** Completes when the answer is there, or nobody waits for it any more. */
  readonly over: Subject<never>;
  isSent: boolean;
}

/**
 * Lets the same query with the same variables be on its way once at a time. Who asks while an answer is on its way
 * asks because something has changed, and that answer may be older than the change: the query is sent once more after
 * it, for all who waited. Apollo's own deduplication would give them the older answer
 * (https://github.com/apollographql/apollo-client/issues/13429), and without any the older answer could come last.
 */
export const createTurnLink = (): ApolloLink => {
  const turns = new Map<string, Turn>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const before = turns.get(key);
    if (before && !before.isSent) return before.answer;

    const over = new Subject<never>();
    // With nothing to wait for it is sent in a moment: what several parts of a page ask for at once is one request.
    const answer = concat(
      before?.over ?? scheduled<never>([], asapScheduler),
      defer(() => {
        turn.isSent = true;
        return forward(operation);
      }),
    ).pipe(
      finalize(() => {
        if (turns.get(key) === turn) turns.delete(key);
        over.complete();
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const turn: Turn = { answer, over, isSent: false };
    turns.set(key, turn);
    return answer;
  });
};
