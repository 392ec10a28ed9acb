import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { AgreementRecord } from './agreement.queries.ts';

type SignerRecord = NonNullable<AgreementRecord['signers']>[number];

/** A signer as the API answers them. */
export interface SignerView extends Omit<SignerRecord, 'signedAt' | 'email'> {
  /** Null for everybody but staff. */
  readonly email: string | null;
  readonly signedAt: Date | null;
}

/** An agreement as the API answers it. */
export interface AgreementView extends Omit<AgreementRecord, 'number' | 'signers'> {
  readonly number: string;
  readonly signers: SignerView[];
}

/** @param isForStaff whether addresses and reasons are shown */
export const agreementView = (
  { number, signers, ...row }: AgreementRecord,
  isForStaff: boolean,
): AgreementView => ({
  ...row,
  number: agreementNumber(number),
  signers: (signers ?? []).map((one) => ({
    ...one,
    email: isForStaff ? one.email : null,
    declineReason: isForStaff ? one.declineReason : null,
    signedAt: one.signedAt === null ? null : new Date(one.signedAt),
  })),
});
