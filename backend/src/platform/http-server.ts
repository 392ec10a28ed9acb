import { createServer, IncomingMessage, ServerResponse, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import type { Express } from 'express';
import { jsonType, securityHeaders } from './http-headers.ts';

/** How long a client may take, in milliseconds. */
export interface HttpTimes {
  /** From the connection, or the end of the last answer, to the end of the headers. */
  readonly headers: number;
  /** To the end of the body. */
  readonly request: number;
  readonly keepAlive: number;
  /** How often the clients are looked at; a slow one is hung up on at most this much later. */
  readonly check: number;
}

/** Slow clients are hung up on: slow headers within 6 s, a slow body within 20 s (security K2). */
export const httpTimes: HttpTimes = { headers: 5000, request: 18_000, keepAlive: 65_000, check: 500 };

/** What Node's parser refuses before there is a request that Express could answer. */
const statusOf: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Connections whose present body may take longer than `request`: whoever reads it watches over it. */
const unhurried = new WeakSet<Duplex>();

/** Lets the body of a request take as long as its reader allows, until it is answered. */
export const takeTime = ({ socket }: IncomingMessage, response: ServerResponse): void => {
  unhurried.add(socket);
  response.once('close', () => unhurried.delete(socket));
};

/** What the requests and answers of each server are made of. */
const classes = new WeakMap<Server, { readonly Request: typeof IncomingMessage; readonly Answer: typeof ServerResponse }>();

type Busy = Duplex & { _httpMessage?: { _headerSent?: boolean } | null };

/** A server that answers nothing yet; what cannot be parsed as HTTP gets the same headers and form as everything else. */
export const createHttpServer = ({ secure, times = httpTimes }: { readonly secure: boolean; readonly times?: HttpTimes }): Server => {
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
  const headers = securityHeaders(secure).map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const body = JSON.stringify({ message: errorCatalogue.BAD_INPUT.message });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Busy) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && unhurried.has(socket)) return;
    // In the middle of another answer nothing can be said any more.
    if (!socket.writable || socket._httpMessage?._headerSent) return void socket.destroy();
    const status = statusOf[error.code ?? ''] ?? 400;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: ${jsonType}\r\nContent-Length: ${body.length}\r\n`;
    socket.end(`${head}${headers}\r\n${body}`, () => socket.destroy());
  });
  // Node would answer an expectation that it does not know without any of our headers.
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...Object.fromEntries(securityHeaders(secure)), 'Content-Type': jsonType, Connection: 'close' }).end(body);
  });
  classes.set(server, { Request, Answer });
  return server;
};

/** Puts what Express wants of a request, or an answer, under the class that Node makes it of. */
const adopt = <Wanted extends object>(made: object, wanted: Wanted): Wanted => Object.setPrototypeOf(made, wanted) as Wanted;

/**
 * Lets Express answer from now on. Requests and answers are born as it wants them: else it exchanges the prototype of
 * each, after which V8 no longer knows what they look like, and every use of them is slower.
 */
export const answerWith = (server: Server, app: Express): void => {
  const made = classes.get(server);
  if (made) {
    app.request = adopt(made.Request.prototype, app.request);
    app.response = adopt(made.Answer.prototype, app.response);
  }
  server.removeAllListeners('request').on('request', app);
};

/** The answer of a server that listens already and is still being put together. */
export const notYet = (secure: boolean): RequestListener => {
  const { status, message } = errorCatalogue.UNAVAILABLE;
  const headers = Object.fromEntries([...securityHeaders(secure), ['Retry-After', '1'], ['Content-Type', jsonType]]);
  return (_request, response) => void response.writeHead(status, headers).end(JSON.stringify({ message }));
};
