import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { asapScheduler, concat, defer, finalize, scheduled, shareReplay, Subject, tap } from 'rxjs';

/** How often something was changed, as far as this page knows. */
let changes = 0;

/** Says that something was changed otherwise than by a mutation: answers that are on their way may be older. */
export const noteChange = (): void => {
  changes += 1;
};

/** One request of a query, shared by all who want what was true when it was sent. */
interface Turn {
  readonly answer: Observable<ApolloLink.Result>;
  /** Completes when the answer is there, or nobody waits for it any more. */
  readonly over: Subject<never>;
  /** The changes that were known when it was sent; null before. */
  since: number | null;
}

/**
 * Lets the same query with the same variables be on its way once at a time. Whoever asks for it again shares the answer
 * that is on its way, unless something has changed since that was asked for: then it may be older than the change, and
 * the query is sent once more after it, for all who waited. Apollo's own deduplication would give them the older answer
 * (https://github.com/apollographql/apollo-client/issues/13429), and without any the older answer could come last.
 */
export const createTurnLink = (): ApolloLink => {
  const turns = new Map<string, Turn>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation).pipe(tap(noteChange));
    // One that failed may have been done all the same.
    if (operation.operationType === OperationTypeNode.MUTATION) return forward(operation).pipe(tap({ next: noteChange, error: noteChange }));
    const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const before = turns.get(key);
    if (before && (before.since === null || before.since === changes)) return before.answer;

    const over = new Subject<never>();
    // With nothing to wait for it is sent in a moment.
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
