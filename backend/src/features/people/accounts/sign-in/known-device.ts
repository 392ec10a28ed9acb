import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';

// The cookie `device` tells a browser that has signed in before from others: failures elsewhere then do not concern it (docs/security.md, A4).
// It holds one signed token for each of the last accounts, gives no access, and is worth nothing after a change of the password.

/** How long a device is known after its last sign-in. */
export const deviceSeconds = 365 * 24 * 3600;

/** People who share a browser. */
const maxAccounts = 3;

type Owner = Pick<Row<'users'>, 'id' | 'passwordHash'>;
type Signed = Pick<Context, 'signature'>;

const tokensIn = (cookie: string): string[] => cookie.split('~').filter(Boolean).slice(0, maxAccounts);

const markOf = ({ id, passwordHash }: Owner): string =>
  `${id} ${createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 22)} `;

/** The device's own word for itself, if it signed in to this account before. */
export const deviceOf = ({ signature }: Signed, cookie: string, owner: Owner): string | null => {
  const texts = tokensIn(cookie).map((token) => signature.verify('device', token));
  return texts.find((text) => text?.startsWith(markOf(owner))) ?? null;
};

/** The cookie for a browser that has just signed in; the accounts of others who use it stay. */
export const rememberDevice = ({ signature }: Signed, cookie: string, owner: Owner): string => {
  const others = tokensIn(cookie).filter(
    (token) => signature.verify('device', token)?.startsWith(`${owner.id} `) === false,
  );
  return [signature.sign('device', markOf(owner) + randomUUID()), ...others].slice(0, maxAccounts).join('~');
};
