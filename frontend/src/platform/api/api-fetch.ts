import { errorCatalogue, failedRequestText } from '@hearthline/rules/errors.ts';
import { asksForProof, identityProof } from '../session/identity-proof.ts';
import type { SessionStore } from '../session/session-store.ts';

/** A failed answer of the site's REST API; `errorText` and `problemOf` interpret it. */
export class FailedAnswer extends Error {
  override name = 'FailedAnswer';
  readonly statusCode: number;
  /** The server's own message, if it sent one. */
  readonly serverMessage: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(status: number, statusText: string, body: string) {
    super(failedRequestText(status, statusText, body));
    this.statusCode = status;
    const { message, fieldErrors } = answerOf(body);
    this.serverMessage = message;
    this.fieldErrors = fieldErrors ?? {};
  }
}

const answerOf = (
  body: string,
): { readonly message?: string; readonly fieldErrors?: Readonly<Record<string, string>> } => {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
};

/** The part of the session that a call needs. */
export type ApiSession = Pick<SessionStore, 'token' | 'refresh' | 'clear'>;

/**
 * Calls the site's REST API as the signed-in user: sends the stored token along; a refused one is replaced once, silently, and what needs
 * a fresh proof of who they are is asked for again after it.
 * @param path as in `/api/contacts/export`
 * @throws FailedAnswer for any answer that is not ok, or says no more than that something was stored, TypeError when there is no connection
 */
export const apiFetch = async (
  session: ApiSession,
  path: string,
  init: RequestInit = {},
): Promise<Response> => {
  const ask = (token: string | null): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(path, { ...init, headers, credentials: 'same-origin' });
  };
  const token = session.token();
  let answer = await ask(token);
  if (answer.status === 401 && token) {
    const fresh = await session.refresh(token);
    if (fresh) answer = await ask(fresh);
  }
  // Asked to prove who they are, the user does, or the refusal stands.
  if (asksForProof(answer) && (await identityProof.ask())) answer = await ask(session.token());
  if (answer.status === 401) session.clear();
  if (!answer.ok || answer.status === errorCatalogue.STORED.status)
    throw new FailedAnswer(answer.status, answer.statusText, await answer.text().catch(() => ''));
  return answer;
};
