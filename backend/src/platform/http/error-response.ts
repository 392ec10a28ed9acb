import { proofMinutes } from '@hearthline/rules/permissions.ts';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { AppError, logUnforeseen, toAppError } from '../errors.ts';
import type { Log } from '../log.ts';

/** Maps errors of the body parser, the router and the file server to the catalogue. */
const httpError = (error: unknown): AppError => {
  const status = (error as { status?: unknown } | null)?.status;
  if (error instanceof AppError || typeof status !== 'number') return toAppError(error);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (status >= 400 && status < 500) return new AppError('BAD_INPUT');
  return toAppError(error);
};

/** Writes the body of an error answer whose status and headers are already set. */
type Form = (response: Response, error: AppError, requestId: string | undefined) => void;

/** REST: `{ "message": …, "code": … }`, the code as in GraphQL, with field errors if there are any. */
const rest: Form = (response, { message, code, fields }, requestId) =>
  void response.json({
    message,
    code,
    ...(fields && { fieldErrors: fields }),
    ...(requestId && { requestId }),
  });

/** GraphQL: an error outside of any operation. */
const graphql: Form = (response, { message, code, fields }, requestId) =>
  void response.json({
    errors: [
      {
        message,
        extensions: { code, ...(fields && { fieldErrors: fields }), ...(requestId && { requestId }) },
      },
    ],
  });

/** A bare page with one message. @param again seconds after which it reloads */
export const page = (message: string, again: number | undefined): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${again ? `<meta http-equiv="refresh" content="${again}">` : ''}<title>${message}</title></head>` +
  `<body style="font-family:system-ui,sans-serif;text-align:center;padding:20vh 1.5rem 0"><h1 style="font-size:1.25rem;line-height:1.4;text-wrap:balance">${message}</h1></body></html>`;

/** For a person with a browser, when the site itself cannot answer; the page reloads while the server is starting. */
const html: Form = (response, { message, retryAfter }) =>
  void response.type('html').send(page(message, retryAfter));

/** Which API an address belongs to; null: a page or a file. */
export const apiOf = (url: string): 'graphql' | 'rest' | null => {
  const path = url.toLowerCase();
  if (/^\/graphql(?![^/?])/.test(path)) return 'graphql';
  return /^\/api(?![^/?])/.test(path) ? 'rest' : null;
};

const formOf = (request: Request): Form => {
  const api = apiOf(request.originalUrl);
  if (api) return api === 'graphql' ? graphql : rest;
  return request.accepts(['json', 'html']) === 'html' ? html : rest;
};

const proofChallenge = `Bearer error="insufficient_user_authentication", max_age=${proofMinutes * 60}`;

/** Answers any failure outside of a GraphQL operation: the catalogue's status and message, never a stack trace. */
export const errorAnswer =
  (log: Log, withHeaders: RequestHandler): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    void withHeaders(request, response, () => undefined);
    const known = httpError(error);
    const requestId = typeof response.locals.requestId === 'string' ? response.locals.requestId : undefined;
    logUnforeseen(log, known, 'a request failed', { error, requestId, path: request.path });
    // RFC 9470: any client can tell this refusal from others without reading its body.
    if (known.code === 'PROOF_REQUIRED') response.setHeader('WWW-Authenticate', proofChallenge);
    if (known.retryAfter) response.setHeader('Retry-After', String(known.retryAfter));
    response.setHeader('Cache-Control', 'no-store');
    response.status(known.status);
    formOf(request)(response, known, known.code === 'INTERNAL' ? requestId : undefined);
  };

/** For requests that no other handler answered. */
export const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};
