import type { LockedAgreement } from '../lock-agreement.ts';

/** A paper of a signed agreement: where its bytes are, and how it is named. */
export interface SignedPaper {
  readonly title: string;
  readonly filename: string;
  readonly storageKey: string;
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

/** All that the signers of an agreement get to keep: the signed file, its disclosures and the warranties that it was sent with. */
export const signedPapers = (
  { document: { number }, disclosuresKey, disclosuresSha256, disclosuresSize, files }: LockedAgreement,
  signed: { readonly key: string; readonly sha256: string; readonly size: number },
): SignedPaper[] => [
  {
    title: 'Signed agreement',
    filename: `agreement-${number}-signed.pdf`,
    storageKey: signed.key,
    sha256: signed.sha256,
    size: signed.size,
  },
  {
    title: 'Disclosures',
    filename: `disclosures-${number}.pdf`,
    storageKey: disclosuresKey,
    sha256: disclosuresSha256,
    size: disclosuresSize,
  },
  ...files.map(({ key, name, storageKey, sha256, size }) => ({
    title: name,
    filename: `${key.replace('_', '-')}.pdf`,
    storageKey,
    sha256,
    size,
  })),
];
