import { projectFilter } from '@hearthline/rules/delivery/projects/rules.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { csvOfRecords, filtersOf, type CsvColumns } from '../../../../platform/text/csv-export.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readProjectIds, readProjectsByIds, type ProjectRow } from '../project.queries.ts';

/** The list's filter without the page: an export holds every match. */
const exportFilter = projectFilter.omit({ page: true });

/** The columns of the file; amounts are in dollars. */
const columns: CsvColumns<ProjectRow> = [
  ['Project', ({ name }) => name],
  ['Status', ({ status }) => humanize(status)],
  ['Stage', ({ stage }) => stage],
  ['Progress (%)', ({ progress }) => progress],
  ['Customer', ({ customerName }) => customerName],
  ['Contractor', ({ contractorName }) => contractorName],
  ['Site address', ({ address }) => address],
  ['Start date', ({ startDate }) => startDate],
  ['Estimated completion', ({ estimatedCompletion }) => estimatedCompletion],
  ['Completed', ({ completedAt }) => completedAt],
  ['Contract sum', ({ contractCents }) => contractCents && contractCents / 100],
  ['Budget', ({ budget }) => budget],
  ['Spent', ({ actualCost }) => actualCost],
  ['Square feet', ({ sqft }) => sqft],
  ['Bedrooms', ({ bedrooms }) => bedrooms],
  ['Bathrooms', ({ bathrooms }) => bathrooms],
  ['Property type', ({ propertyType }) => propertyType],
  ['Phone', ({ contactPhone }) => contactPhone],
  ['E-mail', ({ contactEmail }) => contactEmail],
  ['Created', ({ createdAt }) => createdAt],
];

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
