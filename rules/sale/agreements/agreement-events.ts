/**
 * What happens with an agreement or a change order, in the words of its chain of hashes.
 * - `sent`: it went out to be signed. `link_sent`: a signer was mailed their own link.
 * - `viewed`: a signer opened the document through their link. `consented`: they agreed to sign electronically.
 * - `signed`: they signed. `completed`: the last of them did, and the file was sealed.
 * - `declined`, `voided`, `expired`: it ended otherwise.
 */
export const agreementEventKinds = [
  'sent',
  'link_sent',
  'viewed',
  'consented',
  'signed',
  'completed',
  'declined',
  'voided',
  'expired',
] as const;
export type AgreementEventKind = (typeof agreementEventKinds)[number];

export const agreementEventTitles: Readonly<Record<AgreementEventKind, string>> = {
  sent: 'Sent for signature',
  link_sent: 'Link sent',
  viewed: 'Opened the document',
  consented: 'Agreed to sign electronically',
  signed: 'Signed',
  completed: 'Signed by everybody and sealed',
  declined: 'Declined',
  voided: 'Made void',
  expired: 'Expired',
};

/** Whether a kind that is stored is one of these; a server of another version may know others. */
export const isAgreementEventKind = (kind: string): kind is AgreementEventKind =>
  Object.hasOwn(agreementEventTitles, kind);

/**
 * Stands in the details of an event as `schema`. Those without it are from before: their rows took the time once more, and their acts say
 * nothing of where they came from.
 */
export const eventSchema = 'hearthline.agreement-event/2';

/** The title of a kind that a server of another version may have stored. */
export const eventTitle = (kind: string): string =>
  isAgreementEventKind(kind) ? agreementEventTitles[kind] : kind;

/** An event of the chain, as its hash covers it. Instants as ISO 8601 in UTC with milliseconds, hashes in lower-case hex. */
export interface ChainedEvent {
  /** From 1. */
  readonly n: number;
  readonly at: string;
  readonly kind: string;
  readonly actor: string;
  readonly documentSha256: string;
  readonly detailsSha256: string;
  /** The hash of the event before; 64 zeros for the first. */
  readonly prev: string;
}

/** What stands before the first event. */
export const chainStart = '0'.repeat(64);
