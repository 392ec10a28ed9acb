import { scopeOf } from '@hearthline/rules/permissions.ts';
import { readCode } from '@hearthline/rules/homes/designs/code.ts';
import { designSentences } from '@hearthline/rules/homes/designs/design-content.ts';
import type { Context } from '../../../platform/context.ts';
import { hashOfSecret } from '../../../platform/crypto/link-secrets.ts';
import { AppError } from '../../../platform/errors.ts';
import { designScope } from './design-scope.policy.ts';
import { designByCode, type Asker, type DesignRecord } from './design.queries.ts';

/** The same request with this key. */
export const withKey = (context: Context, designKey: string): Context =>
  Object.assign(Object.create(context) as Context, { designKey });

/** Who asks, as statements need it. */
export const requesterOf = ({ designKey, viewer }: Pick<Context, 'designKey' | 'viewer'>): Asker => ({
  keyHash: designKey === undefined ? null : hashOfSecret(designKey),
  userId: viewer?.id ?? null,
});

type Holder = Pick<DesignRecord, 'ownerId' | 'hasKey' | 'isCoOwner' | 'isReached'>;

/** Whether somebody may change a design: with its key until an account owns it; then its owner and co-owners; always those of staff who quote what they reach. */
export const mayEdit = (
  viewer: Context['viewer'],
  { ownerId, hasKey, isCoOwner, isReached }: Holder,
): boolean =>
  (isReached && scopeOf(viewer, 'quote:update') !== null) ||
  (ownerId === null ? hasKey : viewer !== null && (viewer.id === ownerId || isCoOwner));

/** Whether somebody sees all of a design, and its history: whoever may change it, and staff who reach it. */
export const mayReadAll = (viewer: Context['viewer'], holder: Holder): boolean =>
  holder.isReached || mayEdit(viewer, holder);

/** A design by its code; undefined if there is none. */
export const storedDesign = (
  context: Pick<Context, 'query' | 'viewer' | 'designKey'>,
  code: string,
): Promise<DesignRecord | undefined> =>
  context.query.byKey(designByCode(designScope(context.viewer)), { code, ...requesterOf(context) });

export const missingDesign = (): AppError => new AppError('NOT_FOUND', { message: designSentences.missing });

/**
 * A design by its code, however it is typed. One that is not shared is there for those who see all of it alone. Codes that do not exist
 * are counted: a network that tries many is refused, but for those who see all of the design that they ask for.
 * @throws AppError NOT_FOUND, TOO_MANY_REQUESTS
 */
export const findDesign = async (context: Context, typed: string): Promise<DesignRecord> => {
  const code = readCode(typed);
  const row = code === null ? undefined : await storedDesign(context, code);
  if (row && mayReadAll(context.viewer, row)) return row;
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
