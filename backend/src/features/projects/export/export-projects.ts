import { projectFilter } from '@hearthline/rules/projects/rules.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream, type CsvValue } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { readProjectIds, readProjectsByIds, type ProjectRow } from '../project.queries.ts';

/** The list's filter without the page: an export holds every match. */
const exportFilter = projectFilter.omit({ page: true });

const batch = 500;

/** The columns of the file; amounts are in dollars. */
const columns: readonly (readonly [title: string, cell: (project: ProjectRow) => CsvValue])[] = [
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

/**
 * The projects that staff look for as a CSV file, in the order of the list. Their ids are read at one moment, then the rows in batches
 * while the file is written. @throws AppError BAD_INPUT
 */
export const exportProjects = async (context: Context, input: unknown): Promise<Readable> => {
  const wanted = validate(exportFilter, input);
  const ids = await readProjectIds(context, wanted);
  await auditAlone(context, {
    action: 'project.export',
    details: {
      projects: ids.length,
      filters: Object.entries({ search: wanted.search, status: wanted.status }).flatMap(([name, value]) =>
        value ? [name] : [],
      ),
    },
  });
  const read = async function* (): AsyncGenerator<CsvValue[]> {
    for (let at = 0; at < ids.length; at += batch)
      for (const project of await readProjectsByIds(context, ids.slice(at, at + batch)))
        yield columns.map(([, cell]) => cell(project));
  };
  return csvStream(
    columns.map(([title]) => title),
    read(),
  );
};
