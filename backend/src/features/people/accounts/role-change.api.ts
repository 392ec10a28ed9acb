import type { Role } from '@hearthline/rules/permissions.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';

/** An account that is to get another role. */
export interface RoleChange {
  readonly id: string;
  readonly from: Role;
  readonly to: Role;
}

/** Looks at an account before its role changes. @throws AppError to refuse it */
export type RoleWatcher = (
  context: Pick<Context, 'now' | 'viewer' | 'requestId'>,
  trx: Transaction,
  change: RoleChange,
) => Promise<void>;

const watchers: RoleWatcher[] = [];

/** Lets a wing above refuse a role for somebody who has work that the role may not have; features/index.ts says who does. */
export const watchRoleChanges = (watcher: RoleWatcher): void => void watchers.push(watcher);

/** Asks those who watch before an account gets another role. @throws AppError */
export const admitRole = async (
  context: Pick<Context, 'now' | 'viewer' | 'requestId'>,
  trx: Transaction,
  change: RoleChange,
): Promise<void> => {
  if (change.from === change.to) return;
  for (const watch of watchers) await watch(context, trx, change);
};
