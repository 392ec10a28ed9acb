import { readCode } from '@hearthline/rules/homes/designs/code.ts';
import { designSentences } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Context } from '../../../platform/context.ts';
import { hashOfSecret } from '../../../platform/crypto/link-secrets.ts';
import { AppError } from '../../../platform/errors.ts';
import { designByCode, type Asker, type DesignRecord } from './design.queries.ts';

/** The same request with this key. */
export const withKey = (context: Context, designKey: string): Context =>
  Object.assign(Object.create(context) as Context, { designKey });

/** Who asks, as statements need it. */
export const requesterOf = ({ designKey, viewer }: Pick<Context, 'designKey' | 'viewer'>): Asker => ({
  keyHash: designKey === undefined ? null : hashOfSecret(designKey),
  userId: viewer?.id ?? null,
});

type Holder = Pick<DesignRecord, 'ownerId' | 'hasKey' | 'isCoOwner'>;

/** Whether somebody may change a design: with its key until an account owns it; then its owner, co-owners and admins. */
export const mayEdit = (viewer: Context['viewer'], { ownerId, hasKey, isCoOwner }: Holder): boolean =>
  viewer?.role === 'admin' ||
  (ownerId === null ? hasKey : viewer !== null && (viewer.id === ownerId || isCoOwner));

export const missingDesign = (): AppError => new AppError('NOT_FOUND', { message: designSentences.missing });

/**
 * A design by its code, however it is typed. One that is not shared is there for those who may change it alone. Codes that do not exist
 * are counted: a network that tries many is refused, but for those who may change the design that they ask for.
 * @throws AppError NOT_FOUND, TOO_MANY_REQUESTS
 */
export const findDesign = async (context: Context, typed: string): Promise<DesignRecord> => {
  const code = readCode(typed);
  const row =
    code === null ? undefined : await context.query.byKey(designByCode, { code, ...requesterOf(context) });
  if (row && mayEdit(context.viewer, row)) return row;
  // Existing codes as well: otherwise the answer would tell them apart.
  await context.limits.check('designGuess', context.network);
  if (row?.shared) return row;
  await context.limits.consume('designGuess', context.network);
  throw missingDesign();
};

/** The same for who wants to change it. @throws AppError NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export const findEditable = async (context: Context, code: string): Promise<DesignRecord> => {
  const row = await findDesign(context, code);
  if (!mayEdit(context.viewer, row)) throw new AppError('FORBIDDEN', { message: designSentences.notYours });
  return row;
};
