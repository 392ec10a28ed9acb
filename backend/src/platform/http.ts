import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { AppError } from './errors.ts';
import { securityHeaders } from './http-headers.ts';

/** Largest JSON body (security K3). */
export const maxBody = '100kb';

const withHeaders = (secure: boolean): RequestHandler => {
  const headers = securityHeaders(secure);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
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
  app.use(withHeaders(secure));
  app.use(knownMethods);
  app.use(compression({ threshold: 1024 }));
  return app;
};

/** What people are told of each other is kept by no cache, of browsers or on the way (security B7). */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
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
