import type { Db, Row } from '../../../../platform/db/query-builder.ts';
import type { StoredEvent } from '../chain.ts';

/** The signers of an agreement in their order, with all that is stored of them. */
export const signersOf = (db: Db, agreementId: string): Promise<Row<'agreementSigners'>[]> =>
  db
    .selectFrom('agreementSigners')
    .selectAll()
    .where('agreementId', '=', agreementId)
    .orderBy('position')
    .execute();

/** The chain of the events of an agreement, with their details. */
export const chainOf = (db: Db, agreementId: string): Promise<StoredEvent[]> =>
  db
    .selectFrom('agreementEvents')
    .select(['n', 'at', 'kind', 'actor', 'documentSha256', 'details', 'detailsSha256', 'prev', 'hash'])
    .where('agreementId', '=', agreementId)
    .orderBy('n')
    .execute();
