import {
  isAgreementEventKind,
  type AgreementEventKind,
} from '@hearthline/rules/sale/agreements/agreement-events.ts';
import type { AgreementStatus } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import type { StoredEvent } from '../chain.ts';

/** A column of the rows: instants as milliseconds since 1970. */
type Value = string | number | null;

type SignerColumn =
  | 'state'
  | 'sentAt'
  | 'viewedAt'
  | 'consentedAt'
  | 'consentVersion'
  | 'consentSha256'
  | 'signedAt'
  | 'signedName'
  | 'drawingSha256'
  | 'declinedAt'
  | 'declineReason';

/** What the rows of a paper must hold by its events; a column that the events do not tell of is left out. */
export interface Replay {
  status: AgreementStatus;
  number?: unknown;
  pdfSha256: string;
  disclosuresSha256?: unknown;
  quoteSha256?: unknown;
  /** Of a change order, the hash of the signed agreement that it changes. */
  agreementSha256?: unknown;
  /** The hash of the whole document, as data. */
  contentSha256?: unknown;
  sentAt: Date;
  expiresAt?: unknown;
  /** The files that it was sent with; none of agreements that were sent before there were any. */
  files: readonly unknown[];
  signedAt: Date | null;
  signedSha256: string | null;
  signedSize?: unknown;
  closedAt: Date | null;
  closedReason: unknown;
  readonly signers: Map<string, Record<SignerColumn, Value>>;
  /** The hash of the last signature. */
  lastSignature: string | null;
}

/** Who signs, as the rows name them. */
export type SignerNames = Pick<Row<'agreementSigners'>, 'id' | 'name' | 'role' | 'email'>;

const untouched = (): Record<SignerColumn, Value> => ({
  state: 'waiting',
  sentAt: null,
  viewedAt: null,
  consentedAt: null,
  consentVersion: null,
  consentSha256: null,
  signedAt: null,
  signedName: null,
  drawingSha256: null,
  declinedAt: null,
  declineReason: null,
});

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The signer that an event is about. The first versions of the demo named signers, where all others give their ids. */
const signerOf = (
  { actor, details }: StoredEvent,
  signers: readonly SignerNames[],
): SignerNames | undefined => {
  const { signer, name, role } = details;
  if (signer !== undefined) return signers.find(({ id }) => id === signer);
  const named = typeof name === 'string' && typeof role === 'string' ? `${name}, ${role}` : actor;
  return signers.find((one) => `${one.name}, ${one.role}` === named);
};

/** What an event does to a signer: from which states, and what it sets; null for events that are about none. */
const acts: Partial<
  Record<
    AgreementEventKind,
    {
      readonly from: readonly Value[];
      readonly set: (event: StoredEvent) => Partial<Record<SignerColumn, Value>>;
    }
  >
> = {
  link_sent: { from: ['waiting'], set: ({ at }) => ({ state: 'sent', sentAt: at.getTime() }) },
  viewed: { from: ['sent'], set: ({ at }) => ({ state: 'viewed', viewedAt: at.getTime() }) },
  consented: {
    from: ['viewed'],
    set: ({ at, details }) => ({
      state: 'consented',
      consentedAt: at.getTime(),
      consentVersion: text(details.consentVersion),
      consentSha256: text(details.consentSha256),
    }),
  },
  signed: {
    from: ['consented'],
    set: ({ at, details }) => ({
      state: 'signed',
      signedAt: at.getTime(),
      signedName: text(details.name),
      drawingSha256: text(details.drawingSha256),
    }),
  },
  declined: {
    from: ['sent', 'viewed', 'consented'],
    set: ({ at, details }) => ({
      state: 'declined',
      declinedAt: at.getTime(),
      declineReason: text(details.reason),
    }),
  },
};

const endings: Partial<Record<AgreementEventKind, AgreementStatus>> = {
  declined: 'declined',
  voided: 'void',
  expired: 'expired',
};

/** Lets one event happen. @returns whether it could */
const happen = (replay: Replay, event: StoredEvent, signers: readonly SignerNames[]): boolean => {
  const { kind, at, documentSha256, details } = event;
  if (!isAgreementEventKind(kind) || kind === 'sent') return false;
  const about = kind === 'voided' ? (replay.signedSha256 ?? replay.pdfSha256) : replay.pdfSha256;
  if (kind !== 'completed' && documentSha256 !== about) return false;
  if (replay.status !== 'out' && !(kind === 'voided' && replay.status === 'signed')) return false;
  const act = acts[kind];
  if (act) {
    const names = signerOf(event, signers);
    const signer = names && replay.signers.get(names.id);
    if (!names || !signer || !act.from.includes(signer.state)) return false;
    if (kind === 'link_sent') {
      if (details.name !== names.name || details.role !== names.role) return false;
      if (details.email !== undefined && details.email !== names.email) return false;
    } else if (event.actor !== `${names.name}, ${names.role}`) return false;
    Object.assign(signer, act.set(event));
    if (kind === 'signed') replay.lastSignature = event.hash;
  }
  if (kind === 'completed') {
    if ([...replay.signers.values()].some(({ state }) => state !== 'signed')) return false;
    Object.assign(replay, {
      status: 'signed',
      signedAt: at,
      signedSha256: documentSha256,
      signedSize: details.size,
    });
  }
  const ending = endings[kind];
  if (ending) Object.assign(replay, { status: ending, closedAt: at, closedReason: details.reason ?? null });
  return true;
};

/**
 * What the events of a paper tell, one after the other.
 * @returns null for events that cannot have happened, in this order, to these signers
 */
export const replayEvents = (
  [first, ...rest]: readonly StoredEvent[],
  signers: readonly SignerNames[],
): Replay | null => {
  if (first?.kind !== 'sent') return null;
  const { at, documentSha256, details } = first;
  const replay: Replay = {
    status: 'out',
    number: details.number,
    pdfSha256: documentSha256,
    disclosuresSha256: details.disclosuresSha256,
    quoteSha256: details.quoteSha256,
    agreementSha256: details.agreementSha256,
    contentSha256: details.contentSha256,
    sentAt: at,
    expiresAt: details.expiresAt,
    files: Array.isArray(details.files) ? (details.files as unknown[]) : [],
    signedAt: null,
    signedSha256: null,
    closedAt: null,
    closedReason: null,
    signers: new Map(signers.map(({ id }) => [id, untouched()])),
    lastSignature: null,
  };
  return rest.every((event) => happen(replay, event, signers)) ? replay : null;
};
