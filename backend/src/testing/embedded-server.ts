import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { StartError } from '../platform/errors.ts';

/** Makes temporary folders, which are removed after the last test of the file. */
export const useFolders = (): (() => string) => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-postgres-'));
    folders.push(folder);
    return folder;
  };
};

/** Starts a server that does not wait for the disk. @param output gets what it logs */
export const startServer = (
  dataDir: string,
  more: { port?: number; durable?: boolean } = {},
  output: string[] = [],
): Promise<EmbeddedPostgres> => {
  const note = (message: string): void => void output.push(message);
  return startEmbeddedPostgres({ dataDir, log: { info: note, warn: note }, durable: false, ...more });
};

/** Runs one statement on a connection of its own. */
export const query = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** The message with which a start is refused. */
export const refusal = async (starting: Promise<EmbeddedPostgres>): Promise<string> => {
  const error: unknown = await starting.then(
    (server) => server.stop(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
};

/** Where the cluster is: in the data directory, or where its record says. */
export const clusterOf = (dataDir: string): string => {
  const { home } = JSON.parse(readFileSync(join(dataDir, 'embedded-postgres.json'), 'utf8')) as {
    home?: string;
  };
  return join(home ?? join(dataDir, 'postgres'), 'cluster');
};

/** Waits until something holds, for at most 15 s. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 15_000; Date.now() < end; await pause(30)) if (await holds()) return;
  throw new Error('waited in vain');
};
