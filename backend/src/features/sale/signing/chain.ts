import {
  chainStart,
  eventSchema,
  type ChainedEvent,
} from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { hashOfJson } from '../../../platform/crypto/sha256.ts';

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

/** What a chain goes on from: its last event; null before the first. */
export type ChainEnd = { readonly n: number; readonly hash: string } | null;

/** An event that belongs to a chain, and is about to be stored. */
export type LinkedEvent = ChainedEvent & {
  readonly hash: string;
  readonly details: Readonly<Record<string, unknown>>;
};

/** The next event of a chain. */
export const linkEvent = (last: ChainEnd, { at, details, ...event }: NewEvent): LinkedEvent => {
  const stored = { schema: eventSchema, ...details };
  const linked: ChainedEvent = {
    ...event,
    n: (last?.n ?? 0) + 1,
    at: at.toISOString(),
    detailsSha256: hashOfJson(stored),
    prev: last?.hash ?? chainStart,
  };
  return { ...linked, details: stored, hash: hashOfEvent(linked) };
};

/** An event as it is stored. */
export interface StoredEvent extends Omit<ChainedEvent, 'at'> {
  readonly at: Date;
  readonly details: Readonly<Record<string, unknown>>;
  readonly hash: string;
}

/** Whether the events, in their order, are a chain that nobody has changed. */
export const isIntact = (events: readonly (ChainedEvent & { readonly hash: string })[]): boolean =>
  events.every(
    (event, index) =>
      event.n === index + 1 &&
      event.prev === (events[index - 1]?.hash ?? chainStart) &&
      event.hash === hashOfEvent(event),
  );
