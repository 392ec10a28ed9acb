import { plainAddress } from '../../../platform/access/client-network.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { LockedSigner } from './lock-paper.ts';

/** How an event names a signer. */
export const actorOf = ({ name, role }: Pick<LockedSigner, 'name' | 'role'>): string => `${name}, ${role}`;

/** How an event names who is signed in; `system` for what came about by itself. */
export const staffName = async (context: Context, trx: Transaction): Promise<string> => {
  const { viewer } = context;
  if (!viewer) return 'system';
  const row = await trx.selectFrom('users').select('name').where('id', '=', viewer.id).executeTakeFirst();
  return row ? `${row.name}, staff` : 'staff';
};

/** Where an act came from, as the certificate names it; null for what came about by itself. */
export const sourceOf = ({ address, userAgent }: Pick<Context, 'address' | 'userAgent'>) =>
  address ? { address: plainAddress(address), browser: userAgent.slice(0, 200) } : null;
