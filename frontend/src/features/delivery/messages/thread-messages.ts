import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import {
  MarkMessagesReadDocument,
  MessagesDocument,
  UnreadMessagesDocument,
  useMessagesQuery,
  type MessageItemFragment,
  type MessagesQuery,
} from '../../../gql/generated.ts';
import { useMessageChanges } from './message-subscription.ts';

type Part = MessagesQuery['messages'];

/** Merges both lists, each message once, in order. */
export const mergeMessages = (
  some: readonly MessageItemFragment[],
  others: readonly MessageItemFragment[],
): MessageItemFragment[] =>
  [...new Map([...some, ...others].map((message) => [message.number, message])).values()].sort(
    (a, b) => a.number - b.number,
  );

/**
 * The number up to which no message is missing. Numbers are consecutive: a gap means that another user wrote a message
 * shortly before one of the viewer's own, whose number is known as soon as it is sent.
 */
const lastGaplessNumber = ({ messages, hasMore }: Pick<Part, 'messages' | 'hasMore'>): number => {
  let to = hasMore ? (messages[0]?.number ?? 1) - 1 : 0;
  for (const { number } of messages) if (number === to + 1) to = number;
  return to;
};

/** The loaded messages of a thread, kept up to date while they are shown. */
export const useThread = (id: string) => {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useMessagesQuery({
    variables: { id },
    // Messages that are sent, arrive or are older are added to what was read, which is then not read again.
    nextFetchPolicy: 'cache-first',
  });
  const part = data?.messages;
  const latest = part?.messages.at(-1)?.number ?? 0;
  const whole = part ? lastGaplessNumber(part) : 0;
  const read = useRef({ whole, busy: false, again: false, marked: 0 });

  const add = useCallback(
    (more: Pick<Part, 'messages'> & Partial<Part>): void => {
      client.cache.updateQuery<MessagesQuery>(
        { query: MessagesDocument, variables: { id } },
        (known) =>
          known && {
            ...known,
            messages: {
              ...known.messages,
              ...more,
              messages: mergeMessages(known.messages.messages, more.messages),
            },
          },
      );
    },
    [client, id],
  );

  /** Loads what follows the last message before which none is missing. Runs one request at a time, however many changes arrive. */
  const catchUp = useCallback(async (): Promise<void> => {
    const { current } = read;
    if (current.busy) {
      current.again = true;
      return;
    }
    current.busy = true;
    try {
      do {
        current.again = false;
        const { data: more } = await client.query<MessagesQuery>({
          query: MessagesDocument,
          variables: { id, after: current.whole },
          // Added to the thread, from which alone it is read.
          fetchPolicy: 'no-cache',
        });
        if (!more) return;
        const { hasMore, ...rest } = more.messages;
        add(rest);
        current.whole = Math.max(current.whole, rest.messages.at(-1)?.number ?? 0);
        current.again ||= hasMore;
      } while (current.again);
    } catch {
      // The connection reports when it is open again, and then this is tried once more.
    } finally {
      current.busy = false;
    }
  }, [add, client, id]);

  const isMissingSome = latest > whole;
  useEffect(() => {
    read.current.whole = whole;
    // Does not wait for a notification: the connection may be down or slow.
    if (isMissingSome) void catchUp();
  }, [whole, isMissingSome, catchUp]);
  useMessageChanges((news) => {
    if ((!news && part) || news?.projectId === id) void catchUp();
  });

  const older = async (): Promise<void> => {
    const before = part?.messages[0]?.number;
    if (before === undefined) return;
    await fetchMore({
      variables: { before },
      updateQuery: (known, { fetchMoreResult: more }) => ({
        ...known,
        messages: {
          ...known.messages,
          hasMore: more.messages.hasMore,
          messages: mergeMessages(known.messages.messages, more.messages.messages),
        },
      }),
    });
  };

  /** Marks everything up to a message as read. */
  const markRead = useCallback(
    async (number: number): Promise<void> => {
      const { current } = read;
      if (number <= current.marked) return;
      current.marked = number;
      const { data: left } = await client
        .mutate({ mutation: MarkMessagesReadDocument, variables: { id, number } })
        .catch((problem: unknown) => {
          current.marked = 0;
          throw problem;
        });
      const all = left?.markMessagesRead;
      if (!all) return;
      client.cache.writeQuery({
        query: UnreadMessagesDocument,
        variables: {},
        data: { unreadMessages: all },
      });
      client.cache.writeQuery({
        query: UnreadMessagesDocument,
        variables: { id },
        data: { unreadMessages: { __typename: 'UnreadMessages', messages: 0, threads: 0 } as typeof all },
      });
      client.cache.modify({
        id: client.cache.identify({ __typename: 'MessageThreadLine', id }),
        fields: { unread: () => 0 },
      });
      add({ messages: [], readTo: number });
    },
    [add, client, id],
  );

  return { part, latest, whole, error, loading, refetch, older, add, markRead };
};
