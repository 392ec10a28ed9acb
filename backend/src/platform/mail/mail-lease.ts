import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';

/**
 * How long a lease lasts without being renewed, and how often it is renewed, in milliseconds. Shorter than the time until
 * the job of a killed server runs again (job-runner.ts), so that its mail is free by then.
 */
const usualTimes = { lasts: 30_000, every: 5000 };

const claim = `
  update mails set lease = $2, leased_until = now() + make_interval(secs => $3)
  where id = $1 and state = 'queued' and (leased_until is null or leased_until <= now()) returning id`;
const renew =
  'update mails set leased_until = now() + make_interval(secs => $3) where id = $1 and lease = $2 returning id';
const look = "select id from mails where id = $1 and state = 'queued'";

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
  { sql }: Pick<Context, 'db' | 'query' | 'sql'>,
  mailId: string,
  { lasts, every } = usualTimes,
): Promise<MailLease | null> => {
  const key = randomUUID();
  const values = [mailId, key, lasts / 1000];
  // Taken before the query: the database counts from a later moment, so this side never believes in the lease for too long.
  let heldAt = performance.now();
  const claimed = await sql('mail_lease', claim, values);
  if (!claimed.length) {
    const queued = await sql('mail_queued', look, [mailId]);
    if (queued.length) throw new Error('Another job is sending this mail');
    return null;
  }
  const lost = new AbortController();
  const beat = setInterval(() => {
    const asked = performance.now();
    if (asked - heldAt > lasts - 2 * every)
      lost.abort(new Error('Stopped: the database did not say whether another job may send this mail'));
    else
      void sql('mail_lease_renew', renew, values).then(
        (rows) => rows.length && (heldAt = asked),
        () => undefined,
      );
  }, every).unref();
  return { key, lost: lost.signal, end: () => clearInterval(beat) };
};
