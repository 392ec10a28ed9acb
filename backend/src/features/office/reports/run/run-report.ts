import { mayMeasure, mayReport, reportMeasure } from '@hearthline/rules/office/reports/report-fields.ts';
import type { ReportLine } from '@hearthline/rules/office/reports/chart.ts';
import {
  reportDefinition,
  reportLimits,
  type ReportDefinition,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { dayIn } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { setStatementTimeout } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import type { Reader } from '../../scope/readable-tables.policy.ts';
import { reportStatements, type ReportCells } from './build-statement.ts';

/** The result of a report: its rows in order, the totals, and when it was run. */
export interface ReportResult {
  readonly rows: ReportLine[];
  readonly totals: (number | null)[];
  /** Whether there are more rows than are shown. */
  readonly cut: boolean;
  /** Whether a record may be counted in several groups, so that the total is less than the sum of the rows. */
  readonly overlaps: boolean;
  readonly at: Date;
  /** The day that periods are relative to, and the business time zone. */
  readonly today: string;
  readonly timeZone: string;
}

interface RunOptions {
  /** Whom it is run for: it counts what they read. By default the viewer. */
  readonly reader?: Reader;
  /** The moment that "today" refers to; by default now. */
  readonly at?: Date;
  /** The longest that each statement may take, in milliseconds. */
  readonly timeoutMs?: number;
}

/** The default timeout in milliseconds: a person is waiting, so it may take no longer than any other answer (docs/security.md, E9). */
export const patienceMs = 5000;

const figures = (row: ReportCells | undefined, measures: readonly string[]): (number | null)[] =>
  measures.map((_, index) => {
    const value = row?.[`m${index}`];
    return typeof value === 'number' ? value : null;
  });

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** Whom a report is run for. @throws AppError UNAUTHENTICATED; FORBIDDEN for what they may not list */
export const reportReader = (reader: Reader | null, { source }: Pick<ReportDefinition, 'source'>): Reader => {
  if (!reader) throw new AppError('UNAUTHENTICATED');
  if (!mayReport(reader, source)) throw new AppError('FORBIDDEN');
  return reader;
};

/**
 * Runs a validated report. Rows and totals come from the same snapshot, in a read-only transaction.
 * @throws AppError FORBIDDEN if the reader may not list what it counts
 */
export const computeReport = async (
  context: Context,
  definition: ReportDefinition,
  { reader: given, at = context.now(), timeoutMs = patienceMs }: RunOptions = {},
): Promise<ReportResult> => {
  const reader = reportReader(given ?? context.viewer, definition);
  const timeZone = await readSetting(context, 'timeZone');
  const today = dayIn(timeZone, at);
  const {
    rows: statement,
    totals,
    multiplies,
  } = reportStatements(definition, reader, {
    zone: timeZone,
    today,
  });
  const { measures, groups } = definition;
  const compute = async (trx: Transaction): Promise<ReportResult> => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    await setStatementTimeout(trx, timeoutMs);
    const { rows: found } = await statement.execute(trx);
    const shown = found.slice(0, reportLimits.rows);
    const cut = found.length > shown.length;
    const lines = shown.map((row): ReportLine => ({
      keys: groups.map((_, index) => textOf(row[`k${index}`])),
      names: groups.map((_, index) => textOf(row[`n${index}`])),
      values: figures(row, measures),
    }));
    const base = { cut, overlaps: multiplies, at, today, timeZone };
    if (!totals) return { ...base, rows: lines, totals: lines[0]?.values.slice() ?? [] };
    // Totals can be summed from the rows if these are complete and each record was counted once.
    const figured = measures.map((key) => reportMeasure(definition.source, key));
    if (!cut && !multiplies && figured.every((measure) => measure?.additive)) {
      return {
        ...base,
        rows: lines,
        totals: figured.map((measure, index) =>
          measure && mayMeasure(reader, measure)
            ? lines.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
            : null,
        ),
      };
    }
    const { rows: all } = await totals.execute(trx);
    return { ...base, rows: lines, totals: figures(all[0], measures) };
  };
  return context.slowRead(() => context.transaction(compute));
};

/** Validates and runs a report. @throws AppError BAD_INPUT; FORBIDDEN; UNAVAILABLE when it takes too long */
export const runReport = (
  context: Context,
  input: unknown,
): Promise<ReportResult & { definition: ReportDefinition }> => {
  const definition = validate(reportDefinition, input);
  return computeReport(context, definition).then((result) => ({ ...result, definition }));
};
