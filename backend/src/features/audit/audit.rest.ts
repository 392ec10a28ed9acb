import { auditFilter } from '@hearthline/rules/audit.ts';
import { csvHeaders, csvStream } from '../../platform/csv.ts';
import type { RestRoute } from '../../platform/rest.ts';
import { auditColumns, exportAudit } from './audit.export.ts';

export const auditRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/audit/export',
    access: 'audit:export',
    about: { summary: 'Export the audit log as CSV', like: 'auditEntries', query: auditFilter, answers: 'text/csv' },
    handle: async (context, { query }) => ({ status: 200, headers: csvHeaders('audit-log.csv'), body: csvStream(auditColumns, await exportAudit(context, query)) }),
  },
];
