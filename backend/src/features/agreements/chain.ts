import { createHash } from 'node:crypto';
import { chainStart, type ChainedEvent } from '@hearthline/rules/agreements/events.ts';
import canonicalize from 'canonicalize';

/** SHA-256 of a text or of bytes, in lower-case hex. */
export const sha256Of = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** SHA-256 of the canonical JSON (RFC 8785) of a value. */
export const hashOfJson = (value: object): string => sha256Of(canonicalize(value) ?? '');

/** The hash of an event; it covers the one before (rule `sign.chain`). */
export const hashOfEvent = ({
  n,
  at,
  kind,
  actor,
  documentSha256,
  detailsSha256,
  prev,
}: ChainedEvent): string => hashOfJson({ n, at, kind, actor, documentSha256, detailsSha256, prev });

/** What is added to a chain. */
export interface NewEvent {
  readonly at: Date;
  readonly kind: string;
  readonly actor: string;
  readonly documentSha256: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The next event of a chain. @param last the one before, null for the first */
export const linkEvent = (
  last: { readonly n: number; readonly hash: string } | null,
  { at, details, ...event }: NewEvent,
): ChainedEvent & { readonly hash: string } => {
  const linked: ChainedEvent = {
    ...event,
    n: (last?.n ?? 0) + 1,
    at: at.toISOString(),
    detailsSha256: hashOfJson(details),
    prev: last?.hash ?? chainStart,
  };
  return { ...linked, hash: hashOfEvent(linked) };
};

/** Whether the events, in their order, are a chain that nobody has changed. */
export const isIntact = (events: readonly (ChainedEvent & { readonly hash: string })[]): boolean =>
  events.every(
    (event, index) =>
      event.n === index + 1 &&
      event.prev === (events[index - 1]?.hash ?? chainStart) &&
      event.hash === hashOfEvent(event),
  );
