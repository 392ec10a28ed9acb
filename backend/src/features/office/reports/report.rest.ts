import { reportQuery } from '@hearthline/rules/office/reports/url.ts';
import { attachment } from '../../../platform/http/content-disposition.ts';
import { csvHeaders } from '../../../platform/text/csv.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { exportCsv, exportPdf } from './files/export-report.ts';

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
      return {
        status: 200,
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': attachment(fileName) },
        body,
      };
    },
  },
];
