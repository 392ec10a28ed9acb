import { z } from 'zod';
import { listColumns, type ListWithColumns, columnWidths } from './column-layout.ts';

const columnSentences = {
  unknown: 'Unknown column',
  twice: 'A column can be named only once',
  first: 'This column always stays',
  width: `A column is ${columnWidths.min} to ${columnWidths.max} pixels wide`,
} as const;

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** The arrangement of one list's columns. */
export const columnLayout = (list: ListWithColumns) => {
  const known: readonly [string, ...string[]] = listColumns[list];
  const [first] = known;
  const column = z.enum(known, columnSentences.unknown);
  const columns = z
    .array(column, 'Columns must be a list of words')
    .max(known.length, columnSentences.twice)
    .refine(isUnique, columnSentences.twice);
  return z.object({
    order: columns,
    hidden: columns.refine((names) => !names.includes(first), columnSentences.first),
    widths: z
      .array(
        z.object({
          column,
          width: z
            .int(columnSentences.width)
            .min(columnWidths.min, columnSentences.width)
            .max(columnWidths.max, columnSentences.width),
        }),
        'Widths must be a list',
      )
      .max(known.length, columnSentences.twice)
      .refine((widths) => isUnique(widths.map((each) => each.column)), columnSentences.twice),
  });
};
