import {
  buildForm,
  buildMark,
  buildMoveRefused,
  buildMoves,
  buildUpdate,
  contractorSentences,
  maxBuildsAWeek,
} from '@hearthline/rules/delivery/contractors.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { workingWeek } from '@hearthline/rules/dates/day.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { recordProjectEvent } from '../projects/project.api.ts';
import { requireProject } from '../projects/project.policy.ts';
import { readBuild, type BuildRow } from './build.queries.ts';
import { lockContractor } from './lock-contractor.ts';
import { conditionOf, contractorScope } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';

/** Requires that a project is one of the contractor's, on which work is going on. @throws AppError BAD_INPUT */
export const requireOwnProject = async (
  trx: Transaction,
  contractorId: string,
  id: string,
): Promise<void> => {
  const project = await trx
    .selectFrom('projects')
    .select('status')
    .where('id', '=', id)
    .where('contractorId', '=', contractorId)
    .executeTakeFirst();
  if (!project) throw fieldError('projectId', contractorSentences.missingProject);
  if (project.status === 'completed' || project.status === 'cancelled')
    throw fieldError('projectId', contractorSentences.closedProject);
};

/** Requires of staff that they may change the builds of a project. @throws AppError FORBIDDEN */
const requireProjectOfStaff = async (
  context: Context,
  trx: Transaction,
  projectId: string,
): Promise<void> => {
  const viewer = viewerOf(context);
  if (isStaff(viewer.role)) await requireProject(trx, viewer, projectId, 'build:update');
};

/** Whose builds a change of a project's builds concerns: the viewer's own, or for staff those of the project's contractor. @throws AppError BAD_INPUT, FORBIDDEN */
const contractorFor = async (context: Context, trx: Transaction, projectId: string): Promise<string> => {
  const viewer = viewerOf(context);
  if (!isStaff(viewer.role)) return viewer.id;
  const project = await trx
    .selectFrom('projects')
    .select('contractorId')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project) await requireProjectOfStaff(context, trx, projectId);
  if (!project?.contractorId)
    throw fieldError(
      'projectId',
      project ? contractorSentences.noContractor : contractorSentences.missingProject,
    );
  return project.contractorId;
};

const claimedColumns = ['id', 'version', 'projectId', 'title', 'scheduledOn', 'state'] as const;

/** A build with the contractor whom it belongs to. */
type ClaimedBuild = Pick<Row<'builds'>, (typeof claimedColumns)[number]> & { readonly contractorId: string };

/**
 * A build that the viewer may change, locked, at the version they read: a contractor those of their projects, staff those of the projects
 * that they change and that have a contractor.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT
 */
const claimBuild = async (
  context: Context,
  trx: Transaction,
  id: string,
  version: number,
): Promise<ClaimedBuild> => {
  const scope = contractorScope(viewerOf(context));
  const own = trx
    .selectFrom('builds as b')
    .innerJoin('projects as p', 'p.id', 'b.projectId')
    .select((eb) => eb.ref('p.contractorId').$notNull().as('contractorId'))
    .where('b.id', '=', id)
    .where('p.contractorId', 'is not', null)
    .where((eb) => conditionOf(scope)(eb.ref('p.contractorId'), scope.id));
  const find = async (query = own): Promise<string> => {
    const row = isId(id) ? await query.executeTakeFirst() : undefined;
    if (!row) throw new AppError('NOT_FOUND', { message: contractorSentences.missingBuild });
    return row.contractorId;
  };
  const contractorId = await find();
  await lockContractor(trx, contractorId);
  // The project may have been given to another contractor meanwhile.
  if ((await find(own.forUpdate('b'))) !== contractorId) throw new AppError('CONFLICT');
  const stored = await trx
    .selectFrom('builds')
    .select(claimedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (stored) await requireProjectOfStaff(context, trx, stored.projectId);
  const build = assertVersion(stored, version, contractorSentences.missingBuild);
  return { ...build, contractorId };
};

/** Limits the builds of a week, because a week is read as a whole. The contractor must be locked. */
const refuseFullWeek = async (trx: Transaction, contractorId: string, day: string): Promise<void> => {
  const week = workingWeek(day);
  const row = await trx
    .selectFrom('builds as b')
    .innerJoin('projects as p', 'p.id', 'b.projectId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('p.contractorId', '=', contractorId)
    .where((eb) => eb.between('b.scheduledOn', week[0] as string, week[6] as string))
    .executeTakeFirst();
  if ((row?.count ?? 0) >= maxBuildsAWeek) throw fieldError('scheduledOn', contractorSentences.weekFull);
};

/** Puts exactly these members of the contractor's crew on a build. @throws AppError BAD_INPUT for anyone else */
const setCrew = async (
  trx: Transaction,
  contractorId: string,
  buildId: string,
  ids: readonly string[],
): Promise<void> => {
  const among = sql<string>`any(${ids}::uuid[])`;
  const known = await trx
    .selectFrom('crewMembers')
    .select('id')
    .where('contractorId', '=', contractorId)
    .where('id', '=', among)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (known.length !== ids.length) throw fieldError('crewIds', contractorSentences.missingMember);
  await trx
    .updateTable('crewMembers')
    .set((eb) => ({
      buildId: eb
        .case()
        .when('id', '=', among)
        .then(sql<string>`${buildId}::uuid`)
        .end(),
      version: eb('version', '+', 1),
    }))
    .where('contractorId', '=', contractorId)
    .where((eb) =>
      eb.or([
        eb('id', '=', among).and('buildId', 'is distinct from', buildId),
        eb('buildId', '=', buildId).and(eb.not(eb('id', '=', among))),
      ]),
    )
    .execute();
};

/** Schedules work on one of the contractor's projects, or for staff on one that they change and that has a contractor. @throws AppError BAD_INPUT, FORBIDDEN */
export const scheduleBuild = async (context: Context, input: unknown): Promise<BuildRow> => {
  const { crewIds, ...values } = validate(buildForm, input);
  const id = await context.transaction(async (trx) => {
    const contractorId = await contractorFor(context, trx, values.projectId);
    await lockContractor(trx, contractorId);
    await requireOwnProject(trx, contractorId, values.projectId);
    await refuseFullWeek(trx, contractorId, values.scheduledOn);
    const build = await trx.insertInto('builds').values(values).returning('id').executeTakeFirstOrThrow();
    await setCrew(trx, contractorId, build.id, crewIds);
    await audit(context, trx, {
      action: 'build.create',
      object: ['build', build.id],
      details: { crew: crewIds.length },
    });
    return build.id;
  });
  return readBuild(context, id);
};

/** Changes a build's title, day, place, project and crew. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const updateBuild = async (context: Context, id: string, input: unknown): Promise<BuildRow> => {
  // A build of somebody else is answered like a missing one before the input, which has ids as well, is looked at.
  const stored = await readBuild(context, id);
  const { version, crewIds, ...values } = validate(buildUpdate, input, {
    title: stored.title,
    place: stored.place,
  });
  await context.transaction(async (trx) => {
    const { contractorId, projectId, scheduledOn } = await claimBuild(context, trx, id, version);
    if (values.projectId !== projectId) {
      await requireOwnProject(trx, contractorId, values.projectId);
      await requireProjectOfStaff(context, trx, values.projectId);
    }
    if (workingWeek(values.scheduledOn)[0] !== workingWeek(scheduledOn)[0])
      await refuseFullWeek(trx, contractorId, values.scheduledOn);
    await trx
      .updateTable('builds')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await setCrew(trx, contractorId, id, crewIds);
    await audit(context, trx, {
      action: 'build.update',
      object: ['build', id],
      details: { crew: crewIds.length },
    });
  });
  return readBuild(context, id);
};

/** Marks a build as begun, done, or blocked for a reason; recorded in the project's history. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const markBuild = async (context: Context, id: string, input: unknown): Promise<BuildRow> => {
  const { version, state, reason } = validate(buildMark, input);
  const viewer = viewerOf(context);
  await context.transaction(async (trx) => {
    const { projectId, title, state: before } = await claimBuild(context, trx, id, version);
    if (!buildMoves[before].includes(state)) throw fieldError('state', buildMoveRefused(before, state));
    const blockedFor = state === 'blocked' ? reason : null;
    await trx
      .updateTable('builds')
      .set({ state, reason: blockedFor, markedAt: context.now(), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await recordProjectEvent(trx, {
      projectId,
      actorId: viewer.id,
      kind: `build.${state}`,
      subject: title,
      after: blockedFor,
      at: context.now(),
    });
    await audit(context, trx, {
      action: 'build.mark',
      object: ['build', id],
      details: { from: before, to: state },
    });
  });
  return readBuild(context, id);
};

/** Removes a build that has not begun from the schedule. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const removeBuild = async (context: Context, id: string, input: unknown): Promise<boolean> => {
  const { version } = validate(z.object({ version: versionRule }), input);
  await context.transaction(async (trx) => {
    const { state } = await claimBuild(context, trx, id, version);
    if (state !== 'scheduled') throw new AppError('BAD_INPUT', { message: contractorSentences.begunStays });
    await trx.deleteFrom('builds').where('id', '=', id).execute();
    await audit(context, trx, { action: 'build.remove', object: ['build', id] });
  });
  return true;
};
