import { linkMinutes, type LinkPurpose } from '@hearthline/rules/people/accounts.ts';
import { hashOfSecret, newSecret } from '../../../../platform/crypto/link-secrets.ts';
import type { NewRow, Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';

/** Locks an account against other changes until the transaction ends. Rows that merely refer to it, such as a history entry, need not wait. */
export const lockAccount = async (trx: Transaction, userId: string): Promise<void> => {
  await trx.selectFrom('users').where('id', '=', userId).forNoKeyUpdate().execute();
};

/**
 * Voids an account's links for the given purposes. Everywhere the account is locked first, then what belongs to it:
 * of two concurrent changes one waits, and they cannot deadlock.
 */
export const voidLinks = async (
  trx: Transaction,
  userId: string,
  now: Date,
  purposes: readonly LinkPurpose[],
): Promise<void> => {
  await lockAccount(trx, userId);
  await trx
    .updateTable('accountLinks')
    .set({ voidedAt: now })
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('voidedAt', 'is', null)
    .execute();
};

/** @returns the token, 256 random bits; it exists only in the mail */
const storeLink = async (
  trx: Transaction,
  link: Pick<NewRow<'accountLinks'>, 'userId' | 'signUpId' | 'purpose' | 'newEmail'>,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + linkMinutes[link.purpose] * 60_000);
  await trx
    .insertInto('accountLinks')
    .values({ ...link, tokenHash: hashOfSecret(token), expiresAt })
    .execute();
  return token;
};

/** Creates a link to an account and voids the older ones for the same purpose. @returns the token */
export const issueLink = async (
  trx: Transaction,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
  newEmail: string | null = null,
): Promise<string> => {
  await voidLinks(trx, userId, now, [purpose]);
  return storeLink(trx, { userId, purpose, newEmail }, now);
};

/** Creates the link that confirms one sign-up and voids the older ones of the same sign-up. @returns the token */
export const issueSignUpLink = async (trx: Transaction, signUpId: string, now: Date): Promise<string> => {
  await trx
    .updateTable('accountLinks')
    .set({ voidedAt: now })
    .where('signUpId', '=', signUpId)
    .where('usedAt', 'is', null)
    .where('voidedAt', 'is', null)
    .execute();
  return storeLink(trx, { signUpId, purpose: 'sign_up' }, now);
};

/** What a redeemed link belongs to: a sign-up, or else an account. */
export type Redeemed = Readonly<Pick<Row<'accountLinks'>, 'userId' | 'signUpId' | 'newEmail' | 'purpose'>>;

/** The error for a link that cannot be redeemed: used, expired or voided by something newer; an unknown token is invalid. */
const explain = (link?: Pick<Row<'accountLinks'>, 'usedAt' | 'heldAt'>): AppError => {
  if (!link) return new AppError('LINK_INVALID');
  return new AppError(link.usedAt || link.heldAt ? 'LINK_USED' : 'LINK_EXPIRED');
};

/**
 * Redeems a link. A single statement decides, so of any number of concurrent tries exactly one succeeds (docs/security.md, C2). Its account
 * is locked first, as in {@link voidLinks}.
 * @param as whether what it confirms takes effect, or waits for staff
 * @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED
 */
export const redeemLink = async (
  trx: Transaction,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
  as: 'usedAt' | 'heldAt' = 'usedAt',
): Promise<Redeemed> => {
  const tokenHash = hashOfSecret(token);
  await trx
    .selectFrom('users')
    .where('id', '=', (eb) =>
      eb.selectFrom('accountLinks').select('userId').where('tokenHash', '=', tokenHash),
    )
    .forNoKeyUpdate()
    .execute();
  const redeemed = await trx
    .updateTable('accountLinks')
    .set({ [as]: now })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('heldAt', 'is', null)
    .where('voidedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'signUpId', 'newEmail', 'purpose'])
    .executeTakeFirst();
  if (redeemed) return redeemed;
  const link = trx
    .selectFrom('accountLinks')
    .select(['usedAt', 'heldAt'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes);
  throw explain(await link.executeTakeFirst());
};

/** The account of a redeemed link. @throws AppError LINK_INVALID if it belongs to none */
export const ownerOf = ({ userId }: Redeemed): string => {
  if (userId === null) throw explain();
  return userId;
};

/** A link that can still be redeemed, with the address and the password of what it belongs to: a sign-up, or else an account. */
export type OpenLink = Redeemed &
  Readonly<{
    id: string;
    signUpEmail: string | null;
    signUpPasswordHash: string | null;
    userEmail: string | null;
    userPasswordHash: string | null;
  }>;

/** Finds a link, with what it belongs to, without redeeming it. @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED */
export const findLink = async (
  trx: Transaction,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<OpenLink> => {
  const link = await trx
    .selectFrom('accountLinks as l')
    .leftJoin('users as u', 'u.id', 'l.userId')
    .leftJoin('signUps as s', 's.id', 'l.signUpId')
    .select(['l.id', 'l.purpose', 'l.newEmail', 'l.userId', 'l.signUpId'])
    .select(['l.usedAt', 'l.heldAt', 'l.voidedAt', 'l.expiresAt'])
    .select(['s.email as signUpEmail', 's.passwordHash as signUpPasswordHash'])
    .select(['u.email as userEmail', 'u.passwordHash as userPasswordHash'])
    .where('l.tokenHash', '=', hashOfSecret(token))
    .where('l.purpose', 'in', purposes)
    .executeTakeFirst();
  if (!link || link.usedAt || link.heldAt || link.voidedAt || link.expiresAt <= now) throw explain(link);
  return link;
};

/** Finds a link's account without redeeming the link. @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED */
export const inspectLink = async (
  trx: Transaction,
  token: string,
  purpose: Exclude<LinkPurpose, 'sign_up'>,
  now: Date,
): Promise<Pick<Row<'users'>, 'name' | 'email' | 'emailFolded' | 'role'>> => {
  const link = await findLink(trx, token, [purpose], now);
  return trx
    .selectFrom('users')
    .select(['name', 'email', 'emailFolded', 'role'])
    .where('id', '=', ownerOf(link))
    .executeTakeFirstOrThrow(() => explain());
};
