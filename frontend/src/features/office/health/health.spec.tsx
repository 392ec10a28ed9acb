import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HealthQuery } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { alertsOf } from './alerts.ts';
import { HealthPanel } from './health-panel.tsx';

const well: HealthQuery['health'] = {
  database: {
    reachable: true,
    version: '18',
    sizeBytes: 1,
    connections: 10,
    maxConnections: 100,
    latencyMs: 1,
  },
  mail: {
    mode: 'smtp',
    reachable: true,
    problem: null,
    queued: 0,
    failed: 0,
    putOff: 0,
    oldestPutOffSeconds: null,
  },
  storage: { place: '/data', writable: true, freeBytes: 50e9, totalBytes: 100e9 },
  seal: { ready: true },
  migrations: { applied: ['a'], pending: [] },
  jobs: { workers: 1, waiting: 0, running: 0, failed: 0, oldestWaitingSeconds: null },
  build: { version: '1', instance: 'x', startedAt: '2027-01-01T00:00:00Z', uptimeSeconds: 5 },
  instances: [],
};

describe('alerts', () => {
  it('say nothing while all is well', () => expect(alertsOf(well)).toEqual([]));

  it('say what is wrong, each thing in a sentence', () => {
    expect(
      alertsOf({
        ...well,
        mail: { ...well.mail, reachable: false, failed: 1 },
        jobs: { ...well.jobs, failed: 2, oldestWaitingSeconds: 600 },
      }),
    ).toEqual([
      'The mail server is not responding. Emails are waiting.',
      '1 email failed.',
      '2 background jobs failed.',
      'A background job has been waiting for 10 minutes.',
    ]);
    expect(
      alertsOf({
        ...well,
        storage: { ...well.storage, freeBytes: 5e9 },
        database: { ...well.database, connections: 90 },
      }),
    ).toEqual(['90 of 100 database connections are in use.', 'Only 5 GB of file storage left.']);
    expect(alertsOf({ ...well, seal: { ready: false } })).toEqual([
      'The key that seals signed agreements is missing.',
    ]);
  });
});

describe('mails that are put off', () => {
  const putOff = (count: number, seconds: number, over = {}): HealthQuery['health'] => ({
    ...well,
    mail: { ...well.mail, queued: count, putOff: count, oldestPutOffSeconds: seconds, ...over },
  });

  it('are told of once that is for long: many mail servers put a stranger off for some minutes', () => {
    expect(alertsOf(putOff(3, 1800))).toEqual([]);
    expect(alertsOf(putOff(3, 7300))).toEqual(['3 emails are delayed, the oldest for 2 hours.']);
    expect(alertsOf(putOff(1, 2400))).toEqual(['An email has been delayed for 40 minutes.']);
  });

  it('are no news where the mail server is away', () =>
    expect(alertsOf(putOff(3, 7300, { reachable: false }))).toEqual([
      'The mail server is not responding. Emails are waiting.',
    ]));

  it('keep the panel from calling it sending', async () => {
    fakeApi({ Health: () => ({ health: putOff(3, 7300) }) });
    renderAt(
      <DataProvider>
        <HealthPanel />
      </DataProvider>,
      { at: '/admin', session: sessionOf({ user: userOf('admin') }) },
    );
    const email = within(await screen.findByRole('region', { name: 'Email' }));
    expect(email.getByText('Delaying emails')).toBeInTheDocument();
    expect(email.getByText('3, the oldest for 2 hours')).toBeInTheDocument();
    expect(email.queryByText('Sending')).toBeNull();
  });
});

describe('the panel', () => {
  const draw = () =>
    renderAt(
      <DataProvider>
        <HealthPanel />
      </DataProvider>,
      { at: '/admin', session: sessionOf({ user: userOf('admin') }) },
    );
  const part = (title: string) => within(screen.getByRole('region', { name: title }));

  it('says of each part how it is, and looks again', async () => {
    const api = fakeApi({ Health: () => ({ health: well }) });
    draw();
    expect(await screen.findByText('No alerts')).toBeInTheDocument();
    expect(part('Database').getByText('Reachable')).toBeInTheDocument();
    expect(part('Email').getByText('Sending')).toBeInTheDocument();
    expect(part('Storage').getByText('50 GB of 100 GB')).toBeInTheDocument();
    expect(part('Migrations').getByText('Up to date')).toBeInTheDocument();
    api.answer('Health', () => ({
      health: {
        ...well,
        storage: { ...well.storage, writable: false },
        migrations: { applied: ['a'], pending: ['b'] },
      },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'File storage is not writable.1 migration is pending.',
      ),
    );
    expect(part('Storage').getByText('Not writable')).toBeInTheDocument();
  });

  it('says so when nobody answers, and asks again', async () => {
    const api = fakeApi({ Health: () => null });
    draw();
    expect(await screen.findByText('We could not load the status')).toBeInTheDocument();
    api.answer('Health', () => ({ health: well }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No alerts')).toBeInTheDocument();
  });
});
