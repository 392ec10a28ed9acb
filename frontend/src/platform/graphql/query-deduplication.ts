import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { asapScheduler, concat, defer, finalize, scheduled, shareReplay, Subject, tap } from 'rxjs';

/** Counts the changes to the server's data that this page knows of. */
let changes = 0;

/** Reports a change made by other means than a mutation: answers still under way may be older. */
export const markServerDataChanged = (): void => {
  changes += 1;
};

/** One request of a query, shared by all callers for whom its answer is new enough. */
interface Turn {
  readonly answer: Observable<ApolloLink.Result>;
  /** Completes when the answer has arrived or no one waits for it any more. */
  readonly over: Subject<never>;
  /** The value of `changes` when it was sent; null before that. */
  since: number | null;
}

/**
 * Sends the same query with the same variables only once at a time. A caller that asks again shares the answer under way,
 * unless something has changed since that was requested: the answer may then be older than the change, so the query is
 * sent once more after it, for all who are waiting. Apollo's own deduplication would give them the older answer
 * (https://github.com/apollographql/apollo-client/issues/13429), and without any the older answer could arrive last.
 */
export const createQueryDeduplicationLink = (): ApolloLink => {
  const turns = new Map<string, Turn>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION)
      return forward(operation).pipe(tap(markServerDataChanged));
    // A mutation that failed may have taken effect all the same.
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap({ next: markServerDataChanged, error: markServerDataChanged }));
    const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const before = turns.get(key);
    if (before && (before.since === null || before.since === changes)) return before.answer;

    const over = new Subject<never>();
    // With no request before it, it is sent in the next microtask.
    const answer = concat(
      before?.over ?? scheduled<never>([], asapScheduler),
      defer(() => {
        turn.since = changes;
        return forward(operation);
      }),
    ).pipe(
      finalize(() => {
        if (turns.get(key) === turn) turns.delete(key);
        over.complete();
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const turn: Turn = { answer, over, since: null };
    turns.set(key, turn);
    return answer;
  });
};
