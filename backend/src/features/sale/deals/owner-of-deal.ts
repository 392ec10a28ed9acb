import { mayOwn, ownerRoles } from '@hearthline/rules/people/owners.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { Db, Row } from '../../../platform/db/query-builder.ts';

/**
 * Whose a deal is of which nobody said it: that of the owner of its contact, otherwise of who makes it (rule `own.deal-follows`), as far as
 * they may own deals.
 */
export const ownerOfNewDeal = async (
  db: Db,
  { ownerId }: Pick<Row<'contacts'>, 'ownerId'>,
  maker: Pick<Viewer, 'id' | 'role'> | null,
): Promise<string | null> => {
  const owner =
    ownerId === null
      ? undefined
      : await db
          .selectFrom('users')
          .select('id')
          .where('id', '=', ownerId)
          .where('role', 'in', ownerRoles.deal)
          .where('disabledAt', 'is', null)
          .executeTakeFirst();
  return owner?.id ?? (maker && mayOwn(maker.role, 'deal') ? maker.id : null);
};
