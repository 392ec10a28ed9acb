import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Options, type Result } from 'autocannon';

/** A request to send over and over. `{n}` in its address, body and headers is another number each time. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What became of a request, in milliseconds; status 0 means no answer. */
export interface Outcome {
  readonly took: number;
  readonly status: number;
}

export interface LoadOptions {
  readonly seconds: number;
  readonly connections?: number;
  /** Requests a second of all connections together; as fast as they are answered unless told otherwise. */
  readonly rate?: number;
}

let sent = 0;
const distinct = (text: string, n: string): string => text.replaceAll('{n}', n);

/** The request with a number for `{n}`. */
const next = ({ method, path, headers, body }: Request): Request => {
  const n = String((sent += 1));
  return {
    method,
    path: distinct(path, n),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, distinct(value, n)])),
    ...(body !== undefined && { body: distinct(body, n) }),
  };
};

/** Sends requests with autocannon, each connection its own part of the list first, and waits for the end. */
export const load = async (
  url: string,
  requests: readonly Request[],
  { seconds, connections = 10, rate }: LoadOptions,
): Promise<Outcome[]> => {
  const prepared = requests.map((request) => ({ ...request, setupRequest: () => next(request) }));
  const outcomes: Outcome[] = [];
  let client = 0;
  const settings: Options = {
    url,
    connections,
    duration: seconds,
    timeout: 30,
    ...(rate !== undefined && { overallRate: Math.round(rate) }),
    requests: prepared.slice(0, 1),
    setupClient: (one) => {
      const first = Math.floor((client++ * requests.length) / connections) % requests.length;
      one.setRequests([...prepared.slice(first), ...prepared.slice(0, first)]);
    },
  };
  const { errors } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(settings, (error, result) => (error ? reject(error as Error) : resolve(result)));
    run.on('response', (_client, status, _bytes, took) => void outcomes.push({ took, status }));
  });
  return [...outcomes, ...Array.from({ length: errors }, () => ({ took: 0, status: 0 }))];
};

/** So many requests a second, evenly (autocannon sends those of each second at once), until told to stop. */
export const pace = (url: string, requests: readonly Request[], perSecond: number) => {
  const outcomes: Outcome[] = [];
  const open = new Set<Promise<unknown>>();
  const send = async (request: Request): Promise<void> => {
    const at = performance.now();
    const { path, ...init } = next(request);
    const status = await fetch(url + path, init).then(
      async (answer) => (await answer.arrayBuffer()) && answer.status,
      () => 0,
    );
    outcomes.push({ took: performance.now() - at, status });
  };
  let turn = 0;
  const timer = setInterval(() => {
    const sending = send(requests[turn++ % requests.length] as Request);
    void open.add(sending);
    void sending.finally(() => open.delete(sending));
  }, 1000 / perSecond);
  return {
    /** What became of those since the last call. */
    take: (): Outcome[] => outcomes.splice(0),
    stop: async (): Promise<Outcome[]> => {
      clearInterval(timer);
      await Promise.all(open);
      return outcomes.splice(0);
    },
  };
};

/** The same for so many seconds. */
export const paced = async (
  url: string,
  requests: readonly Request[],
  perSecond: number,
  seconds: number,
): Promise<Outcome[]> => {
  const running = pace(url, requests, perSecond);
  await pause(seconds * 1000);
  return running.stop();
};

export const isOk = ({ status }: Outcome): boolean => status >= 200 && status < 300;
export const tookOf = (outcomes: readonly Outcome[]): number[] => outcomes.map(({ took }) => took);
/** The statuses and how many there were of each, as in `12 × 200, 3 × 503`. */
export const statusesOf = (outcomes: readonly Outcome[]): string =>
  [...Map.groupBy(outcomes, ({ status }) => status)]
    .toSorted(([one], [other]) => one - other)
    .map(([status, { length }]) => `${length} × ${status || 'no answer'}`)
    .join(', ');
