import type { Context } from '../../../platform/context.ts';
import type { OwnerChanged, OwnerChangedBy } from './contact-owner.api.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';

/** Something to be done about a contact by a day. */
export interface FollowUp {
  readonly contactId: string;
  readonly title: string;
  readonly dueOn: string;
}

/** What wings above do about conversations with contacts and their owners, in their transaction; the contact is locked. */
export interface CallWatcher {
  /** Somebody has spoken with the contact. */
  readonly spoke: (context: Context, trx: Transaction, contactId: string) => Promise<void>;
  /** Makes a task of the caller's. @returns its id */
  readonly followUp: (context: Context, trx: Transaction, task: FollowUp) => Promise<string>;
  /** The contact has another owner, by an answer or by its form: its open deals follow. */
  readonly newOwner: (
    context: Context,
    trx: Transaction,
    change: OwnerChanged,
    by: OwnerChangedBy,
  ) => Promise<unknown>;
  /** Takes a task back that nobody has touched. */
  readonly takeBack: (context: Context, trx: Transaction, taskId: string) => Promise<void>;
}

let watcher: CallWatcher | null = null;

/** Lets the wings above take part in calls; features/index.ts says who does. */
export const watchCalls = (given: CallWatcher): void => void (watcher = given);

/** Whoever takes part in calls. */
export const callWatcher = (): CallWatcher => {
  if (!watcher) throw new Error('Nobody watches calls.');
  return watcher;
};
