import { productionSentences, type HomeEventKind } from '@hearthline/rules/delivery/factory.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, RowChanges, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { requireProject } from '../projects/project.policy.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

export const inputError = (message: string, field?: string): AppError =>
  new AppError('BAD_INPUT', { message, ...(field && { fields: { [field]: message } }) });

/** Serializes changes to slots and to the order of the line, which all homes share. */
export const lockProduction = async (trx: Transaction): Promise<void> => {
  await takeLocks(trx, 'factory line');
};

/** What a change of a home reads of it. */
export const claimedColumns = [
  'id',
  'version',
  'projectId',
  'state',
  'startsOn',
  'position',
  'station',
  'heldAt',
] as const satisfies readonly (keyof Row<'factoryHomes'>)[];

/** A home as a change reads it. */
export type ClaimedHome = Pick<Row<'factoryHomes'>, (typeof claimedColumns)[number]>;

/** What is done with a home. */
export type FactoryAction = 'factory:plan' | 'factory:move' | 'factory:hand-over';

/** Requires of staff that an action reaches a home's project; the factory builds the homes of all. @throws AppError FORBIDDEN */
export const requireProjectOfStaff = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  projectId: string,
  action: FactoryAction,
): Promise<void> => {
  if (viewer && isStaff(viewer.role)) await requireProject(trx, viewer, projectId, action);
};

/** What is done with a home, and the version that was read. */
interface Claim {
  readonly version: number;
  readonly action: FactoryAction;
}

/** A home that has not left the factory, locked, at the version read. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, BAD_INPUT */
export const claimHome = async (
  context: Pick<Context, 'viewer'>,
  trx: Transaction,
  id: string,
  { version, action }: Claim,
): Promise<ClaimedHome> => {
  if (!isId(id)) throw new AppError('NOT_FOUND', { message: productionSentences.missing });
  await lockProduction(trx);
  const stored = await trx
    .selectFrom('factoryHomes')
    .select(claimedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (stored) await requireProjectOfStaff(context, trx, stored.projectId, action);
  const home = assertVersion(stored, version, productionSentences.missing);
  if (home.state === 'handed_over') throw inputError(productionSentences.leftFactory);
  return home;
};

/** Stores a change of a home that is locked, with its next version. */
export const changeHome = async (
  trx: Transaction,
  { id, version }: Pick<ClaimedHome, 'id' | 'version'>,
  changes: RowChanges<'factoryHomes'>,
): Promise<void> => {
  await trx
    .updateTable('factoryHomes')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
};

interface Happening {
  readonly kind: HomeEventKind;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly reason?: string | null;
}

/** Adds an entry to the home's history and one to the audit log. */
export const recordHomeEvent = async (
  context: Context,
  trx: Transaction,
  homeId: string,
  { kind, before = null, after = null, reason = null }: Happening,
): Promise<void> => {
  await trx
    .insertInto('factoryEvents')
    .values({
      homeId,
      actorId: context.viewer?.id ?? null,
      kind,
      before,
      after,
      reason,
      createdAt: context.now(),
    })
    .execute();
  await audit(context, trx, {
    action: `factory.${kind.replace('_', '-')}`,
    object: ['home', homeId],
    details: { ...(before && { from: before }), ...(after && { to: after }) },
  });
};
