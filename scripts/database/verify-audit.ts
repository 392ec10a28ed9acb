// npm run audit -- verify [NUMBER:HASH]: computes the hash chain of the audit log again, and checks what proves sales: agreements and change
// orders with their events, files and seals, quotes, payments and sale entries. With the server running or stopped.
import { resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { agreementKind } from '../../backend/src/features/sale/agreements/agreement.api.ts';
import { changeOrderKind } from '../../backend/src/features/sale/change-orders/change-order.api.ts';
import { verifyAudit, type AuditVerdict } from '../../backend/src/features/office/audit/verify-chain.ts';
import { verifySaleEntries } from '../../backend/src/features/sale/contracts/verify-sale-entries.ts';
import { verifyPayments } from '../../backend/src/features/sale/payments/verify-payments.ts';
import { verifyPapers } from '../../backend/src/features/sale/signing/evidence/verify-papers.ts';
import { verifyQuotes } from '../../backend/src/features/sale/quotes/issue/verify-quotes.ts';
import type { Config } from '../../backend/src/platform/config.ts';
import { certificateStore } from '../../backend/src/platform/crypto/seal-certificates.ts';
import { checkSeal } from '../../backend/src/platform/crypto/seal-check.ts';
import { storedSealPem } from '../../backend/src/platform/crypto/seal-key.ts';
import { certificatesOf } from '../../backend/src/platform/crypto/seal-pem.ts';
import { columnTypes } from '../../backend/src/platform/db/column-parsers.ts';
import { camelCase, type Db } from '../../backend/src/platform/db/query-builder.ts';
import type { Tables } from '../../backend/src/platform/db/tables.ts';
import { sqlState, StartError } from '../../backend/src/platform/errors.ts';
import { openStorage } from '../../backend/src/platform/storage/open-storage.ts';
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

/** What was found of the sale: how much was checked, and what is wrong. */
interface SaleVerdict {
  readonly agreements: number;
  readonly changeOrders: number;
  readonly quotes: number;
  readonly payments: number;
  readonly entries: number;
  readonly breaks: readonly string[];
}

const saleSentences = ({
  agreements,
  changeOrders,
  quotes,
  payments,
  entries,
  breaks,
}: SaleVerdict): string[] => [
  `${count(agreements, 'agreement', 'agreements')}, ${count(changeOrders, 'change order', 'change orders')}, ${count(quotes, 'quote', 'quotes')}, ${count(payments, 'payment', 'payments')} and ${count(entries, 'sale entry', 'sale entries')} were checked.`,
  ...breaks.map((sentence) => `- ${sentence}`),
  breaks.length
    ? 'DAMAGED: the record of sales is not as it was written.'
    : 'UNCHANGED: agreements, change orders, quotes, payments and sale entries are what was written.',
];

const verifySales = async (db: Db, config: Config): Promise<SaleVerdict> => {
  const dataDir = resolve(config.dataDir);
  const storage = await openStorage({ s3: config.s3, dataDir });
  // Reads the key, and makes none where there is none.
  const own = config.signingCertificate ?? storedSealPem(dataDir)?.certificate ?? '';
  const certificates = certificateStore(dataDir);
  const seal = {
    check: async (file: Buffer) => checkSeal(file, [...certificatesOf(own), ...(await certificates.list())]),
  };
  const [agreements, changeOrders, quotes, payments, entries] = [
    await verifyPapers({ db, storage, seal }, agreementKind),
    await verifyPapers({ db, storage, seal }, changeOrderKind),
    await verifyQuotes(db),
    await verifyPayments(db),
    await verifySaleEntries(db),
  ];
  return {
    agreements: agreements.checked,
    changeOrders: changeOrders.checked,
    quotes: quotes.checked,
    payments: payments.checked,
    entries: entries.checked,
    breaks: [agreements, changeOrders, quotes, payments, entries].flatMap(({ breaks }) => breaks),
  };
};

interface Verdict {
  readonly audit: AuditVerdict;
  readonly sales: SaleVerdict;
}

/** One transaction, so that what is sealed or removed meanwhile does not look like a break. */
const verify = async (url: string, config: Config, noted: string | undefined): Promise<Verdict> => {
  const pool = new pg.Pool({
    connectionString: url,
    types: columnTypes,
    application_name: 'hearthline-audit',
    max: 1,
  });
  const database: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  try {
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => ({ audit: await verifyAudit(db, noted), sales: await verifySales(db, config) }));
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

await withDatabaseRead(async ({ appUrl, config }) => {
  if (task !== 'verify' || (noted !== undefined && !/^\d+:[\da-f]{64}$/.test(noted))) {
    throw new StartError(
      'Usage: npm run audit -- verify [NUMBER:HASH], with the end of the chain that an earlier verification printed.',
    );
  }
  const { audit, sales } = await verify(appUrl, config, noted);
  console.log([...sentences(audit), ...saleSentences(sales)].join('\n'));
  if (audit.breakCount || sales.breaks.length) process.exitCode = 1;
});
