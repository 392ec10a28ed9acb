import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import type { SignerRole } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import { presentBuyers } from '../../agreements/agreement.api.ts';
import type { PresentContract } from '../draft/present-contract.ts';

/** Somebody who is to sign. */
export interface NewSigner {
  readonly role: SignerRole;
  readonly name: string;
  readonly email: string;
}

/** Who signs a change order: who buys now, then the deal's owner. @throws AppError CONFLICT without either, or without an address */
export const signersNow = async (
  db: Db,
  { dealId, ownerId }: Pick<PresentContract, 'dealId' | 'ownerId'>,
): Promise<NewSigner[]> => {
  const { contactId } = await db
    .selectFrom('deals')
    .select('contactId')
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  if (contactId === null) throw conflict(changeOrderSentences.noBuyer);
  const buyers = await presentBuyers(db, dealId, []);
  const unreachable = buyers.find(({ email }) => !email);
  if (unreachable) throw conflict(agreementSentences.noAddress(unreachable.name));
  const owner =
    ownerId === null
      ? undefined
      : await db.selectFrom('users').select(['name', 'email']).where('id', '=', ownerId).executeTakeFirst();
  if (!owner) throw conflict(changeOrderSentences.noOwner);
  return [
    ...buyers.map(({ name, email }): NewSigner => ({ role: 'buyer', name, email })),
    { role: 'seller', name: owner.name, email: owner.email },
  ];
};
