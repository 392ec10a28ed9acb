import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { AppError } from '../errors.ts';
import { securityHeaders } from './response-headers.ts';
import { admission, type AdmissionControl } from './admission.ts';

/** The largest JSON body (docs/security.md, K3), unless a route says otherwise. */
const maxBody = '100kb';

/** Sets the common headers on answers that Express and its middleware write themselves: pages, files, errors. */
export const withHeaders = (secure: boolean, inlineScripts?: readonly string[]): RequestHandler => {
  const headers = securityHeaders(secure, inlineScripts);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Whether a request names its host twice: which one counts would be up to each reader (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

/** What a request passes once it has its turn: an unknown method is refused, and its answer is compressed if the client accepts that; other answers are not wrapped at all. */
const entrance = (): RequestHandler => {
  const compress = compression({ threshold: 1024 });
  return (request, response, next) => {
    if (!methods.has(request.method)) {
      response.setHeader('Allow', [...methods].join(', '));
      return next(new AppError('METHOD_NOT_ALLOWED'));
    }
    if (hasTwoHosts(request)) return next(new AppError('BAD_INPUT'));
    if (request.headers['accept-encoding']) compress(request, response, next);
    else next();
  };
};

/** Makes an Express app with what every request passes: its turn, methods, compression. Bodies are parsed only where needed. */
export const createHttp = ({
  trustProxy,
  control,
}: {
  readonly trustProxy: number;
  readonly control: AdmissionControl;
}): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy);
  // Not in front of Express: with a function around the app, every third process kept requests in memory.
  app.use(admission(control), entrance());
  return app;
};

const isJson = /^application\/json\s*(;|$)/i;
/** What the standard of merge patches (RFC 7396) calls them; PATCH takes them under this name too. */
const isMergePatch = /^application\/merge-patch\+json\s*(;|$)/i;

/** JSON must be UTF-8. The parser would also read UTF-7 and the like, in which a character can be written in several ways. */
const otherCharset = /;\s*charset\s*=\s*"?(?!utf-?8"?\s*(;|$))/i;

/**
 * Parses a JSON body; refuses any other kind of body, so that a form on another site cannot post here.
 * @param limit the largest body, as in 512kb
 */
export const jsonBody = (limit = maxBody): RequestHandler[] => [
  (request, _response, next) => {
    const {
      'content-type': type = '',
      'content-length': length = '0',
      'transfer-encoding': chunked,
    } = request.headers;
    const isTaken = isJson.test(type) || (request.method === 'PATCH' && isMergePatch.test(type));
    if ((chunked !== undefined || Number(length) > 0) && (!isTaken || otherCharset.test(type)))
      return next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    next();
  },
  express.json({ limit, strict: true, type: () => true }),
];
