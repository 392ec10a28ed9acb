import { randomBytes } from 'node:crypto';
import { isStaffMember } from '@hearthline/rules/permissions.ts';
import { codeOfBytes } from '@hearthline/rules/homes/designs/code.ts';
import {
  designContent,
  designSentences,
  type DesignContent,
} from '@hearthline/rules/homes/designs/design-content.ts';
import { changedContent, changedFields, designChange } from '@hearthline/rules/homes/designs/patch.ts';
import { deliveredTotalOf } from '@hearthline/rules/homes/prices/price-of.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { consumeUnlessFailed } from '../../../platform/access/rate-limits.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { hashOfSecret, newSecret } from '../../../platform/crypto/link-secrets.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { priceOfContent } from '../prices/price.api.ts';
import { chosenHome, homeOfDesign, toPrice, type HomeOfDesign } from './design-home.ts';
import { findDesign, findEditable, mayReadAll, withKey } from './design.policy.ts';
import type { DesignRecord } from './design.queries.ts';
import { contentFor, designView, nameless, type DesignView } from './design-view.ts';
import { designer, storeWithinBudget } from './storage/storage-budget.ts';
import { bytesOf, storableContent, storeContent, type StoredContent } from './storage/stored-content.ts';

/** A design that was just made, with the key that changes it. */
export interface MadeDesign {
  readonly design: DesignView;
  readonly editKey: string;
}

/** What is stored beside a content, so that lists need not work it out. */
const derived = async (
  context: Context,
  content: DesignContent,
  home: HomeOfDesign | null,
): Promise<{ homeName: string | null; aboutCents: number | null }> => {
  const price = await priceOfContent(context, toPrice(home), content);
  return { homeName: home?.name ?? null, aboutCents: deliveredTotalOf(price) };
};

const storeVersion = (
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  trx: Transaction,
  designId: string,
  version: number,
  content: StoredContent,
  facts: Awaited<ReturnType<typeof derived>>,
): Promise<unknown> =>
  trx
    .insertInto('designVersions')
    .values({ designId, version, content, ...facts, byStaff: isStaffMember(viewer), createdAt: now() })
    .execute();

/** Stores a key of a design. @param invites whether an account that opens it becomes a co-owner */
export const storeKey = async (trx: Transaction, designId: string, invites: boolean): Promise<string> => {
  const key = newSecret();
  await trx
    .insertInto('designKeys')
    .values({ designId, keyHash: hashOfSecret(key), invites })
    .execute();
  return key;
};

const insert = (
  context: Context,
  content: DesignContent,
  facts: Awaited<ReturnType<typeof derived>>,
): Promise<{ code: string; editKey: string }> =>
  context.transaction(async (trx) => {
    const stored = await storeContent(trx, content);
    const { id, code } = await trx
      .insertInto('designs')
      .values({
        code: codeOfBytes(randomBytes(12)),
        content: stored,
        byStaff: isStaffMember(context.viewer),
        ...facts,
      })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow();
    await storeVersion(context, trx, id, 1, stored, facts);
    return { code, editKey: await storeKey(trx, id, false) };
  });

/** @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, STORAGE_FULL */
const store = (context: Context, content: DesignContent): Promise<MadeDesign> =>
  consumeUnlessFailed(context.limits, [['newDesign', context.network]], async () => {
    const facts = await derived(context, content, await chosenHome(context, content, null));
    const { code, editKey } = await storeWithinBudget(context, bytesOf(content, true), () =>
      insert(context, content, facts),
    );
    return { design: await readBack(withKey(context, editKey), code), editKey };
  });

/** A design as it is stored now. */
export const readBack = async (context: Context, code: string): Promise<DesignView> =>
  designView(context, await findDesign(context, code));

/** Makes a design, for anybody. @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, STORAGE_FULL */
export const createDesign = async (context: Context, input: unknown): Promise<MadeDesign> =>
  store(context, storableContent(validate(designContent, input)));

/**
 * Makes a design of one's own from another one, without its name and address; whoever could not see all of the other one gets what its code
 * shows alone.
 * @throws AppError NOT_FOUND, TOO_MANY_REQUESTS, STORAGE_FULL
 */
export const copyDesign = async (context: Context, code: string): Promise<MadeDesign> => {
  const row = await findDesign(context, code);
  const content = nameless(contentFor(row.content, mayReadAll(context.viewer, row)));
  const isMissing = content.home && !(await homeOfDesign(context, content, null));
  return store(context, isMissing ? { ...content, home: null } : content);
};

const stale = (): AppError => new AppError('CONFLICT', { message: designSentences.stale });

/** Stores a change if nobody else has stored one since. @returns whether nobody has */
const replace = (
  context: Context,
  { id, code, version, contactId, content: before }: DesignRecord,
  content: DesignContent,
  facts: Awaited<ReturnType<typeof derived>>,
): Promise<boolean> =>
  context.transaction(async (trx) => {
    const stored = await storeContent(trx, content);
    // The search finds its contact by the home, so a change of one changes the other: locked in the order of bookings (0018).
    if (contactId)
      await trx.selectFrom('contacts').select('id').where('id', '=', contactId).forNoKeyUpdate().execute();
    const { numUpdatedRows } = await trx
      .updateTable('designs')
      // A version that is part of a contract stays: this is another one, which is part of none.
      .set({
        content: stored,
        ...facts,
        version: version + 1,
        frozenAt: null,
        updatedAt: context.now(),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!numUpdatedRows) return false;
    await storeVersion(context, trx, id, version + 1, stored, facts);
    // The versions are the history of what buyers change; the log tells what staff change in their designs.
    if (isStaffMember(context.viewer))
      await audit(context, trx, {
        action: 'design.update',
        object: ['design', id],
        details: { code, fields: changedFields(before, content) },
      });
    return true;
  });

/** How often a change is put on top of others that are stored at the same time. */
const attempts = 8;

/**
 * Changes a design by a JSON merge patch of its content.
 * @param read the version that the caller saw; without one, the change goes on top of whatever is there
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT if it has changed since, TOO_MANY_REQUESTS, STORAGE_FULL
 */
export const updateDesign = async (
  context: Context,
  code: string,
  input: unknown,
  read?: unknown,
): Promise<DesignView> => {
  const { change, version } = validate(designChange, { change: input, version: read });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const row = await findEditable(context, code);
    // Only those who may change it: whoever tries without a right to uses nothing up for them.
    if (attempt === 0) await context.limits.consume('designChange', designer(context));
    if (version && version !== row.version) throw stale();
    const wanted = validate(designContent, changedContent(row.content, change));
    const isNewHome = changedFields(row.content, wanted).includes('home');
    // A home that stays is not judged again: plans of long ago may have what no plan has today.
    const content = isNewHome ? storableContent(wanted) : wanted;
    if (changedFields(row.content, content).length === 0) return designView(context, row);
    const home = await (isNewHome ? chosenHome : homeOfDesign)(context, content, row.code);
    const facts = await derived(context, content, home);
    const named = content.home && !home ? { ...facts, homeName: row.homeName } : facts;
    const isStored = await storeWithinBudget(context, bytesOf(content, isNewHome), () =>
      replace(context, row, content, named),
    );
    if (isStored) return readBack(context, row.code);
  }
  throw stale();
};
