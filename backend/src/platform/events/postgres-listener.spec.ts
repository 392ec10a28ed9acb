import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { listen, type Listener } from './postgres-listener.ts';
import { createLog } from '../log.ts';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
});

/** Connects to the maintenance database as superuser, who may see and end other connections. */
const admin = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: inject('postgres').superUrl });
  await client.connect();
  running.push({ stop: () => client.end() });
  return client;
};

const start = (
  channel: string,
  heartbeat?: { every: number; within: number },
  url = inject('postgres').superUrl,
) => {
  const heard: string[] = [];
  const states: boolean[] = [];
  const listener: Listener = listen({
    url,
    channels: [channel],
    heartbeat,
    onMessage: (_channel, text) => heard.push(text),
    onListening: (state) => states.push(state),
    log: createLog('silent'),
  });
  running.push(listener);
  return {
    listener,
    heard,
    states,
    waitFor: (state: boolean) =>
      vi.waitFor(() => expect(states.at(-1)).toBe(state), { timeout: 8000, interval: 10 }),
  };
};

/** The id of the process that serves the newest listener of this database; only this spec has listeners there. */
const backendOf = async (client: pg.Client): Promise<number> =>
  Number(
    (
      await client.query(
        "select pid from pg_stat_activity where application_name = 'hearthline-listen' and datname = current_database() order by backend_start desc limit 1",
      )
    ).rows[0].pid,
  );

it('hears what is said, and again after its connection was lost', async () => {
  const client = await admin();
  const { heard, states, waitFor } = start('spec_heard');
  await waitFor(true);
  await client.query("notify spec_heard, 'one'");
  await expect.poll(() => heard).toEqual(['one']);

  await client.query('select pg_terminate_backend($1)', [await backendOf(client)]);
  await waitFor(false);
  await waitFor(true);
  expect(states).toEqual([true, false, true]);
  await client.query("notify spec_heard, 'two'");
  await expect.poll(() => heard).toEqual(['one', 'two']);
});

it('hears one more channel on the same connection, whenever it is asked to, and again after its connection was lost', async () => {
  const client = await admin();
  const { listener, heard, waitFor } = start('spec_main');
  const others: string[] = [];
  const hear = (name: string) =>
    listener.hear(
      name,
      (text) => others.push(`${name} ${text}`),
      () => others.push(`${name} begins`),
    );
  // Before there is a connection, and once there is one.
  await hear('spec_early');
  await waitFor(true);
  const late = await hear('spec_late');
  expect(others.toSorted()).toEqual(['spec_early begins', 'spec_late begins']);
  const say = (text: string) =>
    client.query(`notify spec_early, '${text}'; notify spec_late, '${text}'; notify spec_main, '${text}'`);
  others.length = 0;
  await say('one');
  await expect.poll(() => others).toEqual(['spec_early one', 'spec_late one']);

  await client.query('select pg_terminate_backend($1)', [await backendOf(client)]);
  await waitFor(false);
  await waitFor(true);
  await late.close();
  others.length = 0;
  await say('two');
  await expect.poll(() => heard).toEqual(['one', 'two']);
  expect(others).toEqual(['spec_early two']);
});

it('notices a line that is dead without having been closed', async () => {
  const client = await admin();
  const { heard, waitFor } = start('spec_dead', { every: 100, within: 300 });
  await waitFor(true);
  const pid = await backendOf(client);
  process.kill(pid, 'SIGSTOP');
  try {
    await client.query("notify spec_dead, 'unheard'");
    await waitFor(false);
    expect(heard).toEqual([]);
    await waitFor(true);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await client.query("notify spec_dead, 'heard'");
  await expect.poll(() => heard).toContain('heard');
});

it('keeps trying while there is nobody to listen to, and stops when told', async () => {
  const { listener, states } = start('spec_nobody', undefined, 'postgres://nobody:x@127.0.0.1:1/none');
  await vi.waitFor(() => expect(states.length).toBeGreaterThanOrEqual(2), { timeout: 5000 });
  expect(states).not.toContain(true);
  await listener.stop();
  const seen = states.length;
  await pause(1300);
  expect(states.length).toBeLessThanOrEqual(seen + 1);
});
