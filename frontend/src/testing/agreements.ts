import type { AgreementStatus, SignerState } from '@hearthline/rules/sale/agreements/agreement-states.ts';

/** An agreement as a signer gets it behind their link. */
export const linkedAgreement = (state: SignerState, status: AgreementStatus = 'out', over: object = {}) => ({
  __typename: 'LinkedAgreement',
  kind: 'agreement',
  number: 'A-1001',
  status,
  state,
  role: 'buyer',
  name: 'Ada Byron',
  totalCents: 12_500_050,
  consentVersion: '1',
  consentText: 'You can sign electronically.\n\n- Paper: you may have it on paper.',
  pdfSha256: 'a'.repeat(64),
  signedSha256: status === 'signed' ? 'b'.repeat(64) : null,
  homeName: 'Yachats',
  lastDay: '2027-02-03',
  files: [
    {
      __typename: 'AgreementFile',
      key: 'warranty_seller',
      name: 'Seller’s warranty',
      sha256: 'c'.repeat(64),
    },
  ],
  company: {
    __typename: 'AgreementCompany',
    name: 'Hearthline Homes',
    phone: '(360) 555-0142',
    email: 'hello@hearthline.example',
  },
  signers: [
    {
      __typename: 'Signer',
      id: 's1',
      role: 'buyer',
      name: 'Ada Byron',
      state,
      signedAt: state === 'signed' ? '2027-01-08T20:00:00.000Z' : null,
    },
    {
      __typename: 'Signer',
      id: 's2',
      role: 'seller',
      name: 'Avery Morgan',
      state: status === 'signed' ? 'signed' : 'waiting',
      signedAt: null,
    },
  ],
  ...over,
});
