import type { SignerRole, SignerState } from '@hearthline/rules/sale/agreements/agreement-states.ts';

/** A signer as statements return them (`signersAsJson`). */
export interface SignerRecord {
  readonly id: string;
  readonly role: SignerRole;
  readonly name: string;
  readonly email: string;
  readonly order: number;
  readonly state: SignerState;
  readonly signedAt: string | null;
  readonly declineReason: string | null;
}

/** A signer as the API answers them. */
export interface SignerView extends Omit<SignerRecord, 'signedAt' | 'email'> {
  /** Null for everybody but staff. */
  readonly email: string | null;
  readonly signedAt: Date | null;
}

/** @param isForStaff whether addresses and reasons are shown */
export const signerViews = (signers: readonly SignerRecord[] | null, isForStaff: boolean): SignerView[] =>
  (signers ?? []).map((one) => ({
    ...one,
    email: isForStaff ? one.email : null,
    declineReason: isForStaff ? one.declineReason : null,
    signedAt: one.signedAt === null ? null : new Date(one.signedAt),
  }));
