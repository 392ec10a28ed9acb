import { failedRequestText, storedStatus } from '@hearthline/rules/failed-request.ts';
import { asksForProof, identityProof } from '../session/identity-proof.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { RestAnswers } from './rest-answers.ts';

const bodyOf = (text: string): object => {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
};

/** A failed answer of the site's REST API; `errorText` and `problemOf` interpret it. */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer';
  readonly statusCode: number;
  /** What was answered; empty if that was no JSON object. */
  readonly body: object;
  /** The server's own message, if it sent one. */
  readonly serverMessage: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(status: number, statusText: string, body: string) {
    super(failedRequestText(status, statusText, body));
    this.statusCode = status;
    this.body = bodyOf(body);
    const { message, fieldErrors } = this.body as Partial<Pick<FailedAnswer, 'fieldErrors' | 'message'>>;
    this.serverMessage = message;
    this.fieldErrors = fieldErrors ?? {};
  }
}

/** Whether a call failed with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof FailedAnswer && statuses.includes(error.statusCode);

/** The part of the session that a call needs. */
export type ApiSession = Pick<SessionStore, 'token' | 'refresh' | 'clear'>;

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

/**
 * Calls the site's REST API and answers what came, which may be a file or a stream; {@link rest} reads JSON.
 * @param session the token of which is sent along: what needs a fresh proof of who they are is asked for again after it. Null: as anybody
 * @param address as in `/api/contacts/export`
 * @throws FailedAnswer for any answer that is not ok, or says no more than that something was stored, TypeError when there is no connection
 */
export const apiFetch = async (
  session: ApiSession | null,
  address: string,
  init: RequestInit = {},
): Promise<Response> => {
  const send = (token: string | null): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers, credentials: 'same-origin' });
  };
  let answer = await (session ? asViewer(session, send) : send(null));
  // Asked to prove who they are, the user does, or the refusal stands.
  if (session && asksForProof(answer) && (await identityProof.ask())) answer = await asViewer(session, send);
  if (!isComplete(answer))
    throw new FailedAnswer(answer.status, answer.statusText, await answer.text().catch(() => ''));
  return answer;
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
  const query = new Map(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const path = operation.slice(operation.indexOf(' ') + 1).replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return encodeURIComponent(value);
  });
  return query.size > 0 ? `${path}?${new URLSearchParams([...query])}` : path;
};

interface RestRequest extends Omit<RequestInit, 'body' | 'method'> {
  /** As whom; as anybody without it. */
  readonly session?: ApiSession;
  readonly parameters?: RestParameters;
  /** A file or a form as it is, anything else as JSON. */
  readonly body?: object;
}

/**
 * Calls an operation of the REST API: `await rest('GET /api/homes/{slug}', { parameters: { slug } })`.
 * @throws what {@link apiFetch} throws
 */
export const rest = async <Operation extends RestOperation>(
  operation: Operation,
  { session, parameters, body, ...init }: RestRequest = {},
): Promise<RestAnswers[Operation]> => {
  const headers = new Headers(init.headers);
  const isRaw = body instanceof Blob || body instanceof FormData;
  if (body && !isRaw) headers.set('content-type', 'application/json');
  const answer = await apiFetch(session ?? null, restAddress(operation, parameters), {
    ...init,
    method: operation.slice(0, operation.indexOf(' ')),
    headers,
    ...(body && { body: isRaw ? body : JSON.stringify(body) }),
  });
  return (await answer.json()) as RestAnswers[Operation];
};
