import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { Subscription } from 'rxjs';
import { MessageChangesDocument, type MessageChangesSubscription } from '../../gql/generated.ts';

/** What happened in a thread; null: the line stands (again), and what was said without it has to be asked for. */
export type MessageNews = MessageChangesSubscription['messageChanges'] | null;
type Follower = (news: MessageNews) => void;

interface Line {
  follow(follower: Follower): () => void;
}

/**
 * One line to the server for everything on a page that shows messages. It is open while somebody can see the page:
 * a browser has few connections for one site, and windows in the background must not take them all.
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
      line = client.subscribe({ query: MessageChangesDocument, context: { onConnected: () => tell(null) } }).subscribe({
        next: ({ data }) => data && tell(data.messageChanges),
        // It is tried again by itself as long as that makes sense; after that the page lives without.
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
        // What follows next on the same page takes the line over.
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

/** Calls back at each change in a thread that the viewer may read, and whenever the line is opened. */
export const useMessageNews = (onNews: Follower): void => {
  const client = useApolloClient();
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => lineOf(client).follow((news) => latest.current(news)), [client]);
};
