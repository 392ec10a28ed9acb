import { load, type Load, type Target } from './load.ts';
import { databaseSeconds, processSeconds } from './processor-time.ts';

/** One or more rounds together. */
export interface Measured {
  /** Requests a second that were answered with 2xx. */
  readonly rate: number;
  /** How many were not. */
  readonly failed: number;
  /** The median over the rounds, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Processor time for each request, in microseconds. */
  readonly serverMicros: number;
  readonly databaseMicros: number;
}

/** One round with the processor time it took, in seconds. */
export interface Round extends Load {
  readonly server: number;
  readonly database: number;
}

/** The processes whose time counts. */
export interface Processes {
  readonly server: number | undefined;
  readonly postmaster: number;
}

/** Sends requests for so long and counts the processor time that the server and the database spend meanwhile. */
export const measure = async (
  target: Target,
  seconds: number,
  { server, postmaster }: Processes,
): Promise<Round> => {
  const before = [await processSeconds(server), await databaseSeconds(postmaster)] as const;
  const result = await load(target, seconds);
  const after = [await processSeconds(server), await databaseSeconds(postmaster)] as const;
  return { ...result, server: after[0] - before[0], database: after[1] - before[1] };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export const joined = (rounds: readonly Round[]): Measured => {
  const requests = sum(rounds.map((round) => round.requests));
  return {
    rate: requests / sum(rounds.map(({ seconds }) => seconds)),
    failed: sum(rounds.map(({ failed }) => failed)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p95: median(rounds.map(({ p95 }) => p95)),
    serverMicros: (sum(rounds.map(({ server }) => server)) / requests) * 1e6,
    databaseMicros: (sum(rounds.map(({ database }) => database)) / requests) * 1e6,
  };
};

/** Processor time of server and database for each request, in microseconds. */
export const cost = ({ serverMicros, databaseMicros }: Measured): number => serverMicros + databaseMicros;
