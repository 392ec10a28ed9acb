import { centsOfDollars, percentOfText } from '@hearthline/rules/homes/prices/amounts.ts';
import {
  maxPriceRows,
  neededPriceColumns,
  priceColumns,
  pricesCsvSentences,
  whenOf,
  type PriceColumn,
  type PriceRowProblem,
} from '@hearthline/rules/homes/prices/price-csv.ts';
import { AppError } from '../../../../platform/errors.ts';
import { fromCsvText } from '../../../../platform/text/csv.ts';
import { csvLines } from '../../../../platform/text/read-csv.ts';

/** A row of the file, as `newPriceItem` takes it; not judged. */
export interface PriceCsvRow {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
}

const columnsOf = (titles: readonly string[]): PriceColumn[] => {
  const refuse = (message: string): AppError => new AppError('BAD_INPUT', { message });
  const columns = titles.map((title) => {
    const column = priceColumns.find((one) => one.toLowerCase() === title.trim().toLowerCase());
    if (!column) throw refuse(pricesCsvSentences.unknownColumn(title.trim().slice(0, 40)));
    return column;
  });
  for (const needed of neededPriceColumns)
    if (!columns.includes(needed)) throw refuse(pricesCsvSentences.missingColumn(needed));
  return columns;
};

const words: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

type Cells = ReadonlyMap<PriceColumn, string>;

/** The figures of a row, and what is wrong with them. A row without `high` is exact. */
const figuresOf = (cells: Cells): { readonly values: object; readonly problems: readonly string[] } => {
  const problems: string[] = [];
  const isPercent = cells.get('unit')?.toLowerCase() === 'percent';
  const read = (column: 'low' | 'high' | 'cost', percent: boolean): number | null => {
    const text = cells.get(column);
    if (text === undefined) return null;
    const value = percent ? percentOfText(text) : centsOfDollars(text);
    if (value === null)
      problems.push(percent ? pricesCsvSentences.percent(column) : pricesCsvSentences.amount(column));
    return value;
  };
  const low = read('low', isPercent);
  const high = cells.has('high') ? read('high', isPercent) : low;
  const costCents = read('cost', false);
  return {
    values: {
      ...(isPercent ? { lowPercent: low, highPercent: high } : { lowCents: low, highCents: high }),
      costCents,
    },
    problems,
  };
};

/** Reads the cells of a file. @throws AppError BAD_INPUT if it is no file of prices */
export const readPriceRows = (text: string): { rows: PriceCsvRow[]; problems: PriceRowProblem[] } => {
  const [titles, ...lines] = csvLines(text, pricesCsvSentences);
  const columns = columnsOf(titles?.cells ?? []);
  if (lines.length > maxPriceRows) throw new AppError('BAD_INPUT', { message: pricesCsvSentences.tooMany });
  const problems: PriceRowProblem[] = [];
  const rows: PriceCsvRow[] = [];
  for (const { row, cells: raw } of lines) {
    const cells = new Map<PriceColumn, string>();
    for (const [place, column] of columns.entries()) {
      const value = fromCsvText(raw[place] ?? '').trim();
      if (value !== '') cells.set(column, value);
    }
    const figures = figuresOf(cells);
    const taxable = words[cells.get('taxable')?.toLowerCase() ?? ''];
    const when = whenOf(cells.get('when') ?? '');
    const found = [
      ...figures.problems,
      ...(taxable === undefined ? [pricesCsvSentences.yesOrNo] : []),
      ...(when === undefined ? [pricesCsvSentences.when] : []),
    ];
    if (found.length > 0) problems.push({ row, message: found.join('; ') });
    else
      rows.push({
        row,
        values: {
          // The rule takes what it knows of them: low, high and cost are in the figures.
          ...Object.fromEntries(cells),
          unit: cells.get('unit')?.toLowerCase(),
          ...figures.values,
          taxable,
          when,
        },
      });
  }
  return { rows, problems };
};
