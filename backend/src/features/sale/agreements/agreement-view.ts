import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { signerViews, type SignerView } from '../signing/signing.api.ts';
import type { AgreementRecord } from './agreement.queries.ts';

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
  signers: signerViews(signers, isForStaff),
});
