import { eventSchema } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { isIntact, type StoredEvent } from '../chain.ts';
import { shownFile } from '../warranties/warranty-files.ts';
import { replayEvents, type Replay } from './replay-events.ts';

/** The rows of an agreement that was sent. */
export interface AgreementRecordRows {
  readonly agreement: Row<'agreements'>;
  readonly signers: readonly Row<'agreementSigners'>[];
  readonly events: readonly StoredEvent[];
  /** What the audit log holds of its events. */
  readonly anchors: readonly { readonly n: number; readonly hash: string; readonly number: string }[];
}

/** Rows written before events had a schema took the time once more, shortly before or after their event. */
const apartMs = 60_000;

const isTime = (row: Date | null, event: Date | number | null, isExact: boolean): boolean =>
  row === null || event === null
    ? row === event
    : Math.abs(row.getTime() - Number(event)) <= (isExact ? 0 : apartMs);

/** Whether a column holds what an event tells, if it tells anything of it. */
const holds = (row: unknown, event: unknown): boolean => event === undefined || row === event;

const agreementProblem = ({ agreement, events }: AgreementRecordRows, replay: Replay): string | null => {
  const { document } = agreement;
  const isExact = events.every(({ details }) => details.schema === eventSchema);
  const number = agreementNumber(agreement.number);
  const checks: Readonly<Record<string, boolean>> = {
    status: agreement.status === replay.status,
    number: document.number === number && holds(number, replay.number),
    document: holds(hashOfJson(document), replay.contentSha256),
    'quote in the document':
      hashOfJson(document.quote) === document.quoteSha256 && holds(document.quoteSha256, replay.quoteSha256),
    total: agreement.totalCents === document.quote.totalCents,
    'version of the consent': agreement.consentVersion === String(document.texts.consent.version),
    'hash of the agreement': agreement.pdfSha256 === replay.pdfSha256,
    'hash of the disclosures': holds(agreement.disclosuresSha256, replay.disclosuresSha256),
    'hash of the signed file': agreement.signedSha256 === replay.signedSha256,
    'size of the signed file': holds(agreement.signedSize, replay.signedSize),
    'time of sending': isTime(agreement.sentAt, replay.sentAt, isExact),
    'files that came along': hashOfJson(agreement.files.map(shownFile)) === hashOfJson(replay.files),
    'last moment': holds(agreement.expiresAt?.toISOString(), replay.expiresAt),
    'time of the last signature': isTime(agreement.signedAt, replay.signedAt, isExact),
    'time of its end': isTime(agreement.closedAt, replay.closedAt, isExact),
    'reason of its end': agreement.closedReason === replay.closedReason,
  };
  const wrong = Object.entries(checks).find(([, isRight]) => !isRight);
  return wrong ? `${wrong[0]}: not what its events tell` : null;
};

const signerProblem = (
  { agreement, signers, events }: AgreementRecordRows,
  replay: Replay,
): string | null => {
  const isExact = events.every(({ details }) => details.schema === eventSchema);
  const named = agreement.document.signers;
  if (signers.length !== named.length) return 'signers: more or fewer than the agreement names';
  for (const [index, signer] of signers.entries()) {
    const who = `signer ${index + 1}`;
    const { name, role } = named[index] ?? {};
    if (signer.position !== index + 1 || signer.name !== name || signer.role !== role)
      return `${who}: not whom the agreement names`;
    for (const [column, recorded] of Object.entries(replay.signers.get(signer.id) ?? {})) {
      const row = signer[column as keyof typeof signer];
      const isRight =
        row instanceof Date ? isTime(row, Number(recorded ?? Number.NaN), isExact) : row === recorded;
      if (!isRight) return `${who}: ${column} is not what the events tell`;
    }
  }
  return null;
};

/** What is wrong with the rows of an agreement, in a few words; null if they are what was written. */
export const rowsProblem = (rows: AgreementRecordRows): string | null => {
  const { agreement, signers, events, anchors } = rows;
  if (!isIntact(events.map((event) => ({ ...event, at: event.at.toISOString() }))))
    return 'events: not the chain that was written';
  const changed = events.find(({ details, detailsSha256 }) => hashOfJson(details) !== detailsSha256);
  if (changed) return `event ${changed.n}: other details than its hash covers`;
  const loose = anchors.find(
    ({ n, hash, number }) => events[n - 1]?.hash !== hash || number !== agreementNumber(agreement.number),
  );
  if (loose) return `event ${loose.n}: not the one in the audit log`;
  const replay = replayEvents(events, signers);
  if (!replay) return 'events: they cannot have happened in this order';
  return agreementProblem(rows, replay) ?? signerProblem(rows, replay);
};
