import type { Context } from '../../../platform/context.ts';
import { hashOfSecret, newSecret } from '../../../platform/crypto/link-secrets.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { PaperKind } from './paper-kind.ts';

/**
 * Makes a signer's own link. @param endsOlder whether links that they got before end; a reminder leaves them
 * @returns the address that is mailed: its secret stands behind `#`, where no server sees it
 */
export const makeSignerLink = async (
  context: Pick<Context, 'now' | 'publicUrl'>,
  trx: Transaction,
  { tables }: PaperKind,
  signerId: string,
  endsOlder: boolean,
): Promise<string> => {
  const secret = newSecret();
  if (endsOlder)
    await trx
      .updateTable(tables.links)
      .set({ endedAt: context.now() })
      .where('signerId', '=', signerId)
      .where('endedAt', 'is', null)
      .execute();
  await trx
    .insertInto(tables.links)
    .values({ signerId, tokenHash: hashOfSecret(secret), createdAt: context.now() })
    .execute();
  return `${context.publicUrl}/sign#token=${secret}`;
};
