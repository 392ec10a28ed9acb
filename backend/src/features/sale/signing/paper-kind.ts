import type { Reading } from '@hearthline/rules/sale/agreements/reading.ts';
import type { AgreementFile } from '@hearthline/rules/sale/agreements/warranties.ts';
import type { TextVersion } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import type { AgreementStatus, SignerRole } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { ChangeOrderStatus } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import type { ScheduledPayment } from '@hearthline/rules/sale/payment-plans/schedule.ts';
import type { SigningSentences } from '@hearthline/rules/sale/signing/signing-sentences.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import type { NewMail } from '../../../platform/mail/mail-outbox.ts';
import type { StoredBytes } from '../../../platform/storage/store-bytes.ts';
import type { LinkedEvent, StoredEvent } from './chain.ts';
import type { Replay } from './evidence/replay-events.ts';
import type { DealOfPaper, LockedSigner } from './lock-paper.ts';
import type { PaperName, SigningTables } from './signing-tables.ts';

/** What the documents of all kinds have. */
export interface PaperDocument {
  /** As in `A-1001`. */
  readonly number: string;
  readonly signers: readonly { readonly name: string; readonly role: SignerRole }[];
  readonly texts: { readonly consent: TextVersion };
}

/** What signing reads of the row of a paper, whichever kind it is. */
export interface PaperRow extends Pick<
  Row<'agreements'>,
  | 'id'
  | 'dealId'
  | 'version'
  | 'sentAt'
  | 'expiresAt'
  | 'signedAt'
  | 'closedAt'
  | 'closedReason'
  | 'signedKey'
  | 'signedSha256'
  | 'signedSize'
> {
  readonly status: AgreementStatus | ChangeOrderStatus;
  /** Known once it was sent, as are its document and its file. */
  readonly number: number | null;
  readonly document: PaperDocument | null;
  readonly consentVersion: string | null;
  readonly pdfKey: string | null;
  readonly pdfSha256: string | null;
  readonly pdfSize: number | null;
}

/** A paper with its signers, all locked after its deal. */
export interface LockedPaper extends PaperRow, DealOfPaper {
  readonly signers: readonly LockedSigner[];
}

/** What the document of a paper says, as far as signing concerns it. */
export interface PaperFacts {
  readonly homeName: string;
  /** What mails call the home. */
  readonly home: string;
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
  };
  /** What signers agree to before they sign electronically. */
  readonly consentText: () => string;
}

/** Whom a mail goes to, and what it is about. */
export interface AboutMail {
  readonly signer: { readonly name: string; readonly email: string };
  readonly company: string;
  readonly number: string;
  readonly home: string;
}

/** The signed file, and the event that tells of it. */
export interface Completion {
  readonly file: StoredBytes;
  readonly event: LinkedEvent;
  readonly at: Date;
}

/** All that is stored of a paper that was sent. */
export interface PaperRecord {
  readonly paper: PaperRow;
  readonly signers: readonly LockedSigner[];
  readonly events: readonly StoredEvent[];
  /** What the audit log holds of its events. */
  readonly anchors: readonly { readonly n: number; readonly hash: string; readonly number: string }[];
}

/** What somebody who signs sees of a paper, beside what all kinds have. */
export interface LinkedPaper {
  readonly totalCents: number;
  /** Null for a kind without disclosures. */
  readonly disclosures: { readonly key: string; readonly sha256: string; readonly size: number } | null;
  readonly files: AgreementFile[];
  readonly schedule: ScheduledPayment[];
}

/** How a kind of paper differs from the others: everything else about signing is the same (decision 0103). */
export interface PaperKind {
  readonly name: PaperName;
  readonly tables: SigningTables;
  /** How the audit log calls it; actions begin with it. */
  readonly object: 'agreement' | 'change-order';
  /** As in `agreement`, and at the beginning of a title. */
  readonly title: 'agreement' | 'change order';
  readonly fileTitle: 'Purchase agreement' | 'Change order';
  readonly sentences: SigningSentences;
  readonly numberOf: (number: number) => string;
  /** The stages of a deal in which it can be signed, and what is said in all others, and once the sale was cancelled. */
  readonly dealStages: readonly DealOfPaper['dealStage'][];
  readonly dealStopped: string;
  /** What its document says. */
  readonly factsOf: (document: PaperDocument) => PaperFacts;
  readonly reading: (document: PaperDocument) => Reading;
  readonly mails: {
    readonly signing: (about: AboutMail, url: string, lastDay: string, isReminder: boolean) => NewMail;
    readonly closed: (about: AboutMail, why: string) => NewMail;
    readonly copy: (about: AboutMail, url: string) => NewMail;
  };
  /** Which paper of this kind a file is, by its hash, and in which state of it; undefined if none that was sent. */
  readonly find: (
    context: Pick<Context, 'query'>,
    hash: string,
  ) => Promise<{ readonly id: string; readonly kind: string } | undefined>;
  /** What somebody who signs sees of it. */
  readonly linked: (context: Context, id: string) => Promise<LinkedPaper>;
  /** A warranty that comes along, by its hash; null if there is no such file. */
  readonly file: (
    context: Context,
    id: string,
    sha256: string,
  ) => Promise<{
    readonly key: string;
    readonly sha256: string;
    readonly size: number;
    readonly name: string;
  } | null>;
  /** The signed file: the pages as they were read, the certificate page, and the seal. @param events the chain up to the last signature */
  readonly signedFile: (
    context: Context,
    paper: PaperRow,
    signers: readonly LockedSigner[],
    events: readonly LinkedEvent[],
    at: Date,
  ) => Promise<{ readonly bytes: Buffer; readonly isStamped: boolean }>;
  /** What the last signature does, in its transaction: the paper is signed by then. */
  readonly finish: (
    context: Context,
    trx: Transaction,
    paper: LockedPaper,
    completion: Completion,
  ) => Promise<void>;
  /** Whether the columns that this kind alone has hold what its events tell, each by what it is. */
  readonly rowChecks: (paper: PaperRow, replay: Replay) => Readonly<Record<string, boolean>>;
  /** What is wrong with the files that this kind alone has, in a few words; null if nothing is. */
  readonly filesProblem: (context: Pick<Context, 'storage'>, paper: PaperRow) => Promise<string | null>;
}

/** Whether a paper is out for signature: kinds have a word of their own for it. */
export const isOut = ({ status }: Pick<PaperRow, 'status'>): boolean => status === 'out' || status === 'sent';

/** Whether the deal of a paper lets it be signed. */
export const dealGoesOn = (
  { dealStages }: Pick<PaperKind, 'dealStages'>,
  { dealStage, dealCancelledOn }: Pick<DealOfPaper, 'dealStage' | 'dealCancelledOn'>,
): boolean => dealStages.includes(dealStage) && dealCancelledOn === null;
