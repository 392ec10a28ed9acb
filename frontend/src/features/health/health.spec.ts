import { describe, expect, it } from 'vitest';
import type { HealthQuery } from '../../gql/generated.ts';
import { alertsOf } from './alerts.ts';

const well: HealthQuery['health'] = {
  database: { reachable: true, version: '18', sizeBytes: 1, connections: 10, maxConnections: 100, latencyMs: 1 },
  mail: { mode: 'smtp', reachable: true, problem: null, queued: 0, failed: 0 },
  storage: { place: '/data', writable: true, freeBytes: 50e9, totalBytes: 100e9 },
  migrations: { applied: ['a'], pending: [] },
  jobs: { workers: 1, waiting: 0, running: 0, failed: 0, oldestWaitingSeconds: null },
  build: { version: '1', instance: 'x', startedAt: '2027-01-01T00:00:00Z', uptimeSeconds: 5 },
  instances: [],
};

describe('alerts', () => {
  it('say nothing while all is well', () => expect(alertsOf(well)).toEqual([]));

  it('say what is wrong, each thing in a sentence', () => {
    expect(alertsOf({ ...well, mail: { ...well.mail, reachable: false, failed: 1 }, jobs: { ...well.jobs, failed: 2, oldestWaitingSeconds: 600 } })).toEqual([
      'The mail server does not answer: mails wait.', '1 mail was given up.', '2 background jobs failed.', 'A background job has waited for 10 minutes.',
    ]);
    expect(alertsOf({ ...well, storage: { ...well.storage, freeBytes: 5e9 }, database: { ...well.database, connections: 90 } })).toEqual(['90 of 100 database connections are in use.', 'Only 5 GB are left for files.']);
  });
});
