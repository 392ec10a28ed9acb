import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '../errors.ts';
import { apiOf, page } from './error-response.ts';
import { jsonType, noStore, securityHeaders } from './response-headers.ts';

/**
 * How long refusals are held back to be sent together, in milliseconds. Otherwise, refusing clients that ignore Retry-After
 * and ask again at once would leave little time for admitted requests.
 */
const holdMs = 200;

/** Answers a request for which no work is done. */
export type Refuse = (error: AppError, request: IncomingMessage, response: ServerResponse) => void;

const htmlType = 'text/html; charset=utf-8';

/**
 * Refuses in the form of whatever was requested, as `errorAnswer` would, but without Express: refusing thousands of requests
 * per second must not take time from those admitted.
 */
export const refuser = (secure: boolean): Refuse => {
  const common = { ...Object.fromEntries(securityHeaders(secure)), ...noStore };
  const bodyOf = ({ message, code, retryAfter }: AppError, { url = '/', headers }: IncomingMessage) => {
    const api = apiOf(url);
    if (api === 'graphql') return [jsonType, JSON.stringify({ errors: [{ message, extensions: { code } }] })];
    if (api === 'rest' || !headers.accept?.includes('text/html'))
      return [jsonType, JSON.stringify({ message, code })];
    return [htmlType, page(message, retryAfter)];
  };
  let delayed: (() => void)[] = [];
  const release = (): void => {
    const answers = delayed;
    delayed = [];
    for (const answer of answers) answer();
  };
  return (error, request, response) => {
    if (delayed.length === 0) setTimeout(release, holdMs);
    const [type, body] = bodyOf(error, request) as [string, string];
    delayed.push(() => {
      response
        .writeHead(error.status, {
          ...common,
          'Retry-After': String(error.retryAfter ?? 1),
          'Content-Type': type,
          'Content-Length': String(Buffer.byteLength(body)),
        })
        .end(body);
    });
  };
};
