import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { Subscription } from 'rxjs';
import { MessageChangesDocument, type MessageChangesSubscription } from '../../gql/generated.ts';

/** A change in a thread; null when the connection is (re)opened, so that anything missed must be loaded. */
export type MessageNews = MessageChangesSubscription['messageChanges'] | null;
type Follower = (news: MessageNews) => void;

interface Line {
  follow(follower: Follower): () => void;
}

/**
 * One connection to the server, shared by everything on a page that shows messages. It is open only while the page is
 * visible: a browser allows few connections per site, and background windows must not take them all.
 */
const openLine = (client: ApolloClient): Line => {
  const followers = new Set<Follower>();
  let line: Subscription | null = null;
  const tell = (news: MessageNews): void => {
    for (const follower of followers) follower(news);
  };
  const tend = (): void => {
    const wanted = followers.size > 0 && document.visibilityState === 'visible';
    if (wanted && !line) {
      line = client
        .subscribe({ query: MessageChangesDocument, context: { onConnected: () => tell(null) } })
        .subscribe({
          next: ({ data }) => data && tell(data.messageChanges),
          // The stream retries by itself as long as that makes sense; after that the page does without it.
          error: () => undefined,
        });
    } else if (!wanted && line) {
      line.unsubscribe();
      line = null;
    }
  };
  return {
    follow: (follower) => {
      if (followers.size === 0) document.addEventListener('visibilitychange', tend);
      followers.add(follower);
      tend();
      return () => {
        followers.delete(follower);
        if (followers.size === 0) document.removeEventListener('visibilitychange', tend);
        // Delayed, so that the next follower on the same page can take over the connection.
        setTimeout(tend);
      };
    },
  };
};

const lines = new WeakMap<ApolloClient, Line>();

const lineOf = (client: ApolloClient): Line => {
  const known = lines.get(client);
  if (known) return known;
  const line = openLine(client);
  lines.set(client, line);
  return line;
};

/** Calls back on each change in a thread that the viewer may read, and whenever the connection is opened. */
export const useMessageNews = (onNews: Follower): void => {
  const client = useApolloClient();
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => lineOf(client).follow((news) => latest.current(news)), [client]);
};
