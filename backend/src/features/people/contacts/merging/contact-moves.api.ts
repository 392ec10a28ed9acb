import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Rows that got another contact because two contacts were merged or split. */
export interface ContactMove {
  readonly from: Named;
  readonly to: Named;
  /** The ids of a table's rows that moved. */
  readonly ids: (table: string) => readonly string[];
}

export type MoveWatcher = (context: Context, trx: Transaction, move: ContactMove) => Promise<void>;

const watchers: MoveWatcher[] = [];

/** Lets a wing above write into the history of its records that they got another contact; features/index.ts says who does. */
export const watchMoves = (...given: readonly MoveWatcher[]): void => void watchers.push(...given);

/** Tells those who watch, in the transaction of the merge or the split. */
export const tellMoves = async (context: Context, trx: Transaction, move: ContactMove): Promise<void> => {
  for (const watch of watchers) await watch(context, trx, move);
};
