import { eventSchema } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { isIntact } from '../chain.ts';
import { documentOf } from '../paper-document.ts';
import { isOut, type PaperKind, type PaperRecord } from '../paper-kind.ts';
import { replayEvents, type Replay } from './replay-events.ts';

/** Rows written before events had a schema took the time once more, shortly before or after their event. */
const apartMs = 60_000;

const isTime = (row: Date | null, event: Date | number | null, isExact: boolean): boolean =>
  row === null || event === null
    ? row === event
    : Math.abs(row.getTime() - Number(event)) <= (isExact ? 0 : apartMs);

/** Whether a column holds what an event tells, if it tells anything of it. */
export const holds = (row: unknown, event: unknown): boolean => event === undefined || row === event;

const paperProblem = (kind: PaperKind, { paper, events }: PaperRecord, replay: Replay): string | null => {
  const document = documentOf(paper);
  const isExact = events.every(({ details }) => details.schema === eventSchema);
  const number = kind.numberOf(paper.number ?? 0);
  const checks: Readonly<Record<string, boolean>> = {
    status: (isOut(paper) ? 'out' : paper.status) === replay.status,
    number: document.number === number && holds(number, replay.number),
    document: holds(hashOfJson(document), replay.contentSha256),
    ...kind.rowChecks(paper, replay),
    'version of the consent': paper.consentVersion === String(document.texts.consent.version),
    [`hash of the ${kind.title}`]: paper.pdfSha256 === replay.pdfSha256,
    'hash of the signed file': paper.signedSha256 === replay.signedSha256,
    'size of the signed file': holds(paper.signedSize, replay.signedSize),
    'time of sending': isTime(paper.sentAt, replay.sentAt, isExact),
    'last moment': holds(paper.expiresAt?.toISOString(), replay.expiresAt),
    'time of the last signature': isTime(paper.signedAt, replay.signedAt, isExact),
    'time of its end': isTime(paper.closedAt, replay.closedAt, isExact),
    'reason of its end': paper.closedReason === replay.closedReason,
  };
  const wrong = Object.entries(checks).find(([, isRight]) => !isRight);
  return wrong ? `${wrong[0]}: not what its events tell` : null;
};

const signerProblem = (
  { title }: PaperKind,
  { paper, signers, events }: PaperRecord,
  replay: Replay,
): string | null => {
  const isExact = events.every(({ details }) => details.schema === eventSchema);
  const named = documentOf(paper).signers;
  if (signers.length !== named.length) return `signers: more or fewer than the ${title} names`;
  for (const [index, signer] of signers.entries()) {
    const who = `signer ${index + 1}`;
    const { name, role } = named[index] ?? {};
    if (signer.position !== index + 1 || signer.name !== name || signer.role !== role)
      return `${who}: not whom the ${title} names`;
    for (const [column, recorded] of Object.entries(replay.signers.get(signer.id) ?? {})) {
      const row = signer[column as keyof typeof signer];
      const isRight =
        row instanceof Date ? isTime(row, Number(recorded ?? Number.NaN), isExact) : row === recorded;
      if (!isRight) return `${who}: ${column} is not what the events tell`;
    }
  }
  return null;
};

/** What is wrong with the rows of a paper, in a few words; null if they are what was written. */
export const rowsProblem = (kind: PaperKind, record: PaperRecord): string | null => {
  const { paper, signers, events, anchors } = record;
  if (!isIntact(events.map((event) => ({ ...event, at: event.at.toISOString() }))))
    return 'events: not the chain that was written';
  const changed = events.find(({ details, detailsSha256 }) => hashOfJson(details) !== detailsSha256);
  if (changed) return `event ${changed.n}: other details than its hash covers`;
  const number = kind.numberOf(paper.number ?? 0);
  const loose = anchors.find(
    (anchor) => events[anchor.n - 1]?.hash !== anchor.hash || anchor.number !== number,
  );
  if (loose) return `event ${loose.n}: not the one in the audit log`;
  const replay = replayEvents(events, signers);
  if (!replay) return 'events: they cannot have happened in this order';
  return paperProblem(kind, record, replay) ?? signerProblem(kind, record, replay);
};
