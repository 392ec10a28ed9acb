import { z } from 'zod';
import { pageNumber } from '../page-number.ts';

/** How often a server notes that it is ready; a silence longer than {@link watchGapMs} counts as an outage. */
export const watchMs = 15_000;
export const watchGapMs = 45_000;

/** The number of days over which uptime is computed. */
export const uptimeDays = 30;

/** Builds on one page. */
export const deploymentsPageSize = 10;

/** The condition of the database: `optimal` answers fast with room to spare, `strained` still answers, `outdated` lacks migrations. */
export const databaseWords = ['optimal', 'strained', 'outdated'] as const;
export type DatabaseWord = (typeof databaseWords)[number];

/** The limits up to which the database counts as optimal: its response time, and the share of its connections in use. */
const databaseLimits = { latencyMs: 250, connections: 0.8 } as const;

export interface DatabaseState {
  readonly latencyMs: number;
  readonly connections: number;
  readonly maxConnections: number;
  readonly pendingMigrations: number;
}

/** Sums up the state of the database in one word. */
export const databaseWord = ({
  latencyMs,
  connections,
  maxConnections,
  pendingMigrations,
}: DatabaseState): DatabaseWord => {
  if (pendingMigrations > 0) return 'outdated';
  return latencyMs <= databaseLimits.latencyMs && connections <= maxConnections * databaseLimits.connections
    ? 'optimal'
    : 'strained';
};

/** A share (0 to 1) in percent, as in `99.95%`: never rounded up to `100%`. */
export const uptimeText = (share: number): string => `${Math.floor(share * 10_000) / 100}%`;

export const deploymentFilter = z.object({ page: pageNumber });
