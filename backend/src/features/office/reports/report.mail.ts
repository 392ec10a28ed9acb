import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import { mayReport, reportMeasure } from '@hearthline/rules/office/reports/report-fields.ts';
import { reportPairs } from '@hearthline/rules/office/reports/url.ts';
import { measureValueText, reportText, scheduleText } from '@hearthline/rules/office/reports/report-words.ts';
import { reportSentences } from '@hearthline/rules/office/reports/report-rules.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { sql } from 'kysely';
import { text as readText } from 'node:stream/consumers';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { MailContent } from '../../../platform/mail/mail-layout.ts';
import type { MailAttachment } from '../../../platform/mail/mail.entity.ts';
import { queueMail, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { reportCsv } from './files/report-csv.ts';
import { peopleIn, reportFileName } from './files/export-report.ts';
import { reportNames } from './run/options.queries.ts';
import { reportPdf } from './files/pdf.ts';
import { computeReport, type ReportResult } from './run/run-report.ts';

/** Runs a report that is due and mails it. */
export const mailReport = defineJob<{ reportId: string; dueAt: string }>('report.mail', {
  expireInSeconds: 180,
});

/** How long the report may take, in milliseconds: longer than on screen, because nobody is waiting for it. And for all recipients together. */
const patienceMs = 55_000;
const allPatienceMs = 150_000;

const reportToMail = prepare('report_to_mail', (db, p: Placeholders<{ reportId: string }>) =>
  db
    .selectFrom('reports')
    .select(['id', 'name', 'definition', 'every', 'day', 'hour', 'format', 'recipients'])
    .where('id', '=', p.reportId),
);

type MailedReport = NonNullable<(typeof reportToMail)['row']>;

const contentOf = (
  report: MailedReport,
  result: ReportResult,
  names: (id: string) => string | undefined,
  publicUrl: string,
): MailContent => {
  const { name, definition, every, day, hour } = report;
  const when = every && day !== null && hour !== null ? scheduleText({ every, day, hour }) : null;
  const query = new URLSearchParams([['report', report.id], ...reportPairs(definition)]);
  return {
    subject: name,
    paragraphs: [
      reportText(definition, names),
      result.rows.length ? 'The whole report is attached.' : `${reportSentences.noRows} this time.`,
    ],
    facts: definition.measures.map((key, index) => {
      const measure = reportMeasure(definition.source, key);
      return [
        measure?.title ?? key,
        measureValueText(result.totals[index] ?? null, measure?.unit ?? 'count'),
      ] as const;
    }),
    action: { label: 'Open the report', url: `${publicUrl}/reports?${query.toString()}` },
    ...(when && {
      footer: {
        reason: `You get this report ${when}.`,
        label: 'Change that',
        url: `${publicUrl}/reports?report=${report.id}`,
      },
    }),
  };
};

const filesOf = async (
  { name, definition, format }: MailedReport,
  result: ReportResult,
  company: Company,
  names: (id: string) => string | undefined,
): Promise<MailAttachment[]> => {
  const files: MailAttachment[] = [];
  if (format !== 'csv') {
    const pdf = await reportPdf({ name, definition, result, company, names });
    files.push({
      filename: reportFileName(name, 'pdf'),
      contentType: 'application/pdf',
      content: pdf.toString('base64'),
      encoding: 'base64',
    });
  }
  if (format !== 'pdf')
    files.push({
      filename: reportFileName(name, 'csv'),
      contentType: 'text/csv; charset=utf-8',
      content: await readText(reportCsv(definition, result)),
    });
  return files;
};

/** Records that a report was mailed for a time. Of two concurrent tries, one waits and finds it done. @returns whether this one is the first */
const claimRun = async (
  context: Context,
  trx: Transaction,
  reportId: string,
  dueAt: Date,
): Promise<boolean> => {
  const made = await trx
    .insertInto('reportRuns')
    .values({ reportId, dueAt, createdAt: context.now() })
    .onConflict((conflict) => conflict.columns(['reportId', 'dueAt']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await trx.updateTable('reports').set('lastRunAt', dueAt).where('id', '=', reportId).execute();
  return made !== undefined;
};

const reportRun = prepare('report_run', (db, p: Placeholders<{ reportId: string; due: Date }>) =>
  db.selectFrom('reportRuns').select('id').where('reportId', '=', p.reportId).where('dueAt', '=', p.due),
);

/** The staff among some accounts, as they are now. */
const staffAmong = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('role', 'in', ownerRoles.task)
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .execute();

type MadeReport = Pick<NewMail, 'content' | 'attachments'>;
type Recipient = Awaited<ReturnType<typeof staffAmong>>[number];

/** Those for whom a report is the same have the same key: admins read everything. */
const readersKey = ({ id, role }: Recipient): string => (role === 'admin' ? role : `${role} ${id}`);

/** What each of some recipients gets: what they may read; nothing for whoever may not list what is counted. */
const mailsFor = async (
  context: Context,
  report: MailedReport,
  at: Date,
  recipients: readonly Recipient[],
): Promise<ReadonlyMap<string, MadeReport>> => {
  const { definition } = report;
  const readers = new Map(
    recipients
      .filter((person) => mayReport(person, definition.source))
      .map((person) => [readersKey(person), person]),
  );
  const [company, names] = await Promise.all([
    readSetting(context, 'company'),
    reportNames(context, peopleIn(definition)),
  ]);
  const timeoutMs = Math.min(patienceMs, Math.floor(allPatienceMs / Math.max(1, readers.size)));
  const mails = new Map<string, MadeReport>();
  for (const [key, reader] of readers) {
    const result = await computeReport(context, definition, { reader, at, timeoutMs });
    mails.set(key, {
      content: contentOf(report, result, names, context.publicUrl),
      attachments: await filesOf(report, result, company, names),
    });
  }
  return mails;
};

/**
 * Mails a report to its recipients once, however often this is tried: everything slow happens first, and the mails
 * are stored in the transaction that records the run. Recipients who are no longer staff get nothing.
 */
export const sendReport = async (
  context: Context,
  { reportId, dueAt }: { reportId: string; dueAt: string },
): Promise<void> => {
  const due = new Date(dueAt);
  const report = await context.query.byKey(reportToMail, { reportId });
  const [done] = await context.query(reportRun, { reportId, due });
  if (!report?.every || done) return;
  const { recipients } = report;
  const mails = await mailsFor(context, report, due, await staffAmong(context.db, recipients));
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    // Read again: whoever has another role by now gets nothing that was made for the one before.
    const people = await staffAmong(trx, recipients);
    if (!(await claimRun(context, trx, reportId, due))) return;
    for (const person of people) {
      const mail = mails.get(readersKey(person));
      if (!mail) continue;
      const { id, name, email } = person;
      await queueMail(
        context,
        trx,
        {
          kind: 'report',
          to: { name, address: email },
          ...mail,
          messageKey: `report.${reportId}.${due.getTime()}.${id}`,
          referenceId: reportId,
        },
        company,
      );
    }
  });
};
