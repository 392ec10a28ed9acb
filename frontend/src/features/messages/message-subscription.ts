import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { Subscription } from 'rxjs';
import { MessageChangesDocument, type MessageChangesSubscription } from '../../gql/generated.ts';

/** A change in a thread; null when the connection is (re)opened, so that anything missed must be loaded. */
export type MessageChange = MessageChangesSubscription['messageChanges'] | null;
type Follower = (news: MessageChange) => void;

interface Connection {
  subscribe(follower: Follower): () => void;
}

/**
 * One connection to the server, shared by everything on a page that shows messages. It is open only while the page is
 * visible: a browser allows few connections per site, and background windows must not take them all.
 */
const openConnection = (client: ApolloClient): Connection => {
  const followers = new Set<Follower>();
  let line: Subscription | null = null;
  const notify = (news: MessageChange): void => {
    for (const follower of followers) follower(news);
  };
  const updateConnection = (): void => {
    const wanted = followers.size > 0 && document.visibilityState === 'visible';
    if (wanted && !line) {
      line = client
        .subscribe({ query: MessageChangesDocument, context: { onConnected: () => notify(null) } })
        .subscribe({
          next: ({ data }) => data && notify(data.messageChanges),
          // The stream retries by itself as long as that makes sense; after that the page does without it.
          error: () => undefined,
        });
    } else if (!wanted && line) {
      line.unsubscribe();
      line = null;
    }
  };
  return {
    subscribe: (follower) => {
      if (followers.size === 0) document.addEventListener('visibilitychange', updateConnection);
      followers.add(follower);
      updateConnection();
      return () => {
        followers.delete(follower);
        if (followers.size === 0) document.removeEventListener('visibilitychange', updateConnection);
        // Delayed, so that the next follower on the same page can take over the connection.
        setTimeout(updateConnection);
      };
    },
  };
};

const lines = new WeakMap<ApolloClient, Connection>();

const connectionFor = (client: ApolloClient): Connection => {
  const known = lines.get(client);
  if (known) return known;
  const line = openConnection(client);
  lines.set(client, line);
  return line;
};

/** Calls back on each change in a thread that the viewer may read, and whenever the connection is opened. */
export const useMessageChanges = (onChange: Follower): void => {
  const client = useApolloClient();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => connectionFor(client).subscribe((news) => latest.current(news)), [client]);
};
