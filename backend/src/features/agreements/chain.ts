import { chainStart, type ChainedEvent } from '@hearthline/rules/agreements/events.ts';
import { hashOfJson } from '../../platform/crypto/sha256.ts';

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
