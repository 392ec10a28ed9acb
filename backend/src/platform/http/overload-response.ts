import type { RequestListener, ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import { apiOf, page } from './error-response.ts';
import { jsonType, noStore, securityHeaders } from './response-headers.ts';

/**
 * How long refusals are held back to be sent together, in milliseconds. Otherwise, refusing clients that ignore Retry-After
 * and ask again at once would leave little time for admitted requests.
 */
const heldMs = 200;

interface Refused {
  readonly response: ServerResponse;
  readonly head: string[];
  readonly body: string;
}

/**
 * Answers 503 in the form of whatever was requested, as `errorAnswer` would. The answers are assembled once and sent
 * without Express: refusing thousands of requests per second must not take time from those admitted.
 */
export const overloadResponder = (secure: boolean): RequestListener => {
  const { code, status, message, retryAfter } = new AppError('UNAVAILABLE');
  const answer = (type: string, body: string) => ({
    head: Object.entries({
      ...Object.fromEntries(securityHeaders(secure)),
      ...noStore,
      'Retry-After': String(retryAfter),
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(body)),
    }).flat(),
    body,
  });
  const answers = {
    rest: answer(jsonType, JSON.stringify({ message, code })),
    graphql: answer(jsonType, JSON.stringify({ errors: [{ message, extensions: { code } }] })),
    page: answer('text/html; charset=utf-8', page(message, retryAfter)),
  };
  let held: Refused[] = [];
  const release = (): void => {
    const refused = held;
    held = [];
    for (const { response, head, body } of refused) response.writeHead(status, head).end(body);
  };
  return ({ url = '/', headers }, response) => {
    if (held.length === 0) setTimeout(release, heldMs);
    held.push({
      response,
      ...answers[apiOf(url) ?? (headers.accept?.includes('text/html') ? 'page' : 'rest')],
    });
  };
};
