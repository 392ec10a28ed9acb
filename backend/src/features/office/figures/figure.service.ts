import {
  figureKeys,
  figureList,
  figuresOn,
  type FigureBoard,
  type FigureKey,
} from '@hearthline/rules/office/figure-list.ts';
import {
  figureHistoryFilter,
  figureHistoryPageSize,
  figureKey,
  figureSentences,
  recordedFigure,
} from '@hearthline/rules/office/figures.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql } from 'kysely';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import type { FigureChange, RecordedFigureType } from './figure.types.ts';

const allFigures = prepare('figures_all', (db) => db.selectFrom('figures').selectAll());

/** A figure's labels with its recorded values, which are null if it was never recorded. */
const shown = (key: FigureKey, row: Row<'figures'> | undefined): RecordedFigureType => {
  const { board, label, caption, unit } = figureList[key];
  return {
    board,
    label,
    caption,
    ...(row ?? { key, value: null, unit, asOf: null, note: null, version: 0 }),
  };
};

const read = async (context: Context, keys: readonly FigureKey[]): Promise<RecordedFigureType[]> => {
  const rows = new Map((await context.query(allFigures, {})).map((row) => [row.key, row]));
  return keys.map((key) => shown(key, rows.get(key)));
};

/** The recorded figures of one board, in its order. */
export const readBoard = (context: Context, board: FigureBoard): Promise<RecordedFigureType[]> =>
  read(context, figuresOn(board));

/** Every recorded figure, board by board. */
export const listFigures = (context: Context): Promise<RecordedFigureType[]> => read(context, figureKeys);

/** What is recorded of a figure each time. */
const recordedFields = ['value', 'unit', 'asOf', 'note'] as const satisfies readonly (keyof Row<'figures'>)[];
type Recorded = Pick<Row<'figures'>, (typeof recordedFields)[number]>;
type RecordedOrNot = { readonly [Field in keyof Recorded]: Recorded[Field] | null };
const neverRecorded: RecordedOrNot = { value: null, unit: null, asOf: null, note: null };

/** A single statement that applies only to the version read; version 0 stands for a figure that was never recorded. @returns the new version */
const write = async (
  trx: Transaction,
  key: FigureKey,
  recorded: Recorded,
  version: number,
): Promise<number | undefined> => {
  const row = await (version === 0
    ? trx
        .insertInto('figures')
        .values({ key, ...recorded, version: 1 })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('version')
        .executeTakeFirst()
    : trx
        .updateTable('figures')
        .set((eb) => ({ ...recorded, version: eb('version', '+', 1) }))
        .where('key', '=', key)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst());
  return row?.version;
};

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
  await context.transaction(async (trx) => {
    const before = await trx
      .selectFrom('figures')
      .select(recordedFields)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    const recorded: Recorded = { value, unit, asOf, note };
    const written = await write(trx, key, recorded, version);
    if (!written) throw new AppError('CONFLICT');
    await trx
      .insertInto('figureRecords')
      .values({
        key,
        version: written,
        ...recorded,
        actorId: context.viewer?.id ?? null,
        createdAt: context.now(),
      })
      .execute();
    await audit(context, trx, {
      action: 'figure.record',
      object: ['figure', key],
      details: {
        version: written,
        changes: changesOf<RecordedOrNot>(before ?? neverRecorded, recorded),
      },
    });
  });
  const [figure] = await read(context, [key]);
  return figure as RecordedFigureType;
};

const history = prepare('figure_history', (db, p: Placeholders<{ key: FigureKey; offset: number }>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('figureRecords')
        .select((eb) => [
          'id',
          'version',
          ...recordedFields,
          'actorId',
          'createdAt',
          eb.fn
            .agg<string | null>('lag', ['value'])
            .over((over) => over.orderBy('version'))
            .as('before'),
          eb.fn
            .agg<Recorded['unit'] | null>('lag', ['unit'])
            .over((over) => over.orderBy('version'))
            .as('beforeUnit'),
        ])
        .where('key', '=', p.key)
        .as('r'),
    )
    .leftJoin('users as u', 'u.id', 'r.actorId')
    .select([
      'r.id',
      'r.version',
      'r.value',
      'r.unit',
      'r.asOf',
      'r.note',
      'r.before',
      'r.beforeUnit',
      'r.createdAt as recordedAt',
      'u.name as by',
    ])
    .orderBy('r.version', 'desc')
    .limit(sql.lit(figureHistoryPageSize))
    .offset(p.offset),
);

const historyTotal = prepare('figure_history_total', (db, p: Placeholders<{ key: FigureKey }>) =>
  db
    .selectFrom('figureRecords')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('key', '=', p.key),
);

/** One page of a figure's history, latest first: who recorded it when, and the value before. */
export const figureHistory = async (
  context: Context,
  input: unknown,
): Promise<{ changes: FigureChange[]; pagination: Pagination }> => {
  const { key, page } = validate(figureHistoryFilter, input);
  const [changes, [counted]] = await Promise.all([
    context.query(history, { key, offset: (page - 1) * figureHistoryPageSize }),
    context.query(historyTotal, { key }),
  ]);
  return { changes, pagination: paginate(page, counted?.total ?? 0, figureHistoryPageSize) };
};
