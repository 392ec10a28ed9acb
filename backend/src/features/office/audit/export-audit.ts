import { auditDetailsText } from '@hearthline/rules/office/audit/details.ts';
import { actionText } from '@hearthline/rules/office/audit/audit-words.ts';
import { auditFilter } from '@hearthline/rules/office/audit/audit-rules.ts';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { CsvValue } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { exportPieces } from './audit.queries.ts';

export const auditColumns = [
  'Time (UTC)',
  'Person',
  'E-mail',
  'What',
  'Action',
  'Object',
  'Result',
  'Request',
  'Details',
  'Object name',
];

/** The audit log as rows of a file, with the same filter as the list. The export itself is audited first. @throws AppError BAD_INPUT */
export const exportAudit = async (
  context: Context,
  input: unknown,
): Promise<AsyncIterable<readonly CsvValue[]>> => {
  const filter = validate(auditFilter, input);
  const narrowed = Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []));
  await auditAlone(context, { action: 'audit.export', details: { narrowedBy: narrowed } });
  const rows = async function* (): AsyncGenerator<readonly CsvValue[]> {
    for await (const {
      createdAt,
      actorName,
      actorEmail,
      actorId,
      action,
      object,
      objectName,
      result,
      requestId,
      details,
    } of exportPieces(context, filter)) {
      yield [
        createdAt,
        actorName ?? actorId,
        actorEmail,
        actionText(action),
        action,
        object,
        result,
        requestId,
        auditDetailsText(details, (at) => at) || null,
        objectName,
      ];
    }
  };
  return rows();
};
