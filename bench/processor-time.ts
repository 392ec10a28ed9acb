import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

/** The kernel counts processor time in hundredths of a second (Linux's USER_HZ). */
const tick = 0.01;

interface Stat {
  readonly parent: number;
  /** User and system time in seconds. */
  readonly own: number;
  /** That of children that have ended. */
  readonly children: number;
}

const statOf = async (pid: number | string): Promise<Stat | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (!text) return null;
  // The name in parentheses may contain blanks.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, own, children] = [
    fields[1],
    ((fields[11] ?? 0) + (fields[12] ?? 0)) * tick,
    ((fields[13] ?? 0) + (fields[14] ?? 0)) * tick,
  ];
  return { parent, own, children };
};

/** The processor time of a process and its threads so far, in seconds (Linux only). */
export const processSeconds = async (pid: number | undefined): Promise<number> =>
  (await statOf(pid ?? 0))?.own ?? NaN;

/** The process that all of PostgreSQL's processes are children of. */
export const postmasterOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stat = await statOf(rows[0]?.pid ?? 0);
  await client.end();
  return stat?.parent ?? NaN;
};

/** The processor time of PostgreSQL so far, with all its processes, in seconds. */
export const databaseSeconds = async (postmaster: number): Promise<number> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(statOf));
  const ended = await statOf(postmaster);
  return stats
    .filter((stat) => stat?.parent === postmaster)
    .reduce((sum, stat) => sum + (stat?.own ?? 0), (ended?.own ?? 0) + (ended?.children ?? 0));
};

/** Waits until no client's statement is being executed, such as one that was sent at the end of a round. */
export const settled = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const busy = async (): Promise<boolean> => {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rowCount !== 0;
  };
  for (let tries = 0; tries < 100 && (await busy()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await client.end();
};
