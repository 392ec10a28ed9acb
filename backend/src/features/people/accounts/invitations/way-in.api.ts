import { foldEmail } from '@hearthline/rules/text.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { linkLasts, linkTo } from '../account.mail.ts';
import { issueLink } from '../links/account-link.service.ts';
import { storeInvited, type Invited } from './invitation.service.ts';

/** How a customer gets into the portal. */
export interface WayIn {
  /** `invitation`: the link sets the password of a new account. `account`: they have one. */
  readonly kind: 'invitation' | 'account';
  readonly url: string;
  /** How long the link is good, in words; null for an account, whose page stays. */
  readonly lasts: string | null;
}

/**
 * How somebody with an address gets into the portal: an invitation to a new customer account, again if they have not followed an earlier
 * one (whose link ends), otherwise the page of their own account.
 * @returns null for an account that was disabled or archived: staff decide about those
 */
export const wayIn = async (
  context: Context,
  trx: Transaction,
  { name, email }: Pick<Invited, 'name' | 'email'>,
): Promise<WayIn | null> => {
  const known = await trx
    .selectFrom('users')
    .select(['id', 'passwordHash', 'disabledAt', 'archivedAt'])
    .where('emailFolded', '=', foldEmail(email))
    .executeTakeFirst();
  if (known?.archivedAt || known?.disabledAt) return null;
  if (known?.passwordHash) return { kind: 'account', url: `${context.publicUrl}/dashboard`, lasts: null };
  const { id } = known ?? (await storeInvited(context, trx, { name, email, role: 'customer' }));
  const token = await issueLink(trx, id, 'invitation', context.now());
  return {
    kind: 'invitation',
    url: linkTo(context.publicUrl, 'invitation', token),
    lasts: linkLasts('invitation'),
  };
};
