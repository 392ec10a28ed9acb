import { z } from 'zod';
import { reportMeasure } from './report-fields.ts';
import { reportDefinition } from './report-rules.ts';
import { pageNumber } from '../../page-number.ts';

/** Records on one page of those behind a figure. */
export const recordsPageSize = 20;

/** The value of one of a report's groups; null where rows have none. */
export interface ReportKey {
  readonly group: string;
  readonly key: string | null;
}

/** One figure of a report: its measure, and the groups' values that it is of. None is the total. */
export interface ReportFigure {
  readonly measure: string;
  readonly keys: readonly ReportKey[];
}

/** Which figure is looked into, and the page of its records. */
export const recordsQuery = z
  .object({
    definition: reportDefinition,
    measure: z.string('Unknown measure'),
    keys: z
      .array(
        z.object({
          group: z.string('Unknown group'),
          key: z
            .string('Unknown value')
            .max(400, 'Unknown value')
            .regex(/^[^\0]*$/, 'Unknown value')
            .nullish()
            .transform((key) => key ?? null),
        }),
        'Unknown group',
      )
      .max(2, 'Unknown group')
      .nullish()
      .transform((list) => list ?? []),
    page: pageNumber,
  })
  .superRefine(({ definition, measure, keys }, check) => {
    const refuse = (message: string, path: string): void =>
      check.addIssue({ code: 'custom', message, path: [path] });
    if (!reportMeasure(definition.source, measure)) refuse('Unknown measure', 'measure');
    const named = keys.map(({ group }) => group);
    if (named.some((group) => !definition.groups.includes(group)) || new Set(named).size < named.length)
      refuse('Unknown group', 'keys');
  });
export type RecordsQuery = z.output<typeof recordsQuery>;
