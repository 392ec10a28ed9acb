import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The parent of a process, and its processor time and that of its children that have ended, in the kernel's hundredths of a second (Linux only). */
const statOf = (pid: number | string) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    const [own, ended] = [11, 13].map((index) => (fields[index] ?? 0) + (fields[index + 1] ?? 0));
    return { parent: fields[1] ?? 0, own: own ?? 0, ended: ended ?? 0 };
  } catch {
    // It has ended meanwhile.
    return { parent: 0, own: 0, ended: 0 };
  }
};

/** The processor time of a process, of its children, and of theirs, in seconds: a server draws pictures in one, and may have several workers. */
export const processorOfTree = (pid: number | undefined): number => {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(name)] as const),
  );
  const of = (one: number): number => {
    const { own, ended } = stats.get(one) ?? { own: 0, ended: 0 };
    const children = [...stats].filter(([, { parent }]) => parent === one);
    return children.reduce((sum, [child]) => sum + of(child), own + ended);
  };
  return of(pid ?? 0) / 100;
};

/**
 * Waits until a server does nothing any more but answer: after a start it makes the pages that its first visitors ask for. Somebody asks
 * for a page every second meanwhile, since it draws pictures ahead while nobody is there.
 */
export const untilQuiet = async (url: string, pid: number | undefined): Promise<void> => {
  for (let seconds = 0, quiet = 0; seconds < 120 && quiet < 3; seconds += 1) {
    const before = processorOfTree(pid);
    await fetch(url).then((answer) => answer.text());
    await pause(1000);
    quiet = processorOfTree(pid) - before < 0.1 ? quiet + 1 : 0;
  }
};

/** Counts the processor time of a server and of all of PostgreSQL's processes, in seconds. @param superUrl of its superuser */
export const openProcessorTime = async (superUrl: string) => {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]?.pid ?? 0).parent;
  return {
    of: (server: number | undefined): number => {
      const children = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(statOf)
        .filter(({ parent }) => parent === postmaster);
      const { own, ended } = statOf(postmaster);
      const database = children.reduce((sum, child) => sum + child.own, own + ended);
      return (statOf(server ?? 0).own + database) / 100;
    },
    /** Waits until no client's statement is being executed, such as one that was sent at the end of a round. */
    settled: async (): Promise<void> => {
      for (let tries = 0; tries < 100; tries += 1) {
        const { rowCount } = await client.query(
          "select 1 from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()",
        );
        if (rowCount === 0) return;
        await pause(100);
      }
    },
    close: () => client.end(),
  };
};
