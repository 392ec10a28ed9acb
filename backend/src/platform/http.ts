import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { AppError } from './errors.ts';
import { securityHeaders } from './http-headers.ts';

/** Largest JSON body (security K3). */
export const maxBody = '100kb';

/** Sets the headers of every answer, for what Express and its middlewares write themselves: pages, files, errors. */
export const withHeaders = (secure: boolean, inlineScripts?: readonly string[]): RequestHandler => {
  const headers = securityHeaders(secure, inlineScripts);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

/** What every request passes first: unknown methods are refused, and answers compressed for those who can take it; others are spared the wrapping. */
const entrance = (): RequestHandler => {
  const compress = compression({ threshold: 1024 });
  return (request, response, next) => {
    if (!methods.has(request.method)) {
      response.setHeader('Allow', [...methods].join(', '));
      return next(new AppError('METHOD_NOT_ALLOWED'));
    }
    if (request.headers['accept-encoding']) compress(request, response, next);
    else next();
  };
};

/** Express with what every request passes: methods, compression. Bodies are parsed where they are wanted. */
export const createHttp = ({ trustProxy }: { trustProxy: number }): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy);
  app.use(entrance());
  return app;
};

const isJson = /^application\/json\s*(;|$)/i;

/** Parses a JSON body; anything else that has a body is refused, so that a form of another site cannot post here. */
export const jsonBody = (): RequestHandler[] => [
  (request, _response, next) => {
    const { 'content-type': type = '', 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
    if ((chunked !== undefined || Number(length) > 0) && !isJson.test(type)) return next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    next();
  },
  express.json({ limit: maxBody, strict: true, type: () => true }),
];
