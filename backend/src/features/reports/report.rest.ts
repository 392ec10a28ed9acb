import { reportQuery } from '@hearthline/rules/report-address.ts';
import { attachment } from '../../platform/attachment.ts';
import { csvHeaders } from '../../platform/csv.ts';
import type { RestRoute } from '../../platform/rest.ts';
import { exportCsv, exportPdf } from './report.files.ts';

export const reportRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/reports/export.csv',
    access: 'report:export',
    about: { summary: 'A report as CSV', query: reportQuery, answers: 'text/csv' },
    handle: async (context, { query }) => {
      const { fileName, body } = await exportCsv(context, query);
      return { status: 200, headers: csvHeaders(fileName), body };
    },
  },
  {
    method: 'get',
    path: '/api/reports/export.pdf',
    access: 'report:export',
    about: { summary: 'A report as PDF', query: reportQuery, answers: 'application/pdf' },
    handle: async (context, { query }) => {
      const { fileName, body } = await exportPdf(context, query);
      return { status: 200, headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': attachment(fileName) }, body };
    },
  },
];
