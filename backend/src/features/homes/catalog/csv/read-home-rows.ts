import {
  homeColumns,
  homesCsvSentences,
  type HomeColumn,
  type HomeRowProblem,
} from '@hearthline/rules/homes/catalog/home-csv.ts';
import { homeStatuses, maxHomes, type HomeStatus } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { AppError } from '../../../../platform/errors.ts';
import { fromCsvText } from '../../../../platform/text/csv.ts';
import { csvLines } from '../../../../platform/text/read-csv.ts';

/** A row of the file; what was blank is missing. */
export interface HomeCsvRow {
  readonly row: number;
  /** As the rules take them; not judged. */
  readonly values: Readonly<Partial<Record<Exclude<HomeColumn, 'status'>, string | number | boolean>>>;
  readonly status: HomeStatus | undefined;
}

const columnsOf = (titles: readonly string[]): HomeColumn[] => {
  const columns = titles.map((title) => {
    const column = homeColumns.find((one) => one.toLowerCase() === title.trim().toLowerCase());
    if (!column)
      throw new AppError('BAD_INPUT', {
        message: homesCsvSentences.unknownColumn(title.trim().slice(0, 40)),
      });
    return column;
  });
  for (const needed of ['slug', 'name'] as const)
    if (!columns.includes(needed))
      throw new AppError('BAD_INPUT', { message: homesCsvSentences.missingColumn(needed) });
  return columns;
};

const numbers: readonly HomeColumn[] = ['bedrooms', 'bathrooms', 'squareFootage'];
const words: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** Reads the cells of a file. @throws AppError BAD_INPUT if it is no file of homes */
export const readRows = (text: string): { rows: HomeCsvRow[]; problems: HomeRowProblem[] } => {
  const [titles, ...lines] = csvLines(text, homesCsvSentences);
  const columns = columnsOf(titles?.cells ?? []);
  if (lines.length > maxHomes) throw new AppError('BAD_INPUT', { message: homesCsvSentences.tooMany });
  const problems: HomeRowProblem[] = [];
  const rows = lines.map(({ row, cells }): HomeCsvRow => {
    const given = new Map<HomeColumn, string>();
    for (const [place, column] of columns.entries()) {
      const value = fromCsvText(cells[place] ?? '').trim();
      if (value !== '') given.set(column, value);
    }
    const featured = given.get('featured');
    const isFeatured = featured === undefined ? undefined : words[featured.toLowerCase()];
    if (featured !== undefined && isFeatured === undefined)
      problems.push({ row, message: homesCsvSentences.yesOrNo });
    const statusText = given.get('status')?.toLowerCase();
    const status = homeStatuses.find((one) => one === statusText);
    if (statusText !== undefined && !status) problems.push({ row, message: homesCsvSentences.status });
    given.delete('status');
    given.delete('featured');
    return {
      row,
      status,
      values: {
        ...Object.fromEntries(
          [...given].map(([column, value]) => [
            column,
            numbers.includes(column) ? Number(value.replaceAll(',', '')) : value,
          ]),
        ),
        ...(isFeatured === undefined ? {} : { featured: isFeatured }),
      },
    };
  });
  return { rows, problems };
};
