import {
  contractorSentences,
  materialFilter,
  materialForm,
  materialsPageSize,
  materialUpdate,
  type MaterialFilter,
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
import { requireOwnProject } from './build.service.ts';
import { containsTerm, termOf } from './contains-term.ts';
import { contractorScope, forEachScope, type ScopeCondition } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: contractorSentences.missingMaterial });

const materials = (db: Db) =>
  db
    .selectFrom('materials as m')
    .innerJoin('users as u', 'u.id', 'm.contractorId')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.id', '=', 'm.projectId').onRef('p.contractorId', '=', 'm.contractorId'),
    )
    .select([
      'm.id',
      'm.createdAt',
      'm.version',
      'm.name',
      'm.unit',
      'm.quantity',
      'p.id as projectId',
      'p.name as projectName',
      'm.deliveryOn',
      'u.name as contractorName',
    ]);

interface Search {
  readonly scopeId: string;
  readonly term: string | null;
}

/** The materials that a page shows, before it is cut. */
const found = (
  db: Db,
  p: Placeholders<Search>,
  { within, show }: { within: ScopeCondition; show: MaterialFilter | 'any' },
) => {
  const all = db
    .selectFrom('materials as m')
    .where((eb) => within(eb.ref('m.contractorId'), p.scopeId))
    .where((eb) => containsTerm(eb.fn<string>('lower', [eb.ref('m.name')]), p.term));
  if (show === 'available') return all.where('m.quantity', '>', 0);
  if (show === 'used_up') return all.where('m.quantity', '=', 0);
  return show === 'reserved' ? all.where('m.projectId', 'is not', null) : all;
};

const materialLists = (show: MaterialFilter | 'any') =>
  forEachScope((name, within) => ({
    total: prepare(`materials_total_${name}_${show}`, (db, p: Placeholders<Search>) =>
      found(db, p, { within, show }).select(sql<number>`count(*)::int`.as('total')),
    ),
    page: prepare(`materials_${name}_${show}`, (db, p: Placeholders<Search & { offset: number }>) =>
      materials(db)
        .where('m.id', 'in', found(db, p, { within, show }).select('m.id'))
        .orderBy((eb) => eb.fn('lower', ['m.name']))
        .orderBy('m.id')
        .limit(sql.lit(materialsPageSize))
        .offset(p.offset),
    ),
  }));

const lists = {
  any: materialLists('any'),
  available: materialLists('available'),
  used_up: materialLists('used_up'),
  reserved: materialLists('reserved'),
} as const;

const materialById = prepare('material', (db, p: Placeholders<{ id: string; contractorId: string }>) =>
  materials(db).where('m.id', '=', p.id).where('m.contractorId', '=', p.contractorId),
);

/** A material as plain data. */
export type MaterialRow = NonNullable<(typeof materialById)['row']>;

/** One page of materials, by name. @throws AppError BAD_INPUT */
export const listMaterials = async (
  context: Context,
  input: unknown,
): Promise<{ materials: MaterialRow[]; pagination: Pagination }> => {
  const { page, search, show, contractorId } = validate(materialFilter, input);
  const scope = contractorScope(viewerOf(context), contractorId);
  const list = lists[show ?? 'any'][scope.name];
  const wanted = { scopeId: scope.id, term: termOf(search) };
  const [counted] = await context.query(list.total, wanted);
  const rows = await context.query(list.page, { ...wanted, offset: (page - 1) * materialsPageSize });
  return { materials: rows, pagination: paginate(page, counted?.total ?? 0, materialsPageSize) };
};

const storedMaterial = async (context: Context, id: string): Promise<MaterialRow | undefined> =>
  isId(id) ? context.query.byKey(materialById, { id, contractorId: viewerOf(context).id }) : undefined;

const readMaterial = async (context: Context, id: string): Promise<MaterialRow> => {
  const row = await storedMaterial(context, id);
  if (!row) throw missing();
  return row;
};

/** A material of the contractor's own, locked, at the version they read. @throws AppError NOT_FOUND, CONFLICT */
const lockMaterial = async (trx: Transaction, contractorId: string, id: string, version: number) =>
  assertVersion(
    await trx
      .selectFrom('materials')
      .select(['version', 'quantity', 'projectId'])
      .where('id', '=', id)
      .where('contractorId', '=', contractorId)
      .forUpdate()
      .executeTakeFirst(),
    version,
    contractorSentences.missingMaterial,
  );

/** @throws AppError BAD_INPUT */
export const addMaterial = async (context: Context, input: unknown): Promise<MaterialRow> => {
  const values = validate(materialForm, input);
  const { id: contractorId } = viewerOf(context);
  const id = await context.transaction(async (trx) => {
    if (values.projectId) await requireOwnProject(trx, contractorId, values.projectId);
    const material = await trx
      .insertInto('materials')
      .values({ ...values, contractorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'material.create',
      object: ['material', material.id],
      details: { quantity: values.quantity },
    });
    return material.id;
  });
  return readMaterial(context, id);
};

/** @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const updateMaterial = async (context: Context, id: string, input: unknown): Promise<MaterialRow> => {
  const { version, ...values } = validate(materialUpdate, input, await storedMaterial(context, id));
  const { id: contractorId } = viewerOf(context);
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    const before = await lockMaterial(trx, contractorId, id, version);
    if (values.projectId && values.projectId !== before.projectId)
      await requireOwnProject(trx, contractorId, values.projectId);
    await trx
      .updateTable('materials')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'material.update',
      object: ['material', id],
      details: { from: before.quantity, to: values.quantity },
    });
  });
  return readMaterial(context, id);
};

/** @throws AppError NOT_FOUND, CONFLICT */
export const removeMaterial = async (context: Context, id: string, input: unknown): Promise<boolean> => {
  const { version } = validate(z.object({ version: versionRule }), input);
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    await lockMaterial(trx, viewerOf(context).id, id, version);
    await trx.deleteFrom('materials').where('id', '=', id).execute();
    await audit(context, trx, { action: 'material.remove', object: ['material', id] });
  });
  return true;
};
