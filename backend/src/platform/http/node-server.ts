import {
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import type { Express } from 'express';
import { jsonType, securityHeaders } from './response-headers.ts';

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

/** Slow clients are disconnected: after slow headers within 6 s, after a slow body within 20 s (security K2). */
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

/** The request and response classes of each server. */
const classes = new WeakMap<
  Server,
  { readonly Request: typeof IncomingMessage; readonly Answer: typeof ServerResponse }
>();

type Busy = Duplex & { _httpMessage?: { _headerSent?: boolean } | null };

/** A server that answers no requests yet. Input that cannot be parsed as HTTP is answered with the same headers and shape as any other error. */
export const createHttpServer = ({
  secure,
  times = httpTimes,
}: {
  readonly secure: boolean;
  readonly times?: HttpTimes;
}): Server => {
  class Request extends IncomingMessage {}
  class Answer<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {}
  const server = createServer({
    IncomingMessage: Request,
    ServerResponse: Answer,
    connectionsCheckingInterval: times.check,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    keepAliveTimeout: times.keepAlive,
  });
  const headers = securityHeaders(secure)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const body = JSON.stringify({ message: errorCatalogue.BAD_INPUT.message });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Busy) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && unhurried.has(socket)) return;
    // Once another answer has begun, no error can be sent.
    if (!socket.writable || socket._httpMessage?._headerSent) return void socket.destroy();
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
  classes.set(server, { Request, Answer });
  return server;
};

/** Inserts Express's prototype of a request or response into the chain of the class that Node instantiates. */
const adopt = <Wanted extends object>(made: object, wanted: Wanted): Wanted =>
  Object.setPrototypeOf(made, wanted) as Wanted;

/**
 * Lets Express answer from now on. Requests and responses are created with the prototypes that Express wants: otherwise it
 * replaces the prototype of each, which discards V8's optimizations and slows down every use of them.
 */
export const answerWith = (server: Server, app: Express): void => {
  const made = classes.get(server);
  if (made) {
    app.request = adopt(made.Request.prototype, app.request);
    app.response = adopt(made.Answer.prototype, app.response);
  }
  server.removeAllListeners('request').on('request', app);
};

/** Answers 503 while a server already listens but is still starting. */
export const notYet = (secure: boolean): RequestListener => {
  const { status, message } = errorCatalogue.UNAVAILABLE;
  const headers = Object.fromEntries([
    ...securityHeaders(secure),
    ['Retry-After', '1'],
    ['Content-Type', jsonType],
  ]);
  return (_request, response) => void response.writeHead(status, headers).end(JSON.stringify({ message }));
};
