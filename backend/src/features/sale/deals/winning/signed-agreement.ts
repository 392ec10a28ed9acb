import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/query-builder.ts';

/** The signed agreement of a deal; undefined while there is none. A deal has one at most. */
export const signedAgreement = (db: Db, dealId: string) =>
  db
    .selectFrom('agreements')
    .select([
      'id',
      'number',
      sql<AgreementDocument>`document`.as('document'),
      'signedKey',
      'signedSha256',
      'disclosuresKey',
      'disclosuresSha256',
    ])
    .where('dealId', '=', dealId)
    .where('status', '=', 'signed')
    .executeTakeFirst();
export type SignedAgreement = NonNullable<Awaited<ReturnType<typeof signedAgreement>>>;
