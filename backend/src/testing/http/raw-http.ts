import { connect, type Socket } from 'node:net';

/** Opens a plain TCP connection to a server. */
export const dial = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
};

/**
 * Sends bytes exactly as they are, which no HTTP client would, and collects what comes back
 * until the server closes the connection or stays silent for `quietMs` milliseconds.
 */
export const exchange = async (url: string, bytes: string | Buffer, quietMs = 400): Promise<string> => {
  const socket = await dial(url);
  const parts: Buffer[] = [];
  await new Promise<void>((resolve) => {
    let quiet = setTimeout(resolve, quietMs * 5);
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      clearTimeout(quiet);
      quiet = setTimeout(resolve, quietMs);
    });
    socket.once('close', () => {
      clearTimeout(quiet);
      resolve();
    });
    socket.write(bytes);
  });
  socket.destroy();
  return Buffer.concat(parts).toString('latin1');
};

/** The statuses of all answers in the received text. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));

/** A raw request for a path that a client library would normalize. */
export const rawGet = (path: string, method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
