import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { AppError, logUnforeseen, toAppError } from './errors.ts';
import type { Log } from './log.ts';

/** Turns what the body parser, the router and the file server throw into errors of the catalogue. */
const httpError = (error: unknown): AppError => {
  const status = (error as { status?: unknown } | null)?.status;
  if (error instanceof AppError || typeof status !== 'number') return toAppError(error);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (status >= 400 && status < 500) return new AppError('BAD_INPUT');
  return toAppError(error);
};

/** Writes the body of a failed answer; status and headers are set already. */
type Form = (response: Response, error: AppError, requestId: string | undefined) => void;

/** REST: `{ "message": … }`, field errors beside it. */
const rest: Form = (response, { message, fields }, requestId) => void response.json({ message, ...(fields && { fieldErrors: fields }), ...(requestId && { requestId }) });

/** GraphQL: an error outside of any operation. */
const graphql: Form = (response, { message, code, fields }, requestId) =>
  void response.json({ errors: [{ message, extensions: { code, ...(fields && { fieldErrors: fields }), ...(requestId && { requestId }) } }] });

/** A page without anything else. @param again seconds after which it tries again */
export const page = (message: string, again: number | undefined): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${again ? `<meta http-equiv="refresh" content="${again}">` : ''}<title>${message}</title></head>` +
  `<body style="font-family:sans-serif;text-align:center;padding-top:20vh"><h1 style="font-size:1.25rem">${message}</h1></body></html>`;

/** For a person with a browser, where the site itself cannot answer; while the server starts the page tries again. */
const html: Form = (response, { message, retryAfter }) => void response.type('html').send(page(message, retryAfter));

/** Whose manner an address answers in; null: of a page or a file. */
export const doorOf = (url: string): 'graphql' | 'rest' | null => {
  const path = url.toLowerCase();
  if (/^\/graphql(?![^/?])/.test(path)) return 'graphql';
  return /^\/api(?![^/?])/.test(path) ? 'rest' : null;
};

const formOf = (request: Request): Form => {
  const door = doorOf(request.originalUrl);
  if (door) return door === 'graphql' ? graphql : rest;
  return request.accepts(['json', 'html']) === 'html' ? html : rest;
};

/** The one answer to anything that went wrong outside of an operation: the catalogue's status and sentence, never a stack. */
export const errorAnswer =
  (log: Log, withHeaders: RequestHandler): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    void withHeaders(request, response, () => undefined);
    const known = httpError(error);
    const requestId = typeof response.locals.requestId === 'string' ? response.locals.requestId : undefined;
    logUnforeseen(log, known, 'a request failed', { error, requestId, path: request.path });
    if (known.retryAfter) response.setHeader('Retry-After', String(known.retryAfter));
    response.setHeader('Cache-Control', 'no-store');
    response.status(known.status);
    formOf(request)(response, known, known.code === 'INTERNAL' ? requestId : undefined);
  };

/** What nothing else answered. */
export const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};
