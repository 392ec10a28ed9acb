import type { Db } from '../../../platform/db/query-builder.ts';

/** What stands in records for a person, and what takes its place. */
export interface Traces {
  /** The account's. */
  readonly id: string;
  /** The address, folded. */
  readonly folded: string;
  readonly name: string;
  /** The digits of the phone number; null if there is none that could be told from others. */
  readonly phone: string | null;
  /** The name as it is written in HTML. */
  readonly markup: string;
  readonly pseudonym: { readonly full: string; readonly first: string; readonly last: string };
  /** The address that stands for the erased one. */
  readonly address: string;
}

/** A statement that replaces what stands for a person in some place. */
export type Erasure = (db: Db, traces: Traces) => { execute(): Promise<unknown> };
