import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { page } from './error-response.ts';
import { jsonType, noStore, securityHeaders } from './response-headers.ts';

/** How long a client may take, in milliseconds. */
export interface HttpTimes {
  /** From the connection, or the end of the last answer, to the end of the headers. */
  readonly headers: number;
  /** From the same moment to the end of the body. */
  readonly request: number;
  readonly keepAlive: number;
  /** How often connections are checked; a slow one is closed at most this much later. */
  readonly check: number;
}

/** Slow clients are disconnected: after slow headers within 6 s, after a slow body within 20 s (docs/security.md, K2). */
export const httpTimes: HttpTimes = { headers: 5000, request: 18_000, keepAlive: 65_000, check: 500 };

/** Statuses for what Node's parser refuses before there is a request that Express could answer. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Connections whose current body may take longer than `request`, because its reader enforces limits of its own. */
const unhurried = new WeakSet<Duplex>();

/** Lifts the time limit for a request's body until it is answered; its reader must limit it instead. */
export const liftBodyTimeout = ({ socket }: IncomingMessage, response: ServerResponse): void => {
  unhurried.add(socket);
  response.once('close', () => unhurried.delete(socket));
};

/** The unfinished answers of each connection, in the order of their requests. */
const unfinished = new WeakMap<Duplex, Set<ServerResponse>>();

function forget(this: ServerResponse): void {
  unfinished.get(this.req.socket)?.delete(this);
}

const remember: RequestListener = ({ socket }, response) => {
  const answers = unfinished.get(socket);
  if (answers) answers.add(response);
  else unfinished.set(socket, new Set([response]));
  response.on('close', forget);
};

/** A server that answers no requests yet. Input that cannot be parsed as HTTP is answered with the same headers and shape as any other error. */
export const createHttpServer = ({
  secure,
  times = httpTimes,
}: {
  readonly secure: boolean;
  readonly times?: HttpTimes;
}): Server => {
  const server = createServer({
    connectionsCheckingInterval: times.check,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
  });
  const headers = securityHeaders(secure)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const body = JSON.stringify({ message: errorCatalogue.BAD_INPUT.message, code: 'BAD_INPUT' });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && unhurried.has(socket)) return;
    const [current] = unfinished.get(socket) ?? [];
    // Once another answer has begun, no error can be sent.
    if (!socket.writable || current?.headersSent) return void socket.destroy();
    const status = statusOf[error.code ?? ''] ?? 400;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: ${jsonType}\r\nContent-Length: ${body.length}\r\n`;
    socket.end(`${head}${headers}\r\n${body}`, () => socket.destroy());
  });
  // Node would answer an unknown `Expect` header without the security headers.
  server.on('checkExpectation', (_request, response) => {
    response
      .writeHead(417, {
        ...Object.fromEntries(securityHeaders(secure)),
        'Content-Type': jsonType,
        Connection: 'close',
      })
      .end(body);
  });
  server.on('request', remember);
  return server;
};

/** Lets these answer from now on. */
export const answerWith = (server: Server, answer: RequestListener): void => {
  server.removeAllListeners('request').on('request', remember).on('request', answer);
};

const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

const startingSentence = 'The site is starting. This page looks again by itself.';

/** Answers 503 while a server listens but has not got ready: browsers get a page, programs JSON. */
export const notYet = (secure: boolean): RequestListener => {
  const { status, message } = errorCatalogue.UNAVAILABLE;
  const json = JSON.stringify({ message, code: 'UNAVAILABLE' });
  const headers = Object.fromEntries([...securityHeaders(secure), ['Retry-After', '1']]);
  return (request, response) => {
    const [type, body] = asksForPage(request)
      ? ['text/html; charset=utf-8', page(startingSentence, 2)]
      : [jsonType, json];
    response.writeHead(status, { ...headers, ...noStore, 'Content-Type': type }).end(body);
  };
};
