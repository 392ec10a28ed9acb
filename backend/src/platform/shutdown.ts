import type { Server } from 'node:http';

/** Longest that requests in flight are waited for: no statement takes longer, and orchestrators kill after 30 s (security K4). */
export const longestDrainMs = 12_000;

/**
 * Stops taking connections, lets what is being answered finish, then closes what is left.
 * @param limit longest wait in milliseconds
 */
export const drain = async (server: Server, limit = longestDrainMs): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Keep-alive connections become idle one by one as their answers end.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
};
