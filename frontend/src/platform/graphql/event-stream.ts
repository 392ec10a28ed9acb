import { apiFetch, FailedAnswer, type ApiSession } from '../api/api-fetch.ts';

interface StreamHandler {
  /** Called when the connection is open: the first time, and again after each break. */
  readonly onOpen: () => void;
  /** Called with the result that an event carries. */
  readonly onEvent: (result: unknown) => void;
}

/** A connection that is silent for this long is considered dead, in milliseconds (the server's heartbeat is 15 s). */
const silenceLimit = 45_000;
const longestPause = 30_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Reads server-sent events until the connection ends. */
const readEvents = async (
  body: ReadableStream<Uint8Array>,
  onEvent: StreamHandler['onEvent'],
  onSilence: () => void,
): Promise<void> => {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = '';
  let timer = setTimeout(onSilence, silenceLimit);
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(onSilence, silenceLimit);
      const blocks = (text + chunk.value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^event: next\ndata: (.*)$/.exec(block)?.[1];
        if (data) onEvent(JSON.parse(data));
      }
    }
  } finally {
    clearTimeout(timer);
  }
};

/** Whether trying again would bring the same answer. */
const isFinal = (error: unknown): boolean =>
  error instanceof FailedAnswer && error.statusCode < 500 && error.statusCode !== 429;

/**
 * Keeps a subscription open (GraphQL over SSE, `POST /graphql/stream`). The server closes the connection when the session's
 * token expires, when it shuts down, or when it may have missed an event: it is then reopened, with a fresh token.
 * @returns when the signal is aborted @throws FailedAnswer when there is no point in trying again
 */
export const holdStream = async (
  session: ApiSession,
  request: object,
  { onOpen, onEvent }: StreamHandler,
  signal: AbortSignal,
): Promise<void> => {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const line = new AbortController();
    const hangUp = (): void => line.abort();
    signal.addEventListener('abort', hangUp, { once: true });
    try {
      const answer = await apiFetch(session, '/graphql/stream', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(request),
        signal: line.signal,
        cache: 'no-store',
      });
      failures = 0;
      onOpen();
      if (answer.body) await readEvents(answer.body, onEvent, hangUp);
    } catch (error) {
      if (isFinal(error)) throw error;
    } finally {
      signal.removeEventListener('abort', hangUp);
    }
    if (!signal.aborted)
      await pause(Math.min(longestPause, 500 * 2 ** failures) * (0.75 + Math.random() / 2), signal);
  }
};
