import { designSentences } from '@hearthline/rules/homes/designs/design-content.ts';
import { requireRoom } from '../../../../platform/storage/disk-space.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';

/** Whom limits on designs count: an account, or everybody of a network who is not signed in. */
export const designer = ({ viewer, network }: Pick<Context, 'viewer' | 'network'>): string =>
  viewer ? `account ${viewer.id}` : network;

/**
 * Stores something of a design if the disk has room and whoever asks has bytes left today.
 * @param store whether something was stored; if not, nothing counts
 * @throws AppError STORAGE_FULL, TOO_MANY_REQUESTS, and whatever storing throws
 */
export const storeWithinBudget = async <Stored extends object | boolean>(
  context: Context,
  bytes: number,
  store: () => Promise<Stored>,
): Promise<Stored> => {
  await requireRoom(context, designSentences.noRoom);
  const takeBack = (): Promise<void> => context.limits.refund('designBytes', designer(context), bytes);
  await context.limits.consume('designBytes', designer(context), bytes).catch(async (error: unknown) => {
    await takeBack();
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    const { code, retryAfter = 3600 } = error;
    throw new AppError(code, { message: designSentences.budget, retryAfter });
  });
  try {
    const stored = await store();
    if (stored === false) await takeBack();
    return stored;
  } catch (error) {
    // If the database is unreachable, the count expires with its day.
    await takeBack().catch(() => undefined);
    throw error;
  }
};
