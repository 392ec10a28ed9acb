import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';

/** What follows once the address is stored, in the same transaction. */
type Aftermath = () => Promise<void>;

/** Looks at a contact, which is locked, before its address changes. */
export type AddressWatcher = (context: Context, trx: Transaction, contactId: string) => Promise<Aftermath>;

const watchers: AddressWatcher[] = [];

/** Lets a wing above take part in changes of contacts' addresses; features/index.ts says who does. */
export const watchAddressChanges = (watcher: AddressWatcher): void => void watchers.push(watcher);

/** Changes the address of a contact, among those who watch. @param change stores it; the contact is locked */
export const changeAddress = async <T>(
  context: Context,
  trx: Transaction,
  contactId: string,
  change: () => Promise<T>,
): Promise<T> => {
  const aftermaths: Aftermath[] = [];
  for (const watch of watchers) aftermaths.push(await watch(context, trx, contactId));
  const changed = await change();
  for (const follow of aftermaths) await follow();
  return changed;
};
