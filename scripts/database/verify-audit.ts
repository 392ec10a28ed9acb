// npm run audit -- verify [NUMBER:HASH]: computes the hash chain of the audit log again, with the server running or stopped.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { verifyAudit, type AuditVerdict } from '../../backend/src/features/audit/verify-chain.ts';
import { camelCase, type Db } from '../../backend/src/platform/db/query-builder.ts';
import type { Tables } from '../../backend/src/platform/db/tables.ts';
import { sqlState, StartError } from '../../backend/src/platform/errors.ts';
import { withDatabaseRead } from './with-database.ts';

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

const sentences = ({
  sealed,
  head,
  expired,
  expiredAt,
  waiting,
  breaks,
  breakCount,
}: AuditVerdict): string[] => [
  `${count(sealed, 'entry is', 'entries are')} in the chain, which ends with ${head}.`,
  ...(waiting
    ? [
        `${count(waiting, 'newer entry is', 'newer entries are')} not in it yet; a server adds them once a minute.`,
      ]
    : []),
  ...(expiredAt
    ? [
        `${count(expired, 'older entry has', 'older entries have')} expired and ${expired === 1 ? 'was' : 'were'} removed, the last on ${expiredAt.toISOString()}.`,
      ]
    : []),
  ...breaks.map((sentence) => `- ${sentence}`),
  ...(breakCount > breaks.length
    ? [`- and ${(breakCount - breaks.length).toLocaleString('en-US')} more.`]
    : []),
  breakCount
    ? 'BROKEN: the audit log is not as it was written.'
    : 'WHOLE: nothing in the chain was changed, removed, slipped in or moved.',
];

/** One transaction, so that what is sealed or removed meanwhile does not look like a break. */
const verify = async (url: string, noted: string | undefined): Promise<AuditVerdict> => {
  const pool = new pg.Pool({ connectionString: url, application_name: 'hearthline-audit', max: 1 });
  const database: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  try {
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((db) => verifyAudit(db, noted));
  } catch (error) {
    if (sqlState(error) === '42P01')
      throw new StartError(
        'This database has no chain yet: start this version of the server on it once, or run npm run db:up.',
        { cause: error },
      );
    throw error;
  } finally {
    await database.destroy();
  }
};

const [task, noted] = process.argv.slice(2);

await withDatabaseRead(async (appUrl) => {
  if (task !== 'verify' || (noted !== undefined && !/^\d+:[\da-f]{64}$/.test(noted))) {
    throw new StartError(
      'Usage: npm run audit -- verify [NUMBER:HASH], with the end of the chain that an earlier verification printed.',
    );
  }
  const verdict = await verify(appUrl, noted);
  console.log(sentences(verdict).join('\n'));
  if (verdict.breakCount) process.exitCode = 1;
});
