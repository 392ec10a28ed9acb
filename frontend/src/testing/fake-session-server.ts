import { afterEach, beforeEach, vi } from 'vitest';
import { createSession, type SessionStore } from '../platform/session/session-store.ts';

export type Answer = [status: number, body: unknown];
export const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let answers: Record<string, Answer[]>;
let stop: (() => void) | undefined;

/** Sets the server's answers per address, call by call; the last one is repeated. */
export const server = (script: Record<string, Answer[]>): void => {
  answers = script;
};
export const calls = (url: string) => fetched.mock.calls.filter(([called]) => called === url);
export const token = (): string | null => localStorage.getItem('accessToken');

/** The session of a freshly loaded page; it ends with the test. */
export const startSession = (): SessionStore => {
  const session = createSession();
  stop = session.start();
  return session;
};

/** Starts the fake server for the sessions of a spec file. */
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
    // Undoes a test's leaving of the page, which the module would remember for some seconds, into the next tests.
    window.dispatchEvent(new Event('pageshow'));
    stop?.();
  });
};
