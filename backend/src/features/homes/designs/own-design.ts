import { designSentences } from '@hearthline/rules/homes/designs/design-content.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findDesign, findEditable, withKey } from './design.policy.ts';
import { designsOfUser, type DesignRecord } from './design.queries.ts';
import { designView, type DesignView } from './design-view.ts';
import { readBack } from './save-design.ts';
import { designer } from './storage/storage-budget.ts';

const viewerId = ({ viewer }: Pick<Context, 'viewer'>): string => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer.id;
};

/** The designs that the viewer owns or co-owns. */
export const myDesigns = async (context: Context): Promise<DesignView[]> =>
  (await context.query(designsOfUser, { userId: viewerId(context) })).map((row) => designView(context, row));

/** Makes the viewer the owner of a design that nobody owns. @returns whether they are now */
const own = (context: Context, { id, code }: DesignRecord): Promise<boolean> =>
  context.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('designs')
      .set({ ownerId: viewerId(context), claimedAt: context.now() })
      .where('id', '=', id)
      .where('ownerId', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) return false;
    await audit(context, trx, { action: 'design.claim', object: ['design', id], details: { code } });
    return true;
  });

const join = (context: Context, { id, code }: DesignRecord): Promise<void> =>
  context.transaction(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('designEditors')
      .values({ designId: id, userId: viewerId(context) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows)
      await audit(context, trx, { action: 'design.join', object: ['design', id], details: { code } });
  });

/**
 * Makes a design the viewer's own by its key. The first who claims it owns it; a key that the owner mailed makes co-owners.
 * @throws AppError NOT_FOUND, FORBIDDEN for a key of another design, CONFLICT if another account owns it, TOO_MANY_REQUESTS
 */
export const claimDesign = async (context: Context, code: string, editKey: string): Promise<DesignView> => {
  const keyed = withKey(context, editKey);
  const row = await findDesign(keyed, code);
  const me = viewerId(context);
  const isOwn = row.ownerId === me || row.isCoOwner;
  if (!row.hasKey && !isOwn) throw new AppError('FORBIDDEN', { message: designSentences.wrongKey });
  if (!isOwn) {
    if (row.invites) await join(context, row);
    else if (!(await own(context, row)) && (await findDesign(keyed, code)).ownerId !== me)
      throw new AppError('CONFLICT', { message: designSentences.owned });
  }
  return readBack(context, row.code);
};

/** Opens or closes the way to a design by its code. @throws AppError NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export const shareDesign = async (context: Context, code: string, shared: boolean): Promise<DesignView> => {
  const row = await findEditable(context, code);
  await context.limits.consume('designChange', designer(context));
  if (row.shared !== shared)
    await context.transaction(async (trx) => {
      await trx.updateTable('designs').set({ shared }).where('id', '=', row.id).execute();
      if (context.viewer)
        await audit(context, trx, {
          action: 'design.share',
          object: ['design', row.id],
          details: { code: row.code, shared },
        });
    });
  return readBack(context, row.code);
};
