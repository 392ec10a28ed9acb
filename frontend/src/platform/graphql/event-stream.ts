import { createClient, type RequestParams } from 'graphql-sse';
import { apiFetch, FailedAnswer, type ApiSession } from '../api/rest-client.ts';

interface StreamHandler {
  /** Called when the connection is open: the first time, and again after each break. */
  readonly onOpen: () => void;
  /** Called with the result that an event carries. */
  readonly onEvent: (result: unknown) => void;
}

/** A connection that is silent for this long is considered dead, in milliseconds (the server's keep-alive comes every 12 s). */
const silenceLimit = 45_000;
const maxPauseMs = 30_000;

/** Whether trying again would bring the same answer. */
const isFinal = (error: unknown): boolean =>
  error instanceof FailedAnswer && error.statusCode < 500 && error.statusCode !== 429;

/** The same answer, whose body fails when nothing arrives for too long: graphql-sse itself does not notice a dead connection. */
const watched = (answer: Response): Response => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new TypeError('The connection is silent.')), silenceLimit);
  };
  const watcher = new TransformStream<Uint8Array, Uint8Array>({
    start: watch,
    transform: (chunk, controller) => {
      watch(controller);
      controller.enqueue(chunk);
    },
    // graphql-sse would wait forever if the end came before it has passed on the last event.
    flush: async () => {
      clearTimeout(timer);
      await new Promise((resolve) => setTimeout(resolve));
    },
  });
  return new Response(answer.body?.pipeThrough(watcher) ?? null, answer);
};

/**
 * Keeps a subscription open (GraphQL over SSE, `POST /graphql/stream`). The server closes the connection when the session's
 * token expires, when it shuts down, or when it may have missed an event: it is then reopened, with a fresh token.
 * @returns when the signal is aborted @throws FailedAnswer when there is no point in trying again
 */
export const holdStream = (
  session: ApiSession,
  request: RequestParams,
  { onOpen, onEvent }: StreamHandler,
  signal: AbortSignal,
): Promise<void> => {
  let failure: unknown;
  let failures = 0;
  const client = createClient({
    url: '/graphql/stream',
    fetchFn: async (url: string, init: RequestInit) => {
      failure = undefined;
      try {
        if (session.token() === null) throw new FailedAnswer(401, 'Signed out', '');
        // graphql-sse gives its headers as an object.
        const headers = init.headers as Record<string, string>;
        return watched(await apiFetch(session, url, { ...init, headers, cache: 'no-store' }));
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    retryAttempts: Infinity,
    // graphql-sse counts connections that brought no event as failures; here only those do that could not be opened.
    retry: async () => {
      if (isFinal(failure)) throw failure;
      const pause = Math.min(maxPauseMs, 500 * 2 ** failures) * (0.75 + Math.random() / 2);
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
    },
    on: {
      connected: () => {
        failures = 0;
        onOpen();
      },
    },
  });
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => client.dispose(), { once: true });
    client.subscribe(request, { next: onEvent, complete: resolve, error: reject });
  });
};
