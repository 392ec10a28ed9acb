/** The states of an agreement (docs/sale.md, section 3). */
export const agreementStatuses = ['draft', 'out', 'signed', 'declined', 'expired', 'void'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** Those of which a deal has one at most. */
export const liveStatuses = ['draft', 'out', 'signed'] as const satisfies readonly AgreementStatus[];

export const agreementStatusTitles: Readonly<Record<AgreementStatus, string>> = {
  draft: 'Draft',
  out: 'Out for signature',
  signed: 'Signed',
  declined: 'Declined',
  expired: 'Expired',
  void: 'Void',
};

/** The same for somebody who signs. */
export const signerStatusTitles: Readonly<Record<AgreementStatus, string>> = {
  ...agreementStatusTitles,
  out: 'Waiting for signatures',
};

const next: Readonly<Record<AgreementStatus, readonly AgreementStatus[]>> = {
  draft: ['out', 'void'],
  out: ['signed', 'declined', 'expired', 'void'],
  signed: ['void'],
  declined: [],
  expired: [],
  void: [],
};

/** What is said to whoever changes a deal that an agreement holds together. */
export const voidFirst = 'Void the agreement first.';

/** Those by which a deal is bound: nothing is quoted anew beside one. */
export const bindingStatuses = ['out', 'signed'] as const satisfies readonly AgreementStatus[];

/** Whether an agreement of one state may enter another. A draft becomes void by itself alone, when its quote is replaced. */
export const mayBecome = (from: AgreementStatus, to: AgreementStatus): boolean => next[from].includes(to);

/** Who signs. Buyers sign first, the seller last. */
export const signerRoles = ['buyer', 'seller'] as const;
export type SignerRole = (typeof signerRoles)[number];

export const signerRoleTitles: Readonly<Record<SignerRole, string>> = { buyer: 'Buyer', seller: 'Seller' };

/** How far a signer is. */
export const signerStates = ['waiting', 'sent', 'viewed', 'consented', 'signed', 'declined'] as const;
export type SignerState = (typeof signerStates)[number];

export const signerStateTitles: Readonly<Record<SignerState, string>> = {
  waiting: 'Not sent yet',
  sent: 'Link sent',
  viewed: 'Has read it',
  consented: 'Agreed to sign electronically',
  signed: 'Signed',
  declined: 'Declined',
};

/** Whether somebody in this state has something left to do. */
export const isOpenSigner = (state: SignerState): boolean =>
  state === 'sent' || state === 'viewed' || state === 'consented';

/** For how many days after it was sent an agreement can be signed. */
export const agreementDays = 30;

/** For how many days after the last signature, or after it was mailed, a link opens the signed agreement. */
export const signedLinkDays = 30;

/** After how many days without a signature a signer is reminded, and again. */
export const remindAfterDays = 5;
/** How often at most. */
export const maxReminders = 3;

/** How people see the number of an agreement: `A-1001`. */
export const agreementNumber = (number: number): string => `A-${number}`;
