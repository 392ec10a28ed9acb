/**
 * The lanes of a queue, the first one first: those who work here, and whoever holds the link to a quote or an agreement,
 * never wait behind visitors.
 */
export const lanes = ['office', 'visitors'] as const;
export type Lane = (typeof lanes)[number];

/** Whose budget a request is paid from: a network address, an account, or a private link at a network. */
export interface Payer {
  /** Tells payers apart. */
  readonly id: string;
  readonly lane: Lane;
  /** Whether there is a limit to what it may spend; colleagues have none. */
  readonly isBudgeted: boolean;
}

/** The server itself: jobs, and what starts with it. */
export const ownWork: Payer = { id: 'server', lane: 'office', isBudgeted: false };
