import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that keeps no mails, only the times at which they arrived. */
export interface Postbox {
  readonly url: string;
  /** When each mail was accepted. */
  readonly taken: number[];
  /** How many mails arrived with a Message-ID that had been seen before. */
  readonly repeated: () => number;
  /** Connections in total, and the most at one time. */
  readonly connections: { all: number; atOnce: number };
  close(): Promise<void>;
}

/**
 * Accepts every mail. The package smtp-server, which the specs use, cannot delay each of its answers.
 * @param latencyMs the delay before each answer, including the greeting
 */
export const openPostbox = async (latencyMs: number): Promise<Postbox> => {
  const taken: number[] = [];
  const names = new Set<string>();
  const connections = { all: 0, atOnce: 0 };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    connections.all += 1;
    connections.atOnce = Math.max(connections.atOnce, open.size);
    let waiting = '';
    let inMail = false;
    const say = (line: string): boolean => socket.writable && socket.write(`${line}\r\n`);
    const answer = (line: string): void => void (latencyMs ? setTimeout(say, latencyMs, line) : say(line));
    socket
      .setNoDelay()
      .setEncoding('latin1')
      .on('error', () => undefined)
      .on('close', () => open.delete(socket));
    socket.on('data', (text: string) => {
      waiting += text;
      for (;;) {
        const end = inMail ? waiting.indexOf('\r\n.\r\n') : waiting.indexOf('\r\n');
        if (end < 0) return;
        const given = waiting.slice(0, end);
        waiting = waiting.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          taken.push(performance.now());
          names.add(/^message-id:\s*(\S+)/im.exec(given)?.[1] ?? '');
          inMail = false;
          answer('250 taken');
        } else if (/^data/i.test(given)) {
          inMail = true;
          answer('354 go on');
        } else if (/^quit/i.test(given)) socket.end('221 bye\r\n');
        else answer('250 fine');
      }
    });
    answer('220 postbox');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    repeated: () => taken.length - names.size,
    connections,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
