import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';

/**
 * How long it lasts without being renewed, and how often it is renewed, in milliseconds. Less than it takes until the job
 * of a server that was killed comes again (job-runner.ts): its mail is free by then.
 */
const usualTimes = { lasts: 30_000, every: 5000 };

const claim = `
  update mails set lease = $2, leased_until = now() + make_interval(secs => $3)
  where id = $1 and state = 'queued' and (leased_until is null or leased_until <= now()) returning id`;
const renew = 'update mails set leased_until = now() + make_interval(secs => $3) where id = $1 and lease = $2 returning id';
const look = "select id from mails where id = $1 and state = 'queued'";

/** The right to send a mail; it lasts for as long as it is renewed. */
export interface MailLease {
  /** Stands on the mail while it is held. */
  readonly key: string;
  /** Says that it could not be renewed: what is on its way must end before somebody else may begin. */
  readonly lost: AbortSignal;
  /** Renews it no longer. */
  end(): void;
}

/**
 * Takes the right to send a mail. Several jobs may be about one, as when an admin retries the mail and the job that gave
 * it up: one of them sends it. Whoever is killed leaves a lease that runs out by the database's clock.
 * @returns null when the mail waits for nobody any more
 * @throws Error while somebody else has it: they may die, so this job has to come again
 */
export const leaseMail = async ({ sql }: Pick<Context, 'sql'>, mailId: string, { lasts, every } = usualTimes): Promise<MailLease | null> => {
  const key = randomUUID();
  const values = [mailId, key, lasts / 1000];
  // From before the question: the database counts from later on.
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
    if (asked - heldAt > lasts - 2 * every) lost.abort(new Error('Stopped: the database did not say whether another job may send this mail'));
    else void sql('mail_lease_renew', renew, values).then((rows) => rows.length && (heldAt = asked), () => undefined);
  }, every).unref();
  return { key, lost: lost.signal, end: () => clearInterval(beat) };
};
