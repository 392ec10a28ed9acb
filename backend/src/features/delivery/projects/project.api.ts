import {
  isContradiction,
  deriveState,
  startsWork,
  stateFields,
} from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { foldStage, defaultStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { becomeCustomer } from '../../people/contacts/contact.api.ts';
import { isForAdmins } from './project.fields.ts';
import { enterStage } from './stages/enter-stage.ts';
import { readTimeLine, storeTimeLine } from './stages/stored-stages.ts';
import { lockStoredProject } from './write/stored-project.ts';

/** An entry to add to a project's history. */
export interface ProjectHappening {
  readonly projectId: string;
  /** Null: the system itself. */
  readonly actorId: string | null;
  /** `created`, `changed`, or a kind that another feature defines, as noun.verb. */
  readonly kind: string;
  readonly subject?: string | null;
  readonly before?: string | null;
  readonly after?: string | null;
  /** Hidden from everyone but the admin. */
  readonly adminOnly?: boolean;
  /** By the clock of the context; by the database's if missing. */
  readonly at?: Date;
}

/** Adds an entry to a project's history in the caller's transaction: it is stored if, and only if, the change is. */
export const recordProjectEvent = async (
  trx: Transaction,
  { at, ...happening }: ProjectHappening,
): Promise<void> => {
  await trx
    .insertInto('projectEvents')
    .values({ ...happening, createdAt: at })
    .execute();
};

/**
 * Gives a project of a sale the contract sum, in whole cents, which its budget follows in whole dollars; in the caller's transaction. One
 * that is cancelled keeps its own.
 */
export const followContract = async (
  context: Context,
  trx: Transaction,
  dealId: string,
  contractCents: number,
): Promise<void> => {
  const project = await trx
    .selectFrom('projects')
    .select(['id', 'budget'])
    .where('dealId', '=', dealId)
    .where('status', '<>', sql.lit('cancelled' as const))
    .forUpdate()
    .executeTakeFirst();
  if (!project) return;
  const budget = Math.round(contractCents / 100);
  await trx
    .updateTable('projects')
    .set((eb) => ({ contractCents, budget, version: eb('version', '+', 1) }))
    .where('id', '=', project.id)
    .execute();
  if (budget !== project.budget)
    await recordProjectEvent(trx, {
      projectId: project.id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject: 'budget',
      before: String(project.budget),
      after: String(budget),
      adminOnly: isForAdmins('budget'),
      at: context.now(),
    });
};

/** The stage that the work has reached through an event in another feature. */
interface Arrival {
  readonly projectId: string;
  readonly stage: (typeof defaultStages)[number];
  /** The calendar day in the business time zone. */
  readonly day: string;
}

/**
 * Moves a project to a stage because of an event in another feature, with its timeline and history; status and progress follow.
 * A project that is already past the stage, or closed, stays as it is. Its contacts must be locked (`lockProjectContacts`).
 */
export const advanceToStage = async (
  context: Context,
  trx: Transaction,
  { projectId, stage, day }: Arrival,
): Promise<void> => {
  const project = await lockStoredProject(trx, projectId);
  if (!project) throw new AppError('CONFLICT');
  const place = defaultStages.findIndex((name) => foldStage(name) === foldStage(project.stage));
  if (
    project.status === 'completed' ||
    project.status === 'cancelled' ||
    place >= defaultStages.indexOf(stage)
  )
    return;
  const before = { status: project.status, stage: project.stage, progress: project.progress };
  const state = deriveState({ ...before, stage }, new Set(['stage']));
  if (isContradiction(state)) return;
  await trx
    .updateTable('projects')
    .set({ ...state, version: project.version + 1 })
    .where('id', '=', projectId)
    .execute();
  for (const subject of stateFields.filter((field) => before[field] !== state[field])) {
    await recordProjectEvent(trx, {
      projectId,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      subject,
      before: String(before[subject]),
      after: String(state[subject]),
      at: context.now(),
    });
  }
  const stages = await readTimeLine(trx, projectId);
  await storeTimeLine(
    trx,
    projectId,
    stages,
    enterStage(stages, { from: before.stage, to: state.stage }, day),
  );
  if (startsWork(before.status, state.status)) await becomeCustomer(context, trx, projectId, project);
};
