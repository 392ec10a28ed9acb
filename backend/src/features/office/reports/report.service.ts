import {
  changedReport,
  newReport,
  reportLimits,
  reportSchedule,
  reportSentences,
  type ReportDefinition,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { mayReport } from '@hearthline/rules/office/reports/report-fields.ts';
import { ownerRoles, unknownOwner } from '@hearthline/rules/people/owners.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import type { Db, Row, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isVisible } from './report.policy.ts';
import { nextRun } from './next-run.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

const visibleTo = (db: Db, { viewer }: Placeholders<{ viewer: string }>) =>
  db
    .selectFrom('reports as r')
    .leftJoin('users as u', 'u.id', 'r.ownerId')
    .select((eb) => [
      'r.id',
      'r.createdAt',
      'r.updatedAt',
      'r.version',
      'r.name',
      'r.definition',
      'r.shared',
      'u.name as ownerName',
      sql<boolean>`${eb.ref('r.ownerId')} is not distinct from ${viewer}`.as('isMine'),
      'r.every',
      'r.day',
      'r.hour',
      'r.format',
      'r.recipients',
      'r.nextRunAt',
      'r.lastRunAt',
    ])
    .where((eb) => isVisible({ shared: eb.ref('r.shared'), ownerId: eb.ref('r.ownerId') }, viewer));

const savedReports = prepare('reports', (db, p: Placeholders<{ viewer: string }>) =>
  visibleTo(db, p)
    .orderBy((eb) => eb.fn('lower', ['r.name']))
    .orderBy('r.id')
    .limit(sql.lit(reportLimits.saved)),
);

const reportById = prepare('report', (db, p: Placeholders<{ viewer: string; id: string }>) =>
  visibleTo(db, p).where('r.id', '=', p.id),
);

/** A saved report as the API shows it. */
export type ReportRow = NonNullable<(typeof reportById)['row']>;

const missingReport = (): AppError => new AppError('NOT_FOUND', { message: reportSentences.missing });

const viewerId = (context: Context): string => context.viewer?.id ?? '';

/** Whether a saved report counts what the viewer may list; they are shown no others. */
const isOffered = ({ viewer }: Context, { definition }: Pick<ReportRow, 'definition'>): boolean =>
  mayReport(viewer, definition.source);

/** @throws AppError FORBIDDEN for a report of what the viewer may not list */
const assertOffered = (context: Context, report: Pick<ReportRow, 'definition'>): void => {
  if (!isOffered(context, report)) throw new AppError('FORBIDDEN');
};

/** The saved reports that a member of staff may see, by name. */
export const listReports = async (context: Context): Promise<ReportRow[]> =>
  (await context.query(savedReports, { viewer: viewerId(context) })).filter((report) =>
    isOffered(context, report),
  );

/** One of the saved reports that a member of staff may see. @throws AppError NOT_FOUND */
export const readReport = async (context: Context, id: string): Promise<ReportRow> => {
  const row = isId(id) ? await context.query.byKey(reportById, { viewer: viewerId(context), id }) : undefined;
  if (!row || !isOffered(context, row)) throw missingReport();
  return row;
};

const unscheduled = {
  every: null,
  day: null,
  hour: null,
  format: null,
  recipients: [],
  nextRunAt: null,
};

const store = async (
  context: Context,
  trx: Transaction,
  values: { name: string; shared: boolean; definition: ReportDefinition },
): Promise<{ readonly id: string }> => {
  // Serialized, so that two concurrent calls do not both stay within the limit.
  await takeLocks(trx, 'number of reports');
  const { saved } = await trx
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .executeTakeFirstOrThrow();
  if (saved >= reportLimits.saved) throw new AppError('CONFLICT', { message: reportSentences.tooMany });
  const now = context.now();
  return trx
    .insertInto('reports')
    .values({
      name: values.name,
      shared: values.shared,
      definition: jsonb(values.definition),
      ownerId: viewerId(context),
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

/** Saves a report. @throws AppError BAD_INPUT, FORBIDDEN */
export const createReport = async (context: Context, input: unknown): Promise<ReportRow> => {
  const values = validate(newReport, input);
  assertOffered(context, values);
  const { id } = await context.transaction(async (trx) => {
    const report = await store(context, trx, values);
    await audit(context, trx, {
      action: 'report.create',
      object: ['report', report.id],
      details: { shared: values.shared },
    });
    return report;
  });
  return readReport(context, id);
};

/** Locks a report that the viewer sees, for a change. @throws AppError NOT_FOUND, CONFLICT */
const lockReport = async (
  context: Context,
  trx: Transaction,
  id: string,
  version: number,
): Promise<Pick<Row<'reports'>, 'shared' | 'ownerId'>> => {
  if (!isId(id)) throw missingReport();
  const row = await trx
    .selectFrom('reports')
    .select(['version', 'shared', 'ownerId', 'definition'])
    .where('id', '=', id)
    .where((eb) =>
      isVisible({ shared: eb.ref('shared'), ownerId: eb.ref('ownerId') }, eb.val(viewerId(context))),
    )
    .forUpdate()
    .executeTakeFirst();
  if (row && !isOffered(context, row)) throw missingReport();
  return assertVersion(row, version, reportSentences.missing);
};

/** Changes a report's name, content and visibility. @throws AppError BAD_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT */
export const updateReport = async (context: Context, id: string, input: unknown): Promise<ReportRow> => {
  const { version, name, shared, definition } = validate(changedReport, input);
  await context.transaction(async (trx) => {
    const before = await lockReport(context, trx, id, version);
    assertOffered(context, { definition });
    if (before.shared && !shared && before.ownerId !== viewerId(context))
      throw new AppError('BAD_INPUT', {
        message: reportSentences.notYours,
        fields: { shared: reportSentences.notYours },
      });
    await trx
      .updateTable('reports')
      .set({
        name,
        shared,
        definition: jsonb(definition),
        updatedAt: context.now(),
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, { action: 'report.update', object: ['report', id], details: { shared } });
  });
  return readReport(context, id);
};

/** Deletes a report together with its schedule. @throws AppError NOT_FOUND, CONFLICT */
export const deleteReport = async (context: Context, id: string, version: number): Promise<string> => {
  const read = validateOne('version', versionRule, version);
  await context.transaction(async (trx) => {
    await lockReport(context, trx, id, read);
    await trx.deleteFrom('reports').where('id', '=', id).execute();
    await audit(context, trx, { action: 'report.delete', object: ['report', id] });
  });
  return id;
};

/** Copies a report, without its schedule, for the viewer. @throws AppError NOT_FOUND */
export const duplicateReport = async (context: Context, id: string): Promise<ReportRow> => {
  const { name, definition } = await readReport(context, id);
  const copy = await context.transaction(async (trx) => {
    const report = await store(context, trx, {
      name: `Copy of ${name}`.slice(0, reportLimits.name).trim(),
      shared: false,
      definition,
    });
    await audit(context, trx, {
      action: 'report.duplicate',
      object: ['report', report.id],
      details: { from: id },
    });
    return report;
  });
  return readReport(context, copy.id);
};

/** Sets or ends the schedule on which a report is mailed. @param input null to end it @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const scheduleReport = async (
  context: Context,
  id: string,
  version: number,
  input: unknown,
): Promise<ReportRow> => {
  await readReport(context, id);
  const read = validateOne('version', versionRule, version);
  const schedule = input === null || input === undefined ? null : validate(reportSchedule, input);
  const zone = await readSetting(context, 'timeZone');
  await context.transaction(async (trx) => {
    await lockReport(context, trx, id, read);
    if (schedule) {
      const { staff } = await trx
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('staff'))
        .where('id', 'in', schedule.recipients)
        .where('role', 'in', ownerRoles.task)
        .where('disabledAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (staff < schedule.recipients.length) throw fieldError('recipients', unknownOwner);
    }
    await trx
      .updateTable('reports')
      .set({
        ...(schedule ? { ...schedule, nextRunAt: nextRun(schedule, context.now(), zone) } : unscheduled),
        updatedAt: context.now(),
        version: read + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'report.schedule',
      object: ['report', id],
      details: schedule ? { every: schedule.every, recipients: schedule.recipients.length } : { every: null },
    });
  });
  return readReport(context, id);
};
