import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { AppError, toAppError } from './errors.ts';
import type { Log } from './log.ts';

/** Largest JSON body (security K3). */
export const maxBody = '100kb';

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/** Headers of every answer (security F1). Scripts only from our own files; styles are set by the component library at run time. */
const securityHeaders = (secure: boolean): RequestHandler => {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissionsPolicy);
    set(request, response, next);
  };
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

const knownMethods: RequestHandler = (request, response, next) => {
  if (methods.has(request.method)) return next();
  response.setHeader('Allow', [...methods].join(', '));
  next(new AppError('METHOD_NOT_ALLOWED'));
};

/** Express with what every request passes: headers, methods, compression. Bodies are parsed where they are wanted. */
export const createHttp = ({ secure, trustProxy }: { secure: boolean; trustProxy: number }): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy);
  app.use(securityHeaders(secure));
  app.use(knownMethods);
  app.use(compression({ threshold: 1024 }));
  return app;
};

/** Parses a JSON body; anything else that has a body is refused, so that a form of another site cannot post here. */
export const jsonBody = (): RequestHandler[] => [
  (request, _response, next) => {
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is('application/json')) return next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    next();
  },
  express.json({ limit: maxBody, strict: true, type: 'application/json' }),
];

/** Turns what the body parser and the router throw into errors of the catalogue. */
const httpError = (error: unknown): AppError => {
  const status = (error as { status?: unknown }).status;
  if (error instanceof AppError || typeof status !== 'number') return toAppError(error);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (status >= 400 && status < 500) return new AppError('BAD_INPUT');
  return toAppError(error);
};

/** The REST mapping of errors: status and `{ "message": … }`, field errors beside it; never a stack. */
export const errorAnswer =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = httpError(error);
    const requestId = String(response.locals.requestId ?? '');
    if (known.code === 'INTERNAL') log.error({ error, requestId, path: request.path }, 'a request failed');
    if (known.retryAfter) response.setHeader('Retry-After', String(known.retryAfter));
    response.status(known.status).json({
      message: known.message,
      ...(known.fields && { fieldErrors: known.fields }),
      ...(known.code === 'INTERNAL' && requestId && { requestId }),
    });
  };

/** The JSON 404 of unknown addresses under /api. */
export const unknownApi: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};
