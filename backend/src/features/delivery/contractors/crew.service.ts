import {
  contractorSentences,
  crewFilter,
  crewForm,
  crewPageSize,
  crewUpdate,
} from '@hearthline/rules/delivery/contractors.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { lockContractor } from './lock-contractor.ts';
import { containsTerm, termOf } from './contains-term.ts';
import { contractorScope, forEachScope, type ScopeCondition } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: contractorSentences.missingMember });

/** The build is named only while its project is still the contractor's. */
const crew = (db: Db) =>
  db
    .selectFrom('crewMembers as c')
    .innerJoin('users as u', 'u.id', 'c.contractorId')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('builds')
          .innerJoin('projects', 'projects.id', 'builds.projectId')
          .select(['builds.id', 'builds.title', 'projects.name as projectName', 'projects.contractorId'])
          .as('b'),
      (join) => join.onRef('b.id', '=', 'c.buildId').onRef('b.contractorId', '=', 'c.contractorId'),
    )
    .select([
      'c.id',
      'c.createdAt',
      'c.version',
      'c.name',
      'c.trade',
      'c.phone',
      'b.id as buildId',
      'b.title as buildTitle',
      'b.projectName',
      'u.name as contractorName',
    ]);

interface Search {
  readonly scopeId: string;
  readonly term: string | null;
}

/** The members that a page shows, before it is cut. */
const found = (db: Db, p: Placeholders<Search>, within: ScopeCondition) =>
  db
    .selectFrom('crewMembers as c')
    .where((eb) => within(eb.ref('c.contractorId'), p.scopeId))
    .where((eb) =>
      containsTerm(sql<string>`lower(${eb.ref('c.name')} || ' ' || ${eb.ref('c.trade')})`, p.term),
    );

const lists = forEachScope((name, within) => ({
  total: prepare(`crew_total_${name}`, (db, p: Placeholders<Search>) =>
    found(db, p, within).select(sql<number>`count(*)::int`.as('total')),
  ),
  page: prepare(`crew_${name}`, (db, p: Placeholders<Search & { offset: number }>) =>
    crew(db)
      .where('c.id', 'in', found(db, p, within).select('c.id'))
      .orderBy((eb) => eb.fn('lower', ['c.name']))
      .orderBy('c.id')
      .limit(sql.lit(crewPageSize))
      .offset(p.offset),
  ),
}));

const memberById = prepare('crew_member', (db, p: Placeholders<{ id: string; contractorId: string }>) =>
  crew(db).where('c.id', '=', p.id).where('c.contractorId', '=', p.contractorId),
);

/** A crew member as plain data. */
export type CrewRow = NonNullable<(typeof memberById)['row']>;

/** One page of a crew, by name. @throws AppError BAD_INPUT */
export const listCrew = async (
  context: Context,
  input: unknown,
): Promise<{ members: CrewRow[]; pagination: Pagination }> => {
  const { page, search, contractorId } = validate(crewFilter, input);
  const scope = contractorScope(viewerOf(context), contractorId);
  const list = lists[scope.name];
  const wanted = { scopeId: scope.id, term: termOf(search) };
  const [counted] = await context.query(list.total, wanted);
  const members = await context.query(list.page, { ...wanted, offset: (page - 1) * crewPageSize });
  return { members, pagination: paginate(page, counted?.total ?? 0, crewPageSize) };
};

const storedMember = async (context: Context, id: string): Promise<CrewRow | undefined> =>
  isId(id) ? context.query.byKey(memberById, { id, contractorId: viewerOf(context).id }) : undefined;

const readMember = async (context: Context, id: string): Promise<CrewRow> => {
  const row = await storedMember(context, id);
  if (!row) throw missing();
  return row;
};

/** Requires that a build to put a crew member on is one of the contractor's own. @throws AppError BAD_INPUT */
const requireOwnBuild = async (trx: Transaction, contractorId: string, id: string): Promise<void> => {
  const row = await trx
    .selectFrom('builds as b')
    .innerJoin('projects as p', 'p.id', 'b.projectId')
    .select('b.id')
    .where('b.id', '=', id)
    .where('p.contractorId', '=', contractorId)
    .forShare('b')
    .executeTakeFirst();
  if (!row)
    throw new AppError('BAD_INPUT', {
      message: contractorSentences.missingBuild,
      fields: { buildId: contractorSentences.missingBuild },
    });
};

/** A member of the contractor's own crew, locked, at the version they read. @throws AppError NOT_FOUND, CONFLICT */
const lockMember = async (trx: Transaction, contractorId: string, id: string, version: number) =>
  assertVersion(
    await trx
      .selectFrom('crewMembers')
      .select(['version', 'name', 'trade', 'phone', 'buildId'])
      .where('id', '=', id)
      .where('contractorId', '=', contractorId)
      .forUpdate()
      .executeTakeFirst(),
    version,
    contractorSentences.missingMember,
  );

/** @throws AppError BAD_INPUT */
export const addCrewMember = async (context: Context, input: unknown): Promise<CrewRow> => {
  const values = validate(crewForm, input);
  const { id: contractorId } = viewerOf(context);
  const id = await context.transaction(async (trx) => {
    await lockContractor(trx, contractorId);
    if (values.buildId) await requireOwnBuild(trx, contractorId, values.buildId);
    const member = await trx
      .insertInto('crewMembers')
      .values({ ...values, contractorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, { action: 'crew.create', object: ['crew-member', member.id] });
    return member.id;
  });
  return readMember(context, id);
};

/** @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const updateCrewMember = async (context: Context, id: string, input: unknown): Promise<CrewRow> => {
  const { version, ...values } = validate(crewUpdate, input, await storedMember(context, id));
  const { id: contractorId } = viewerOf(context);
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    await lockContractor(trx, contractorId);
    const member = await lockMember(trx, contractorId, id, version);
    if (values.buildId) await requireOwnBuild(trx, contractorId, values.buildId);
    await trx
      .updateTable('crewMembers')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute();
    const fields: string[] = (['name', 'trade', 'phone'] as const).filter(
      (field) => member[field] !== values[field],
    );
    if (member.buildId !== values.buildId) fields.push('build');
    await audit(context, trx, { action: 'crew.update', object: ['crew-member', id], details: { fields } });
  });
  return readMember(context, id);
};

/** @throws AppError NOT_FOUND, CONFLICT */
export const removeCrewMember = async (context: Context, id: string, input: unknown): Promise<boolean> => {
  const { version } = validate(z.object({ version: versionRule }), input);
  if (!isId(id)) throw missing();
  const { id: contractorId } = viewerOf(context);
  await context.transaction(async (trx) => {
    await lockContractor(trx, contractorId);
    await lockMember(trx, contractorId, id, version);
    await trx.deleteFrom('crewMembers').where('id', '=', id).execute();
    await audit(context, trx, { action: 'crew.remove', object: ['crew-member', id] });
  });
  return true;
};
