import { mailSentences, putOffTooLong } from '@hearthline/rules/mails.ts';
import type { HealthQuery } from '../../../gql/generated.ts';
import { bytesText, spanText } from '../../../platform/figures/quantity-text.ts';

/** An alert is raised below this share of free space, and above this wait. */
const freeShare = 0.1;
const waitSeconds = 300;

/** Messages about what needs attention; empty if all is well. */
export const alertsOf = ({
  database,
  mail,
  storage,
  seal,
  migrations,
  jobs,
}: HealthQuery['health']): string[] => {
  const waiting = jobs.oldestWaitingSeconds ?? 0;
  const putOff = putOffTooLong(mail);
  return [
    !database.reachable && 'The database is not responding.',
    database.connections > database.maxConnections * 0.8 &&
      `${database.connections} of ${database.maxConnections} database connections are in use.`,
    !mail.reachable && 'The mail server is not responding. Emails are waiting.',
    putOff > 0 && mailSentences.putOff(mail.putOff, spanText(putOff)),
    mail.failed > 0 && `${mail.failed} ${mail.failed === 1 ? 'email' : 'emails'} failed.`,
    !storage.writable && 'File storage is not writable.',
    storage.totalBytes > 0 &&
      storage.freeBytes < storage.totalBytes * freeShare &&
      `Only ${bytesText(storage.freeBytes)} of file storage left.`,
    !seal.ready && 'The key that seals signed agreements is missing.',
    migrations.pending.length > 0 &&
      `${migrations.pending.length} ${migrations.pending.length === 1 ? 'migration is' : 'migrations are'} pending.`,
    jobs.workers === 0 && 'No workers are processing background jobs.',
    jobs.failed > 0 && `${jobs.failed} background ${jobs.failed === 1 ? 'job' : 'jobs'} failed.`,
    waiting > waitSeconds && `A background job has been waiting for ${spanText(waiting)}.`,
  ].filter((sentence) => sentence !== false);
};
