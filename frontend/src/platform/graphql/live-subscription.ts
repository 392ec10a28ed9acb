import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { Subscription } from 'rxjs';

/** Called with each event; with null when the connection is (re)opened, so that anything missed must be loaded. */
type Follower<Data> = (data: Data | null) => void;

interface Connection<Data> {
  subscribe(follower: Follower<Data>): () => void;
}

/**
 * One connection to the server, shared by everything on a page that follows the same subscription. It is open only while the page
 * is visible: a browser allows few connections per site, and background windows must not take them all.
 */
const openConnection = <Data>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Record<string, never>>,
): Connection<Data> => {
  const followers = new Set<Follower<Data>>();
  let line: Subscription | null = null;
  const notify = (data: Data | null): void => {
    for (const follower of followers) follower(data);
  };
  const updateConnection = (): void => {
    const wanted = followers.size > 0 && document.visibilityState === 'visible';
    if (wanted && !line) {
      line = client.subscribe({ query, context: { onConnected: () => notify(null) } }).subscribe({
        next: ({ data }) => data && notify(data),
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

/** Makes a hook that follows a subscription without arguments, over one connection of the page. */
export const createLiveSubscription = <Data>(query: TypedDocumentNode<Data, Record<string, never>>) => {
  const connections = new WeakMap<ApolloClient, Connection<Data>>();
  const connectionFor = (client: ApolloClient): Connection<Data> => {
    const known = connections.get(client);
    if (known) return known;
    const opened = openConnection(client, query);
    connections.set(client, opened);
    return opened;
  };
  /** @param skip whether not to follow at all, for viewers who may not */
  return (onEvent: Follower<Data>, { skip = false }: { readonly skip?: boolean } = {}): void => {
    const client = useApolloClient();
    const latest = useRef(onEvent);
    useEffect(() => {
      latest.current = onEvent;
    });
    useEffect(
      () => (skip ? undefined : connectionFor(client).subscribe((data) => latest.current(data))),
      [client, skip],
    );
  };
};
