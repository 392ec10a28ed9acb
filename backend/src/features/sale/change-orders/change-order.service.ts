import { isStaffMember, type Action } from '@hearthline/rules/permissions.ts';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { dealScope, reachesDeal, requireDealOf } from '../deals/deal.policy.ts';
import { assertUnchanged } from '../signing/signing.api.ts';
import { changeOrderKind } from './change-order-kind.ts';
import { changeOrdersOfDeal, seenChangeOrder } from './change-order.queries.ts';
import { changeOrderView, type ChangeOrderView } from './change-order-view.ts';

export const missingChangeOrder = (): AppError =>
  new AppError('NOT_FOUND', { message: changeOrderSentences.missing });

/** Whether the deal of a change order is there for a member of staff, and whether they may do something with it; see `recordGate`. */
export const requireDealOfChange = requireDealOf('change-order:read', missingChangeOrder);

/** Whether a change order is there for a member of staff who is about to do something with it. @throws AppError NOT_FOUND, FORBIDDEN */
export const requireChangeOrder = async (
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: string,
  action: Action,
): Promise<void> => {
  const order = isId(id)
    ? await db.selectFrom('changeOrders').select('dealId').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!order) throw missingChangeOrder();
  await requireDealOfChange(db, viewer, order.dealId, action);
};

/** One change order as it is stored, as far as the viewer may see it: what a change answers with. @throws AppError NOT_FOUND */
export const storedChangeOrder = async (context: Context, id: string): Promise<ChangeOrderView> => {
  const { viewer } = context;
  const row =
    viewer && isId(id)
      ? await context.query.byKey(seenChangeOrder(dealScope(viewer, 'change-order:read')), {
          id,
          viewerId: viewer.id,
        })
      : undefined;
  if (!row) throw missingChangeOrder();
  return changeOrderView(row, isStaffMember(context.viewer));
};

/** One change order, as far as the viewer may see it. @throws AppError NOT_FOUND, CONFLICT where our record of it was changed */
export const readChangeOrder = async (context: Context, id: string): Promise<ChangeOrderView> => {
  const found = await storedChangeOrder(context, id);
  await assertUnchanged(context, changeOrderKind, id);
  return found;
};

/**
 * The newest change orders of a deal whose contract the caller has read, 50 at most; drafts only for staff. Whoever builds reads contracts
 * of more projects than their own: of the others there are none.
 * @throws AppError CONFLICT where our record of one was changed
 */
export const listChangeOrders = async (context: Context, dealId: string): Promise<ChangeOrderView[]> => {
  const { db, viewer } = context;
  if (isStaffMember(viewer) && !(await reachesDeal(db, viewer, dealId, 'change-order:read'))) return [];
  const rows = await context.query(changeOrdersOfDeal, { dealId, withDrafts: isStaffMember(context.viewer) });
  for (const { id } of rows) await assertUnchanged(context, changeOrderKind, id);
  return rows.map((row) => changeOrderView(row, isStaffMember(context.viewer)));
};
