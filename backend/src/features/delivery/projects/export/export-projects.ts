import { projectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { csvColumnsOf } from '../../../../platform/records/record-csv.ts';
import { csvOfRecords, filtersOf } from '../../../../platform/text/csv-export.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { projectFields } from '../project.fields.ts';
import { readProjectIds, readProjectsByIds, type ProjectRow } from '../project.queries.ts';

/** The list's filter without the page: an export holds every match. */
const exportFilter = projectFilter.omit({ page: true });

const columns = csvColumnsOf<typeof projectFields, ProjectRow>(projectFields);

/** The projects that staff look for as a CSV file, in the order of the list. @throws AppError BAD_INPUT */
export const exportProjects = async (context: Context, input: unknown): Promise<Readable> => {
  const { sort, ...wanted } = validate(exportFilter, input);
  const ids = await readProjectIds(context, { sort, ...wanted });
  await auditAlone(context, {
    action: 'project.export',
    details: { projects: ids.length, filters: filtersOf(wanted) },
  });
  return csvOfRecords(columns, ids, (some) => readProjectsByIds(context, some));
};
