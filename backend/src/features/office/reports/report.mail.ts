import { reportMeasure } from '@hearthline/rules/office/reports/report-fields.ts';
import { reportPairs } from '@hearthline/rules/office/reports/url.ts';
import { measureValueText, reportText, scheduleText } from '@hearthline/rules/office/reports/report-words.ts';
import { reportSentences } from '@hearthline/rules/office/reports/report-rules.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { sql } from 'kysely';
import { text as readText } from 'node:stream/consumers';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { MailContent } from '../../../platform/mail/mail-layout.ts';
import type { MailAttachment } from '../../../platform/mail/mail.entity.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
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

/** How long the report may take, in milliseconds: longer than on screen, because nobody is waiting for it. */
const patienceMs = 55_000;

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

/**
 * Mails a report to its admins once, however often this is tried: everything slow happens first, and the mails
 * are stored in the transaction that records the run. Recipients who are no longer admins get nothing.
 */
export const sendReport = async (
  context: Context,
  { reportId, dueAt }: { reportId: string; dueAt: string },
): Promise<void> => {
  const due = new Date(dueAt);
  const report = await context.query.byKey(reportToMail, { reportId });
  const [done] = await context.query(reportRun, { reportId, due });
  if (!report?.every || done) return;
  const [company, names, result] = await Promise.all([
    readSetting(context, 'company'),
    reportNames(context, peopleIn(report.definition)),
    computeReport(context, report.definition, { at: due, timeoutMs: patienceMs }),
  ]);
  const [content, attachments] = [
    contentOf(report, result, names, context.publicUrl),
    await filesOf(report, result, company, names),
  ];
  await context.transaction(async (trx) => {
    const people = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('id', '=', sql<string>`any(${report.recipients}::uuid[])`)
      .where('role', '=', 'admin')
      .where('disabledAt', 'is', null)
      .orderBy('id')
      .execute();
    if (!(await claimRun(context, trx, reportId, due))) return;
    for (const { id, name, email } of people) {
      await queueMail(
        context,
        trx,
        {
          kind: 'report',
          to: { name, address: email },
          content,
          attachments,
          messageKey: `report.${reportId}.${due.getTime()}.${id}`,
          referenceId: reportId,
        },
        company,
      );
    }
  });
};
