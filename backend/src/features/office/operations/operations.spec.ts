import { databaseWord, uptimeText } from '@hearthline/rules/office/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { recordDeployment, recordReady, recordStop } from './uptime.service.ts';

const api = useApi();
const start = Date.parse('2027-03-10T20:00:00Z');
const at = (seconds: number): void => api.clock.set(new Date(start + seconds * 1000));
const ready = async (from: number, to: number): Promise<void> => {
  for (let second = from; second <= to; second += 15) {
    at(second);
    await recordReady(api.app.systemContext());
  }
};
const uptime = async () =>
  (await (await api.as('devops')).gql('{ operations { uptime { share outages awaySeconds since } } }')).data
    .operations.uptime;

beforeEach(async () => void (await api.sql('truncate service_periods, deployments')));

describe('uptime', () => {
  it('is whole while somebody is ready, and before anything was watched', async () => {
    at(0);
    expect(await uptime()).toMatchObject({ share: 1, outages: 0, awaySeconds: 0 });
    await ready(0, 300);
    expect(await uptime()).toEqual({
      share: 1,
      outages: 0,
      awaySeconds: 0,
      since: new Date(start).toISOString(),
    });
    expect((await api.sql('select 1 from service_periods')).length).toBe(1);
  });

  it('loses what a crash takes, and nothing by a planned stop', async () => {
    await ready(0, 900);
    at(1000);
    await ready(1000, 1900);
    expect(await uptime()).toMatchObject({ share: 0.9473684210526315, outages: 1, awaySeconds: 100 });
    await recordStop(api.app.systemContext());
    await ready(90_000, 90_300);
    expect(await uptime()).toMatchObject({ outages: 1, awaySeconds: 100 });
  });

  it('is noted once by servers that start together', async () => {
    at(0);
    await Promise.all([1, 2, 3, 4].map(() => recordReady(api.app.systemContext())));
    expect((await api.sql('select 1 from service_periods')).length).toBe(1);
  });

  it('forgets what is older than a month', async () => {
    await ready(0, 60);
    await ready(40 * 86_400, 40 * 86_400 + 60);
    expect(await uptime()).toMatchObject({ share: 1, outages: 0 });
    expect((await api.sql('select 1 from service_periods')).length).toBe(1);
  });

  it('is never rounded up to a hundred', () =>
    expect([1, 0.99999, 0.9973, 0].map(uptimeText)).toEqual(['100%', '99.99%', '99.73%', '0%']));
});

describe('deployments', () => {
  it('are noted when the build is another one, once by servers that start together', async () => {
    at(0);
    const context = api.app.systemContext();
    const other = Object.assign(Object.create(context) as typeof context, {
      server: { ...context.server, build: 'other' },
    });
    await Promise.all([1, 2, 3].map(() => recordDeployment(context)));
    at(60);
    await recordDeployment(context);
    await recordDeployment(other);
    at(120);
    await recordDeployment(context);
    const { data } = await (
      await api.as('devops')
    ).gql(
      '{ operations { deploymentsThisMonth deployments { deployments { build isThis } pagination { total } } } }',
    );
    expect(data.operations.deployments).toEqual({
      deployments: [
        { build: 'spec', isThis: true },
        { build: 'other', isThis: false },
        { build: 'spec', isThis: false },
      ],
      pagination: { total: 3 },
    });
    expect(data.operations.deploymentsThisMonth).toBe(3);
    at(31 * 86_400);
    expect(
      (await (await api.as('devops')).gql('{ operations { deploymentsThisMonth } }')).data.operations
        .deploymentsThisMonth,
    ).toBe(0);
  });
});

describe('the database', () => {
  it('is optimal while it answers fast with room to spare and nothing is pending', () => {
    const well = { latencyMs: 5, connections: 10, maxConnections: 100, pendingMigrations: 0 };
    expect(
      [
        well,
        { ...well, latencyMs: 300 },
        { ...well, connections: 81 },
        { ...well, pendingMigrations: 1 },
      ].map(databaseWord),
    ).toEqual(['optimal', 'strained', 'strained', 'outdated']);
  });
});
