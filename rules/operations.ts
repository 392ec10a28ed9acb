import { z } from 'zod';
import { pageNumber } from './paging.ts';

/** How often a server says that it is ready, and after how long a silence nobody was. */
export const watchMs = 15_000;
export const watchGapMs = 45_000;

/** Over how many days the uptime is taken. */
export const uptimeDays = 30;

/** Builds on one page. */
export const deploymentsPageSize = 10;

/** In a word how the database is: `optimal` answers fast with room to spare, `strained` still answers. */
export const databaseWords = ['optimal', 'strained', 'outdated'] as const;
export type DatabaseWord = (typeof databaseWords)[number];

/** Up to which the database counts as optimal: an answer's time, and the share of its connections in use. */
const databaseLimits = { latencyMs: 250, connections: 0.8 } as const;

export interface DatabaseState {
  readonly latencyMs: number;
  readonly connections: number;
  readonly maxConnections: number;
  readonly pendingMigrations: number;
}

/** How the database is, in a word. */
export const databaseWord = ({ latencyMs, connections, maxConnections, pendingMigrations }: DatabaseState): DatabaseWord => {
  if (pendingMigrations > 0) return 'outdated';
  return latencyMs <= databaseLimits.latencyMs && connections <= maxConnections * databaseLimits.connections ? 'optimal' : 'strained';
};

/** `100%`, `99.95%`: never rounded up to a hundred. */
export const uptimeText = (share: number): string => `${Math.floor(share * 10_000) / 100}%`;

export const deploymentFilter = z.object({ page: pageNumber });
