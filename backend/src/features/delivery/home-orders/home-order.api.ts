import { homeOrderSentences } from '@hearthline/rules/delivery/home-orders.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { passWithReason } from '../documents/document.api.ts';

/**
 * Lets the home of a sale leave the factory only with a serial number and a label for each section, or for a reason that only an admin can
 * give. Nothing is asked of a project that came from no sale, or from one that was won before there were home orders.
 * @throws AppError CONFLICT naming the sections
 */
export const requireLabels = async (
  context: Context,
  trx: Transaction,
  { projectId, reason }: { readonly projectId: string; readonly reason: string | null },
): Promise<void> => {
  const open = await trx
    .selectFrom('homeSections as s')
    .innerJoin('homeOrders as o', 'o.id', 's.homeOrderId')
    .select('s.n')
    .where('o.projectId', '=', projectId)
    .where('o.needsLabels', '=', true)
    .where((eb) => eb.or([eb('s.serial', 'is', null), eb('s.label', 'is', null)]))
    .orderBy('s.n')
    .execute();
  if (open.length === 0) return;
  const sections = open.map(({ n }) => n);
  const obstacles = {
    projectId,
    step: 'labels',
    message: homeOrderSentences.unlabeled(sections),
    things: sections.map((n) => `section ${n} unlabeled`),
    refusal: 'CONFLICT',
  } as const;
  await passWithReason(context, trx, obstacles, reason);
};

/** When the home of a project was ordered; null if it was not. The order is locked after its deal. */
export const lockOrderDay = async (trx: Transaction, projectId: string): Promise<string | null> => {
  const order = await trx
    .selectFrom('homeOrders')
    .select('orderedOn')
    .where('projectId', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  return order?.orderedOn ?? null;
};

/** Cancels the order of the home of a project with its sale; the numbers of its sections are free again. */
export const cancelHomeOrder = async (
  { now }: Pick<Context, 'now'>,
  trx: Transaction,
  projectId: string,
): Promise<void> => {
  const order = await trx
    .updateTable('homeOrders')
    .set((eb) => ({ cancelledAt: now(), version: eb('version', '+', 1) }))
    .where('projectId', '=', projectId)
    .where('cancelledAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!order) return;
  await trx
    .updateTable('homeSections')
    .set({ cancelled: true })
    .where('homeOrderId', '=', order.id)
    .execute();
};
