import { randomUUID } from 'node:crypto';
import { sql, type Expression } from 'kysely';
import type { Context } from '../context.ts';
import { prepare, type Placeholders } from '../db/statement.ts';

/**
 * How long a lease lasts without being renewed, and how often it is renewed, in milliseconds. Shorter than the time until
 * the job of a killed server runs again (job-runner.ts), so that its mail is free by then.
 */
const usualTimes = { lasts: 30_000, every: 5000 };

interface Claim {
  readonly mailId: string;
  readonly key: string;
  readonly seconds: number;
}

const until = (seconds: Expression<number>) => sql<Date>`now() + make_interval(secs => ${seconds})`;

const claim = prepare('mail_lease', (db, p: Placeholders<Claim>) =>
  db
    .updateTable('mails')
    .set({ lease: p.key, leasedUntil: until(p.seconds) })
    .where('id', '=', p.mailId)
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', sql<Date>`now()`)]))
    .returning('id'),
);
const renew = prepare('mail_lease_renew', (db, p: Placeholders<Claim>) =>
  db
    .updateTable('mails')
    .set({ leasedUntil: until(p.seconds) })
    .where('id', '=', p.mailId)
    .where('lease', '=', p.key)
    .returning('id'),
);
const look = prepare('mail_queued', (db, p: Placeholders<Pick<Claim, 'mailId'>>) =>
  db.selectFrom('mails').select('id').where('id', '=', p.mailId).where('state', '=', 'queued'),
);

/** The exclusive right to send a mail; it lasts as long as it is renewed. */
export interface MailLease {
  /** Stored with the mail while the lease is held. */
  readonly key: string;
  /** Aborted when the lease could not be renewed: the delivery must end before another job may begin one. */
  readonly lost: AbortSignal;
  /** Stops renewing it. */
  end(): void;
}

/**
 * Takes the right to send a mail. There may be several jobs for one mail, as when an admin retries both the mail and the
 * job that gave it up: only one of them sends it. The lease of a killed process expires by the database's clock.
 * @returns null if the mail is no longer waiting to be sent
 * @throws Error while another job has the lease: that job may die, so this one has to run again
 */
export const leaseMail = async (
  { query }: Pick<Context, 'query'>,
  mailId: string,
  { lasts, every } = usualTimes,
): Promise<MailLease | null> => {
  const key = randomUUID();
  const wanted: Claim = { mailId, key, seconds: lasts / 1000 };
  // Taken before the query: the database counts from a later moment, so this side never believes in the lease for too long.
  let heldAt = performance.now();
  const claimed = await query(claim, wanted);
  if (!claimed.length) {
    const queued = await query(look, { mailId });
    if (queued.length) throw new Error('Another job is sending this mail');
    return null;
  }
  const lost = new AbortController();
  const beat = setInterval(() => {
    const asked = performance.now();
    if (asked - heldAt > lasts - 2 * every)
      lost.abort(new Error('Stopped: the database did not say whether another job may send this mail'));
    else
      void query(renew, wanted).then(
        (rows) => rows.length && (heldAt = asked),
        () => undefined,
      );
  }, every).unref();
  return { key, lost: lost.signal, end: () => clearInterval(beat) };
};
