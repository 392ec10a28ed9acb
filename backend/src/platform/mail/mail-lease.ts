import { randomUUID } from 'node:crypto';
import { sql, type Expression } from 'kysely';
import type { Context } from '../context.ts';
import { prepare, type Placeholders } from '../db/statement.ts';
import type { StoredMail } from './mail.entity.ts';

/**
 * How long a lease lasts without being renewed, and how often it is renewed, in milliseconds. Shorter than the time until
 * the job of a killed server runs again (job-runner.ts), so that its mails are free by then.
 */
const defaultTimes = { lasts: 30_000, every: 5000 };

interface Claim {
  readonly mailIds: readonly string[];
  readonly key: string;
  readonly seconds: number;
}

const until = (seconds: Expression<number>) => sql<Date>`now() + make_interval(secs => ${seconds})`;

const renew = prepare('mails_lease_renew', (db, p: Placeholders<Claim>) =>
  db
    .updateTable('mails')
    .set({ leasedUntil: until(p.seconds) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('id', '=', sql<string>`any(${p.mailIds}::uuid[])`)
        .where('lease', '=', p.key)
        // One whose outcome is being recorded needs no lease any longer.
        .forUpdate()
        .skipLocked(),
    )
    .returning('id'),
);

/** The exclusive right to send mails; it lasts as long as it is renewed. */
export interface MailLease {
  /** Stored with the mails while the lease is held. */
  readonly key: string;
  /** Those that may be sent. */
  readonly mails: ReadonlyMap<string, StoredMail>;
  /** Those that another job is sending. That job may die, so the one for such a mail has to run again. */
  readonly taken: ReadonlySet<string>;
  /** Aborted when the lease could not be renewed: deliveries must end before another job may begin one. */
  readonly lost: AbortSignal;
  /** Stops renewing it. */
  end(): void;
}

/**
 * Takes the right to send mails. There may be several jobs for one mail, as when an admin retries both the mail and the
 * job that gave it up: only one of them sends it. Mails that are no longer waiting to be sent are left out. The lease of a
 * killed process expires by the database's clock.
 */
export const leaseMails = async (
  { db, query }: Pick<Context, 'db' | 'query'>,
  mailIds: readonly string[],
  { lasts, every } = defaultTimes,
): Promise<MailLease> => {
  const key = randomUUID();
  const seconds = lasts / 1000;
  // Taken before the query: the database counts from a later moment, so this side never believes in the lease for too long.
  let heldAt = performance.now();
  const among = sql<string>`any(${mailIds}::uuid[])`;
  const claimed = await db
    .updateTable('mails')
    .set({ lease: key, leasedUntil: until(sql`${seconds}::float`) })
    .where('id', '=', among)
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', sql<Date>`now()`)]))
    .returningAll()
    .execute();
  const mails = new Map(claimed.map((mail) => [mail.id, mail]));
  const others = mailIds.filter((id) => !mails.has(id));
  const taken = others.length
    ? await db
        .selectFrom('mails')
        .select('id')
        .where('id', '=', sql<string>`any(${others}::uuid[])`)
        .where('state', '=', 'queued')
        .execute()
    : [];
  const lost = new AbortController();
  const wanted: Claim = { mailIds: [...mails.keys()], key, seconds };
  const beat = setInterval(() => {
    const startedAt = performance.now();
    if (startedAt - heldAt > lasts - 2 * every)
      lost.abort(new Error('Stopped: the database did not say whether another job may send this mail'));
    else
      void query(renew, wanted).then(
        (rows) => rows.length && (heldAt = startedAt),
        () => undefined,
      );
  }, every).unref();
  return {
    key,
    mails,
    taken: new Set(taken.map(({ id }) => id)),
    lost: lost.signal,
    end: () => clearInterval(beat),
  };
};
