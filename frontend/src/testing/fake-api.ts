import { vi } from 'vitest';

interface Call {
  /** The name of the GraphQL operation, or the path of the REST call. */
  readonly to: string;
  readonly body: Record<string, unknown>;
}

/** The answer to a call: data, a response with its status, or null for a broken connection. */
type Answer = object | Response | null | Promise<object | Response | null>;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A GraphQL error as the server writes it. */
export const refusal = (code: string, message: string, fieldErrors?: object): Response =>
  json({ errors: [{ message, extensions: { code, fieldErrors } }] });

/** A failed REST answer. */
export const restRefusal = (status: number, body: unknown): Response => json(body, status);

/**
 * Answers `fetch` in a spec: GraphQL by operation name (the answer becomes `data`), REST by path.
 * A call without an answer is a broken connection.
 */
export const fakeApi = (answers: Record<string, (variables: Record<string, unknown>) => Answer>) => {
  const calls: Call[] = [];
  const script = { ...answers };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit): Promise<Response> => {
    const sent = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      operationName?: string;
      variables?: Record<string, unknown>;
    };
    const isGraphql = url === '/graphql';
    const to = isGraphql ? (sent.operationName ?? '') : url;
    const body = isGraphql ? (sent.variables ?? {}) : (sent as Record<string, unknown>);
    calls.push({ to, body });
    const answer = await script[to]?.(body);
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer instanceof Response) return answer;
    return json(isGraphql ? { data: answer } : answer);
  });
  return {
    /** The bodies sent to an operation or path. */
    sent: (to: string) => calls.filter((call) => call.to === to).map(({ body }) => body),
    /** Changes the answer from now on. */
    answer: (to: string, next: (variables: Record<string, unknown>) => Answer) => void (script[to] = next),
  };
};
