import { auditFilter } from '@hearthline/rules/office/audit/audit-rules.ts';
import { csvHeaders, csvStream } from '../../../platform/text/csv.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { auditColumns, exportAudit } from './export-audit.ts';

export const auditRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/audit/export',
    access: 'audit:export',
    about: {
      summary: 'Export the audit log as CSV',
      like: 'auditEntries',
      query: auditFilter,
      answers: 'text/csv',
    },
    handle: async (context, { query }) => ({
      status: 200,
      headers: csvHeaders('audit-log.csv'),
      body: csvStream(auditColumns, await exportAudit(context, query)),
    }),
  },
];
