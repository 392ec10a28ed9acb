import { failedRequestText, storedStatus } from '@hearthline/rules/failed-request.ts';
import type { FieldErrors } from '@hearthline/rules/errors.ts';
import { identityProof } from '../session/identity-proof.ts';
import type { RestAnswers } from './rest-answers.ts';

/** What a text holds as JSON; an object without properties if it is none. */
const bodyOf = (text: string): object => {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
};

/** A failed answer of the site's REST API; `errorText` and `problemOf` interpret it. */
export class FailedAnswer extends Error {
  readonly statusCode: number;
  /** What was answered; empty if that was no JSON object. */
  readonly body: object;
  /** The server's own message, if it sent one. */
  readonly serverMessage: string | undefined;
  readonly fieldErrors: FieldErrors | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(failedRequestText(status, statusText, body));
    this.statusCode = status;
    this.body = bodyOf(body);
    ({ message: this.serverMessage, fieldErrors: this.fieldErrors } = this.body as {
      readonly message?: string;
      readonly fieldErrors?: FieldErrors;
    });
  }
}

/** Whether a call failed with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof FailedAnswer && error.statusCode === status;

const codeOf = (error: unknown): unknown =>
  error instanceof FailedAnswer && (error.body as { readonly code?: unknown }).code;

/** What is known of a call that failed: nothing, unless the server has answered. */
export type Failure = Partial<Pick<FailedAnswer, 'statusCode' | 'body' | 'serverMessage' | 'fieldErrors'>>;

/** The part of the session that a call needs. */
export interface ApiSession {
  /** The stored access token. */
  readonly token: () => string | null;
  /** @param refused the token that the server refused @returns a new one, or null */
  readonly refresh: (refused: string) => Promise<string | null>;
  /** Ends the session in this browser. */
  readonly clear: () => void;
}

/** What every way of sending answers. */
interface Sent {
  readonly status: number;
}

/** Sends a request with the stored token; a refused one is replaced once, silently. @param send is called with the token, or null */
export const asViewer = async <Answer extends Sent>(
  session: ApiSession,
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> => {
  const token = session.token();
  let answer = await send(token);
  if (answer.status === 401 && token) {
    const fresh = await session.refresh(token);
    if (fresh) answer = await send(fresh);
  }
  if (answer.status === 401) session.clear();
  return answer;
};

/** Whether an answer is the one that was asked for: not a refusal, and more than that something was stored. */
export const isComplete = ({ status }: Sent): boolean =>
  status >= 200 && status < 300 && status !== storedStatus;

/** A request as `fetch` takes it. */
interface ApiRequest extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Calls the site's REST API and answers what came, which may be a file or a stream; {@link rest} reads JSON.
 * @param session the token of which is sent along: what needs a fresh proof of who they are is asked for again after it. Null: as anybody
 * @param address as in `/api/contacts/export`
 * @throws FailedAnswer for any answer that is not ok, or says no more than that something was stored, TypeError when there is no connection
 */
export const apiFetch = async (
  session: ApiSession | null,
  address: string,
  init: ApiRequest = {},
): Promise<Response> => {
  const send = (token: string | null): Promise<Response> => {
    const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(address, { ...init, headers, credentials: 'same-origin' });
  };
  const sent = async (): Promise<Response> => {
    const answer = await (session ? asViewer(session, send) : send(null));
    if (isComplete(answer)) return answer;
    throw new FailedAnswer(answer.status, answer.statusText, await answer.text().catch(() => ''));
  };
  return sent().catch(async (error: unknown) => {
    // Asked to prove who they are, the user does, or the refusal stands.
    if (session && codeOf(error) === 'PROOF_REQUIRED' && (await identityProof.ask())) return sent();
    throw error;
  });
};

/** Reads a JSON document of the site as anybody: a plan, for example. @throws what {@link apiFetch} throws */
export const readJson = async <Value>(address: string): Promise<Value> =>
  (await (await apiFetch(null, address)).json()) as Value;

/** An operation of the REST API that answers with JSON, as its description names it. */
export type RestOperation = keyof RestAnswers;

/** The values of the names in an operation's path; all others are its query, except for those that are null or undefined. */
export type RestParameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The address of an operation. */
export const restAddress = (operation: RestOperation, parameters: RestParameters = {}): string => {
  let path = operation.split(' ')[1] ?? '';
  let query = '';
  for (const [name, value] of Object.entries(parameters)) {
    const text = encodeURIComponent(String(value));
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, text);
    else if (value !== null && value !== undefined) query += `${query ? '&' : '?'}${name}=${text}`;
  }
  return path + query;
};

interface RestRequest extends Omit<ApiRequest, 'method'> {
  /** As whom; as anybody without it. */
  readonly session?: ApiSession;
  readonly parameters?: RestParameters;
  /** Sent as JSON; a file or a form is the `body`. */
  readonly json?: object;
}

/**
 * Calls an operation of the REST API: `await rest('GET /api/homes/{slug}', { parameters: { slug } })`.
 * @throws what {@link apiFetch} throws
 */
export const rest = async <Operation extends RestOperation>(
  operation: Operation,
  { session, parameters, json, headers, ...init }: RestRequest = {},
): Promise<RestAnswers[Operation]> => {
  const answer = await apiFetch(session ?? null, restAddress(operation, parameters), {
    ...init,
    method: operation.split(' ')[0] ?? '',
    headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
    ...(json && { body: JSON.stringify(json) }),
  });
  return (await answer.json()) as RestAnswers[Operation];
};
