import type { Server } from 'node:http';

/** The longest wait for requests in progress, in milliseconds: the usual statement timeout is shorter, and orchestrators kill after 30 s (docs/security.md, K4). */
export const maxDrainMs = 12_000;

/**
 * Stops accepting connections, lets requests in progress finish, then closes the remaining connections.
 * @param limit the longest wait, in milliseconds
 */
export const drain = async (server: Server, limit = maxDrainMs): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Keep-alive connections become idle one by one as their answers end.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
};
