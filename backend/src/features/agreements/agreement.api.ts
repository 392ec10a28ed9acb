import type { AgreementDocument } from '@hearthline/rules/agreements/document.ts';
import { agreementNumber } from '@hearthline/rules/agreements/states.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';

/** The signed agreement of a deal, as far as others build on it. */
export interface SignedAgreement {
  readonly id: string;
  readonly number: string;
  readonly quoteId: string;
  readonly totalCents: number;
  readonly signedAt: Date;
  /** What it says; `quote` is the frozen document of the accepted quote. */
  readonly document: AgreementDocument;
  /** The signed file in the storage. */
  readonly file: { readonly key: string; readonly sha256: string; readonly size: number };
}

/** The signed agreement of a deal, its row locked against being made void meanwhile; null if there is none. Lock the deal first. */
export const signedAgreementOf = async (
  em: EntityManager,
  dealId: string,
): Promise<SignedAgreement | null> => {
  const row = await dbIn(em)
    .selectFrom('agreements')
    .select([
      'id',
      'number',
      'quoteId',
      'totalCents',
      'signedAt',
      'document',
      'signedKey',
      'signedSha256',
      'signedSize',
    ])
    .where('dealId', '=', dealId)
    .where('status', '=', 'signed')
    .forShare()
    .executeTakeFirst();
  if (!row?.signedAt || !row.signedKey || !row.signedSha256 || !row.signedSize) return null;
  const { id, number, quoteId, totalCents, signedAt, document, signedKey, signedSha256, signedSize } = row;
  return {
    id,
    number: agreementNumber(number),
    quoteId,
    totalCents: Number(totalCents),
    signedAt,
    document,
    file: { key: signedKey, sha256: signedSha256, size: signedSize },
  };
};
