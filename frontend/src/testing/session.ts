import { afterEach, beforeEach, vi } from 'vitest';
import { createSession, type SessionStore } from '../platform/session-store.ts';

export type Answer = [status: number, body: unknown];
export const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let answers: Record<string, Answer[]>;
let stop: (() => void) | undefined;

/** What the server answers, call by call; the last answer stays. */
export const server = (script: Record<string, Answer[]>): void => {
  answers = script;
};
export const calls = (url: string) => fetched.mock.calls.filter(([called]) => called === url);
export const token = (): string | null => localStorage.getItem('accessToken');

/** The session of a page that was just loaded; it ends with the spec. */
export const begin = (): SessionStore => {
  const session = createSession();
  stop = session.start();
  return session;
};

/** The server that sessions of a spec file ask. */
export const startSessionServer = (): void => {
  beforeEach(() => {
    fetched.mockReset();
    fetched.mockImplementation((url) => {
      const queue = answers[url] ?? [];
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
    });
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    // What a spec has left is shown again: whether a page is being left is remembered for all of them, for seconds.
    window.dispatchEvent(new Event('pageshow'));
    stop?.();
  });
};
