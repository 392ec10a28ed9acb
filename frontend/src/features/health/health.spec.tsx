import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HealthQuery } from '../../gql/generated.ts';
import { DataProvider } from '../../platform/apollo.tsx';
import { fakeApi } from '../../testing/api.ts';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';
import { alertsOf } from './alerts.ts';
import { HealthPanel } from './health-panel.tsx';

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

describe('the panel', () => {
  const draw = () => renderAt(<DataProvider><HealthPanel /></DataProvider>, { at: '/admin', session: sessionOf({ user: userOf('admin') }) });
  const part = (title: string) => within(screen.getByRole('region', { name: title }));

  it('says of each part how it is, and looks again', async () => {
    const api = fakeApi({ Health: () => ({ health: well }) });
    draw();
    expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
    expect(part('Database').getByText('Reachable')).toBeInTheDocument();
    expect(part('Email').getByText('Sending')).toBeInTheDocument();
    expect(part('Storage').getByText('50 GB of 100 GB')).toBeInTheDocument();
    expect(part('Migrations').getByText('Up to date')).toBeInTheDocument();
    api.answer('Health', () => ({ health: { ...well, storage: { ...well.storage, writable: false }, migrations: { applied: ['a'], pending: ['b'] } } }));
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Files cannot be stored.1 migration is pending.'));
    expect(part('Storage').getByText('Not writable')).toBeInTheDocument();
  });

  it('says so when nobody answers, and asks again', async () => {
    const api = fakeApi({ Health: () => null });
    draw();
    expect(await screen.findByText('We could not ask')).toBeInTheDocument();
    api.answer('Health', () => ({ health: well }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
  });
});
