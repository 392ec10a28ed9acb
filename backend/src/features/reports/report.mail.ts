import { reportMeasure } from '@hearthline/rules/reports/fields.ts';
import { reportPairs } from '@hearthline/rules/reports/url.ts';
import { measureValueText, reportText, scheduleText } from '@hearthline/rules/reports/words.ts';
import { reportSentences } from '@hearthline/rules/reports/rules.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import { text as readText } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import type { MailContent } from '../../platform/mail/mail-layout.ts';
import type { MailAttachment } from '../../platform/mail/mail.entity.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { Report } from './report.entity.ts';
import { reportCsv } from './files/csv.ts';
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

const contentOf = (
  report: Report,
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
  { name, definition, format }: Report,
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
  em: EntityManager,
  reportId: string,
  dueAt: Date,
): Promise<boolean> => {
  const made = await executeIn(
    em,
    'insert into report_runs (report_id, due_at, created_at) values ($1, $2, $3) on conflict (report_id, due_at) do nothing returning id',
    [reportId, dueAt, context.now()],
  );
  if (made.length)
    await executeIn(em, 'update reports set last_run_at = $2 where id = $1', [reportId, dueAt]);
  return made.length > 0;
};

/**
 * Mails a report to its admins once, however often this is tried: everything slow happens first, and the mails
 * are stored in the transaction that records the run. Recipients who are no longer admins get nothing.
 */
export const sendReport = async (
  context: Context,
  { reportId, dueAt }: { reportId: string; dueAt: string },
): Promise<void> => {
  const due = new Date(dueAt);
  const report = await context.transaction((em) => em.findOne(Report, { id: reportId }));
  const [done] = await context.sql<{ id: string }>(
    'report_run',
    'select id from report_runs where report_id = $1 and due_at = $2',
    [reportId, due],
  );
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
  await context.transaction(async (em) => {
    const people = await executeIn<{ id: string; name: string; email: string }>(
      em,
      "select id, name, email from users where id = any($1::uuid[]) and role = 'admin' and disabled_at is null order by id",
      [report.recipients],
    );
    if (!(await claimRun(context, em, reportId, due))) return;
    for (const { id, name, email } of people) {
      await queueMail(
        context,
        em,
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
