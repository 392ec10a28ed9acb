import {
  contractorSentences,
  crewFilter,
  crewForm,
  crewPageSize,
  crewUpdate,
} from '@hearthline/rules/contractors.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { likeTerm } from '../../platform/db/like-pattern.ts';
import { validate } from '../../platform/validation/validate.ts';
import { lockVersion } from '../../platform/locks/optimistic-lock.ts';
import { User } from '../accounts/user.entity.ts';
import { Build } from './build.entity.ts';
import { lockContractor } from './lock-contractor.ts';
import { contractorScope } from './contractor.policy.ts';
import { viewerOf } from './contractor.service.ts';
import { CrewMember } from './crew-member.entity.ts';

/** A crew member as plain data. */
export interface CrewRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly name: string;
  readonly trade: string;
  readonly phone: string | null;
  readonly buildId: string | null;
  readonly buildTitle: string | null;
  readonly projectName: string | null;
  readonly contractorName: string | null;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: contractorSentences.missingMember });

const select = `select c.id, c.created_at as "createdAt", c.version, c.name, c.trade, c.phone, b.id as "buildId", b.title as "buildTitle", p.name as "projectName", u.name as "contractorName"
  from crew_members c join users u on u.id = c.contractor_id left join (builds b join projects p on p.id = b.project_id) on b.id = c.build_id and p.contractor_id = c.contractor_id`;

/** One page of a crew, by name. @throws AppError BAD_INPUT */
export const listCrew = async (
  context: Context,
  input: unknown,
): Promise<{ members: CrewRow[]; pagination: Pagination }> => {
  const { page, search, contractorId } = validate(crewFilter, input);
  const scope = contractorScope(viewerOf(context), contractorId);
  const found = `from crew_members c where ${scope.where('c.contractor_id', '$1')} and ($2::text is null or lower(c.name || ' ' || c.trade) like '%' || lower($2) || '%')`;
  const values = [scope.id, search && likeTerm(search)];
  const [count] = await context.sql<{ total: number }>(
    `crew_total_${scope.name}`,
    `select count(*)::int as total ${found}`,
    values,
  );
  const members = await context.sql<CrewRow>(
    `crew_${scope.name}`,
    `${select} where c.id in (select c.id ${found}) order by lower(c.name), c.id limit ${crewPageSize} offset $3`,
    [...values, (page - 1) * crewPageSize],
  );
  return { members, pagination: paginate(page, count?.total ?? 0, crewPageSize) };
};

const storedMember = async (context: Context, id: string): Promise<CrewRow | undefined> =>
  isId(id)
    ? context.sql.byKey<CrewRow>('crew_member', `${select} where c.id = $1 and c.contractor_id = $2`, [
        id,
        viewerOf(context).id,
      ])
    : undefined;

const readMember = async (context: Context, id: string): Promise<CrewRow> => {
  const row = await storedMember(context, id);
  if (!row) throw missing();
  return row;
};

/** One of the contractor's own builds, to put a crew member on. @throws AppError BAD_INPUT */
const ownBuild = async (
  em: EntityManager,
  contractorId: string,
  id: string | null,
): Promise<Build | null> => {
  if (!id) return null;
  const [row] = await executeIn(
    em,
    'select b.id from builds b join projects p on p.id = b.project_id where b.id = $1 and p.contractor_id = $2 for share of b',
    [id, contractorId],
  );
  if (!row)
    throw new AppError('BAD_INPUT', {
      message: contractorSentences.missingBuild,
      fields: { buildId: contractorSentences.missingBuild },
    });
  return em.getReference(Build, id);
};

/** @throws AppError BAD_INPUT */
export const addCrewMember = async (context: Context, input: unknown): Promise<CrewRow> => {
  const { buildId, name, trade, phone } = validate(crewForm, input);
  const { id: contractorId } = viewerOf(context);
  const id = await context.transaction(async (em) => {
    await lockContractor(em, contractorId);
    const member = em.create(CrewMember, {
      contractor: em.getReference(User, contractorId),
      name,
      trade,
      phone,
      build: await ownBuild(em, contractorId, buildId),
    });
    await em.persist(member).flush();
    audit(context, em, { action: 'crew.create', object: ['crew-member', member.id] });
    return member.id;
  });
  return readMember(context, id);
};

/** @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const updateCrewMember = async (context: Context, id: string, input: unknown): Promise<CrewRow> => {
  const { version, buildId, name, trade, phone } = validate(
    crewUpdate,
    input,
    await storedMember(context, id),
  );
  const { id: contractorId } = viewerOf(context);
  if (!isId(id)) throw missing();
  await context.transaction(async (em) => {
    await lockContractor(em, contractorId);
    const member = await lockVersion(
      em,
      CrewMember,
      { id, contractor: contractorId },
      version,
      contractorSentences.missingMember,
    );
    const build = await ownBuild(em, contractorId, buildId);
    const fields = Object.entries({ name, trade, phone }).flatMap(([field, value]) =>
      member[field as 'name'] === value ? [] : [field],
    );
    if (member.build?.id !== build?.id) fields.push('build');
    Object.assign(member, { name, trade, phone, build });
    audit(context, em, { action: 'crew.update', object: ['crew-member', id], details: { fields } });
  });
  return readMember(context, id);
};

/** @throws AppError NOT_FOUND, CONFLICT */
export const removeCrewMember = async (context: Context, id: string, input: unknown): Promise<boolean> => {
  const { version } = validate(z.object({ version: versionRule }), input);
  if (!isId(id)) throw missing();
  const { id: contractorId } = viewerOf(context);
  await context.transaction(async (em) => {
    await lockContractor(em, contractorId);
    em.remove(
      await lockVersion(
        em,
        CrewMember,
        { id, contractor: contractorId },
        version,
        contractorSentences.missingMember,
      ),
    );
    audit(context, em, { action: 'crew.remove', object: ['crew-member', id] });
  });
  return true;
};
