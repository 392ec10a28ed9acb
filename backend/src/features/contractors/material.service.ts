import {
  contractorSentences,
  materialFilter,
  materialForm,
  materialsPageSize,
  materialUpdate,
  type MaterialFilter,
} from '@hearthline/rules/contractors.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { likeTerm } from '../../platform/db/like-pattern.ts';
import { validate } from '../../platform/validation/validate.ts';
import { lockVersion } from '../../platform/locks/optimistic-lock.ts';
import { User } from '../accounts/user.entity.ts';
import { ownProject } from './build.service.ts';
import { contractorScope } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';
import { Material } from './material.entity.ts';

/** A material as plain data. */
export interface MaterialRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly deliveryOn: string | null;
  readonly contractorName: string | null;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: contractorSentences.missingMaterial });

const select = `select m.id, m.created_at as "createdAt", m.version, m.name, m.unit, m.quantity, p.id as "projectId", p.name as "projectName", m.delivery_on::text as "deliveryOn", u.name as "contractorName"
  from materials m join users u on u.id = m.contractor_id left join projects p on p.id = m.project_id and p.contractor_id = m.contractor_id`;

const shows: Readonly<Record<MaterialFilter, string>> = {
  available: 'm.quantity > 0',
  used_up: 'm.quantity = 0',
  reserved: 'm.project_id is not null',
};

/** One page of materials, by name. @throws AppError BAD_INPUT */
export const listMaterials = async (
  context: Context,
  input: unknown,
): Promise<{ materials: MaterialRow[]; pagination: Pagination }> => {
  const { page, search, show, contractorId } = validate(materialFilter, input);
  const scope = contractorScope(viewerOf(context), contractorId);
  const found = `from materials m where ${scope.where('m.contractor_id', '$1')} and ($2::text is null or lower(m.name) like '%' || lower($2) || '%')${show ? ` and ${shows[show]}` : ''}`;
  const values = [scope.id, search && likeTerm(search)];
  const name = `${scope.name}_${show ?? 'any'}`;
  const [count] = await context.sql<{ total: number }>(
    `materials_total_${name}`,
    `select count(*)::int as total ${found}`,
    values,
  );
  const materials = await context.sql<MaterialRow>(
    `materials_${name}`,
    `${select} where m.id in (select m.id ${found}) order by lower(m.name), m.id limit ${materialsPageSize} offset $3`,
    [...values, (page - 1) * materialsPageSize],
  );
  return { materials, pagination: paginate(page, count?.total ?? 0, materialsPageSize) };
};

const storedMaterial = async (context: Context, id: string): Promise<MaterialRow | undefined> =>
  isId(id)
    ? context.sql.byKey<MaterialRow>('material', `${select} where m.id = $1 and m.contractor_id = $2`, [
        id,
        viewerOf(context).id,
      ])
    : undefined;

const readMaterial = async (context: Context, id: string): Promise<MaterialRow> => {
  const row = await storedMaterial(context, id);
  if (!row) throw missing();
  return row;
};

/** @throws AppError BAD_INPUT */
export const addMaterial = async (context: Context, input: unknown): Promise<MaterialRow> => {
  const { projectId, name, unit, quantity, deliveryOn } = validate(materialForm, input);
  const { id: contractorId } = viewerOf(context);
  const id = await context.transaction(async (em) => {
    const project = projectId ? await ownProject(em, contractorId, projectId) : null;
    const material = em.create(Material, {
      contractor: em.getReference(User, contractorId),
      name,
      unit,
      quantity,
      deliveryOn,
      project,
    });
    await em.persist(material).flush();
    audit(context, em, {
      action: 'material.create',
      object: ['material', material.id],
      details: { quantity },
    });
    return material.id;
  });
  return readMaterial(context, id);
};

/** @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const updateMaterial = async (context: Context, id: string, input: unknown): Promise<MaterialRow> => {
  const { version, projectId, name, unit, quantity, deliveryOn } = validate(
    materialUpdate,
    input,
    await storedMaterial(context, id),
  );
  const { id: contractorId } = viewerOf(context);
  if (!isId(id)) throw missing();
  await context.transaction(async (em) => {
    const material = await lockVersion(
      em,
      Material,
      { id, contractor: contractorId },
      version,
      contractorSentences.missingMaterial,
    );
    const before = material.quantity;
    if (material.project?.id !== (projectId ?? undefined))
      material.project = projectId ? await ownProject(em, contractorId, projectId) : null;
    Object.assign(material, { name, unit, quantity, deliveryOn });
    audit(context, em, {
      action: 'material.update',
      object: ['material', id],
      details: { from: before, to: quantity },
    });
  });
  return readMaterial(context, id);
};

/** @throws AppError NOT_FOUND, CONFLICT */
export const removeMaterial = async (context: Context, id: string, input: unknown): Promise<boolean> => {
  const { version } = validate(z.object({ version: versionRule }), input);
  if (!isId(id)) throw missing();
  await context.transaction(async (em) => {
    em.remove(
      await lockVersion(
        em,
        Material,
        { id, contractor: viewerOf(context).id },
        version,
        contractorSentences.missingMaterial,
      ),
    );
    audit(context, em, { action: 'material.remove', object: ['material', id] });
  });
  return true;
};
