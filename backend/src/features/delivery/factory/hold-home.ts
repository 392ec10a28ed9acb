import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { recordProjectEvent } from '../projects/project.api.ts';
import {
  changeHome,
  claimedColumns,
  lockProduction,
  recordHomeEvent,
  type ClaimedHome,
} from './claim-home.ts';

/** Holds a home that is locked where it is, for a reason that only the factory and the office may see. */
export const putOnHold = async (
  context: Context,
  trx: Transaction,
  home: ClaimedHome,
  reason: string,
): Promise<void> => {
  const heldById = context.viewer?.id ?? null;
  await changeHome(trx, home, { holdReason: reason, heldAt: context.now(), heldById });
  await recordHomeEvent(context, trx, home.id, { kind: 'held', before: home.station, reason });
  await recordProjectEvent(trx, {
    projectId: home.projectId,
    actorId: heldById,
    kind: 'factory.held',
    after: reason,
    adminOnly: true,
    at: context.now(),
  });
};

/**
 * Holds the home of a project whose sale is cancelled, on the line or on its way there. One that is held already, or has left the factory,
 * stays as it is; there may be none. Locks the line and the home, so before their project.
 */
export const holdHomeOfProject = async (
  context: Context,
  trx: Transaction,
  projectId: string,
  reason: string,
): Promise<void> => {
  await lockProduction(trx);
  const home = await trx
    .selectFrom('factoryHomes')
    .select(claimedColumns)
    .where('projectId', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (home && home.state !== 'handed_over' && home.heldAt === null)
    await putOnHold(context, trx, home, reason);
};
