import {
  figureKeys,
  figureList,
  figuresOn,
  type FigureBoard,
  type FigureKey,
  type FigureUnit,
} from '@hearthline/rules/figure-list.ts';
import {
  figureHistoryFilter,
  figureHistoryPageSize,
  figureKey,
  figureSentences,
  recordedFigure,
} from '@hearthline/rules/figures.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { audit, changesOf } from '../../platform/audit/audit.ts';
import { dayIn } from '../../platform/time/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { validate } from '../../platform/validation/validate.ts';
import type { FigureChange, RecordedFigureType } from './figure.types.ts';

interface Row {
  readonly key: FigureKey;
  readonly value: string;
  readonly unit: FigureUnit;
  readonly asOf: string;
  readonly note: string | null;
  readonly version: number;
}

const columns = 'key, value, unit, as_of::text as "asOf", note, version';

/** A figure's labels with its recorded values, which are null if it was never recorded. */
const shown = (key: FigureKey, row: Row | undefined): RecordedFigureType => {
  const { board, label, caption, unit } = figureList[key];
  return {
    board,
    label,
    caption,
    ...(row ?? { key, value: null, unit, asOf: null, note: null, version: 0 }),
  };
};

const read = async (context: Context, keys: readonly FigureKey[]): Promise<RecordedFigureType[]> => {
  const rows = new Map(
    (await context.sql<Row>('figures_all', `select ${columns} from figures`)).map((row) => [row.key, row]),
  );
  return keys.map((key) => shown(key, rows.get(key)));
};

/** The recorded figures of one board, in its order. */
export const readBoard = (context: Context, board: FigureBoard): Promise<RecordedFigureType[]> =>
  read(context, figuresOn(board));

/** Every recorded figure, board by board. */
export const listFigures = (context: Context): Promise<RecordedFigureType[]> => read(context, figureKeys);

/** A single statement that applies only to the version read; version 0 stands for a figure that was never recorded. */
const write = `
  insert into figures (key, value, unit, as_of, note, version) select $1, $2, $3, $4::date, $5, 1 where $6 = 0
  on conflict (key) do nothing returning version`;
const rewrite =
  'update figures set value = $2, unit = $3, as_of = $4::date, note = $5, version = version + 1 where key = $1 and version = $6 returning version';
const present = 'select value, unit, as_of::text as "asOf", note from figures where key = $1 for update';
const keep =
  'insert into figure_records (key, version, value, unit, as_of, note, actor_id, created_at) values ($1, $2, $3, $4, $5::date, $6, $7, $8)';

type Recorded = Readonly<Record<'value' | 'unit' | 'asOf' | 'note', string | null>>;
const neverRecorded: Recorded = { value: null, unit: null, asOf: null, note: null };

/**
 * Records a figure; its earlier values stay in its history.
 * @throws AppError BAD_INPUT, NOT_FOUND for an unknown name, CONFLICT when another change came first
 */
export const recordFigure = async (
  context: Context,
  name: string,
  input: unknown,
): Promise<RecordedFigureType> => {
  const key = figureKey.safeParse(name).data;
  if (!key) throw new AppError('NOT_FOUND', { message: figureSentences.unknown });
  const { value, unit, asOf, note, version } = validate(recordedFigure, input);
  if (asOf > dayIn(await readSetting(context, 'timeZone'), context.now()))
    throw new AppError('BAD_INPUT', {
      message: figureSentences.future,
      fields: { asOf: figureSentences.future },
    });
  await context.transaction(async (em) => {
    const [before] = await executeIn<Recorded>(em, present, [key]);
    const [row] = await executeIn<{ version: number }>(em, version === 0 ? write : rewrite, [
      key,
      value,
      unit,
      asOf,
      note,
      version,
    ]);
    if (!row) throw new AppError('CONFLICT');
    await executeIn(em, keep, [
      key,
      row.version,
      value,
      unit,
      asOf,
      note,
      context.viewer?.id ?? null,
      context.now(),
    ]);
    audit(context, em, {
      action: 'figure.record',
      object: ['figure', key],
      details: {
        version: row.version,
        changes: changesOf(before ?? neverRecorded, { value, unit, asOf, note }),
      },
    });
  });
  const [figure] = await read(context, [key]);
  return figure as RecordedFigureType;
};

const history = `
  select records.id, records.version, value, unit, "asOf", note, "before", "beforeUnit", "recordedAt", users.name as "by"
  from (
    select id, version, value, unit, as_of::text as "asOf", note, actor_id, created_at as "recordedAt",
      lag(value) over previous as "before", lag(unit) over previous as "beforeUnit"
    from figure_records where key = $1 window previous as (order by version)
  ) records left join users on users.id = actor_id
  order by records.version desc limit ${figureHistoryPageSize} offset $2`;

/** One page of a figure's history, latest first: who recorded it when, and the value before. */
export const figureHistory = async (
  context: Context,
  input: unknown,
): Promise<{ changes: FigureChange[]; pagination: Pagination }> => {
  const { key, page } = validate(figureHistoryFilter, input);
  const [changes, [counted]] = await Promise.all([
    context.sql<FigureChange>('figure_history', history, [key, (page - 1) * figureHistoryPageSize]),
    context.sql<{ total: number }>(
      'figure_history_total',
      'select count(*)::int as total from figure_records where key = $1',
      [key],
    ),
  ]);
  return { changes, pagination: paginate(page, counted?.total ?? 0, figureHistoryPageSize) };
};
