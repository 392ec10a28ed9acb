/**
 * The fetch policies: `defaultPolicies` are those of the client; a query that deviates spreads one of the others into its options,
 * as in `useMailQuery({ variables: { id }, ...networkOnly })`. Whatever else deviates says why where it does.
 */

/**
 * A hook shows what the cache holds and reads it again at once; what is asked for once (`client.query`) comes from the server.
 * Nothing is polled, read again on focus, or tried again by itself.
 */
export const defaultPolicies = {
  watchQuery: { fetchPolicy: 'cache-and-network' },
  query: { fetchPolicy: 'network-only' },
} as const;

/**
 * For what must not be seen as it was, not even for a moment: pages of lists whose rows have moved or are gone, figures and states of
 * the service, what a form is filled with or a decision is based on.
 */
export const networkOnly = { fetchPolicy: 'network-only' } as const;

/** For what is asked for once while the site is open: choices of fields, what follows from its variables alone, and what another part of the page keeps up to date. */
export const cacheFirst = { fetchPolicy: 'cache-first' } as const;
