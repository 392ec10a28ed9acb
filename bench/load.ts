import autocannon from 'autocannon';

/** A request to send over and over. */
export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  /** A text, or a function that makes a new one for every request, which costs the client time on the machine it shares with the server. */
  readonly body?: string | (() => string);
}

/** The results of one or more rounds. */
export interface Measured {
  readonly latencies: number[];
  readonly seconds: number;
}

export const connections = 10;

/** How long to send requests: a time in seconds, or a number of requests. */
type Extent = { readonly duration: number } | { readonly amount: number };

/** Sends requests over ten connections. @throws when any response is not 2xx, because a fast error is no result */
export const load = async (target: Target, extent: Extent): Promise<Measured> => {
  const latencies: number[] = [];
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const failures: number[] = [];
    const { body, ...rest } = target;
    const sent =
      typeof body === 'function'
        ? {
            requests: [
              {
                ...rest,
                path: new URL(target.url).pathname,
                setupRequest: (request: object) => ({ ...request, body: body() }),
              },
            ],
          }
        : body !== undefined && { body };
    const run = autocannon(
      { ...rest, connections, ...extent, timeout: 10, ...sent },
      (error: Error | null) => {
        if (error) reject(error);
        else if (failures.length > 0)
          reject(new Error(`${target.method} ${target.url} answered ${failures[0]}`));
        else resolve();
      },
    );
    run.on('response', (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
      latencies.push(milliseconds);
      if (status < 200 || status > 299) failures.push(status);
    });
  });
  return { latencies, seconds: (performance.now() - started) / 1000 };
};

export const joined = (rounds: readonly Measured[]): Measured => ({
  latencies: rounds.flatMap(({ latencies }) => latencies),
  seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
});

export const rate = ({ latencies, seconds }: Measured): number => latencies.length / seconds;

/** A percentile in milliseconds. @param part from 0 to 1 */
export const percentile = ({ latencies }: Measured, part: number): number => {
  const sorted = [...latencies].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
};
