import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import type { DealScope } from '../deals/deal.policy.ts';
import { signersAsJson } from '../signing/signing.api.ts';

const agreements = (db: Db) =>
  db
    .selectFrom('agreements as a')
    .innerJoin('deals as d', 'd.id', 'a.dealId')
    .select((eb) => [
      'a.id',
      'a.dealId',
      'a.quoteId',
      'a.number',
      'a.version',
      'a.status',
      'a.createdAt',
      'a.sentAt',
      'a.expiresAt',
      'a.signedAt',
      'a.closedAt',
      'a.closedReason',
      'a.pdfSha256',
      'a.disclosuresSha256',
      'a.signedSha256',
      'a.totalCents',
      'a.files',
      sql<string>`a.document #>> '{quote,home,name}'`.as('homeName'),
      sql<
        string | null
      >`a.document #>> case when a.document ? 'site' then '{site,address}'::text[] else '{quote,site,address}'::text[] end`.as(
        'address',
      ),
      sql<string | null>`a.document #>> '{site,parcel}'`.as('parcel'),
      signersAsJson(db, 'agreement', eb.ref('a.id')).as('signers'),
    ]);

export const agreementById = prepare('agreement', (db, p: Placeholders<{ id: string }>) =>
  agreements(db).where('a.id', '=', p.id),
);
/** An agreement as its statements return it. */
export type AgreementRecord = NonNullable<(typeof agreementById)['row']>;

/** The agreement of a deal that counts: the one that lives, otherwise the newest. */
export const agreementOfDeal = prepare('deal_agreement', (db, p: Placeholders<{ dealId: string }>) =>
  agreements(db)
    .where('a.dealId', '=', p.dealId)
    .orderBy(sql`a.status in ('draft', 'out', 'signed')`, 'desc')
    .orderBy('a.createdAt', 'desc')
    .limit(1),
);

/** Those that a scope may see; only staff see those that were never sent. */
const seen = (db: Db, scope: DealScope, viewerId: Bound<string>) => {
  const own = agreements(db).where(scope.where('d', viewerId));
  return scope.name === 'bought' ? own.where('a.sentAt', 'is not', null) : own;
};

/** One agreement, by who asks. */
export const seenAgreement = perName((scope: DealScope) =>
  prepare(`agreement_${scope.name}`, (db, p: Placeholders<{ id: string; viewerId: string }>) =>
    seen(db, scope, p.viewerId).where('a.id', '=', p.id),
  ),
);

/** The agreements that a scope may see, the newest first. */
export const seenAgreements = perName((scope: DealScope) =>
  prepare(`agreements_${scope.name}`, (db, p: Placeholders<{ viewerId: string }>) =>
    seen(db, scope, p.viewerId).orderBy('a.createdAt', 'desc').limit(50),
  ),
);

/** The file of an agreement as it stands: the signed one once it exists. */
export const fileOfAgreement = prepare('agreement_file', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('agreements')
    .select(['number', 'pdfKey', 'pdfSha256', 'pdfSize', 'signedKey', 'signedSha256', 'signedSize'])
    .where('id', '=', p.id),
);

/**
 * What a file is, by its hash: that of a row, or else that of an event, which tells of a file whose row was changed. What was never
 * sent is known to nobody.
 */
export const agreementByHash = prepare('agreement_by_hash', (db, p: Placeholders<{ hash: string }>) =>
  db
    .selectFrom('agreements as a')
    .select(['a.id', sql<string>`'agreement'`.as('kind'), sql<number>`1`.as('place')])
    .where('a.signedSha256', '=', p.hash)
    .unionAll(
      db
        .selectFrom('agreements as a')
        .select(['a.id', sql<string>`'agreement_unsigned'`.as('kind'), sql<number>`2`.as('place')])
        .where('a.pdfSha256', '=', p.hash)
        .where('a.sentAt', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('agreements as a')
        .select(['a.id', sql<string>`'disclosures'`.as('kind'), sql<number>`3`.as('place')])
        .where('a.disclosuresSha256', '=', p.hash)
        .where('a.sentAt', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('agreementEvents as e')
        .select([
          'e.agreementId as id',
          sql<string>`case e.kind when 'completed' then 'agreement' else 'agreement_unsigned' end`.as('kind'),
          sql<number>`4`.as('place'),
        ])
        .where('e.documentSha256', '=', p.hash)
        .where('e.kind', 'in', [sql.lit('completed'), sql.lit('sent')]),
    )
    .unionAll(
      db
        .selectFrom('agreementEvents as e')
        .select(['e.agreementId as id', sql<string>`'disclosures'`.as('kind'), sql<number>`5`.as('place')])
        .where(sql`e.details ->> 'disclosuresSha256'`, '=', p.hash)
        .where('e.kind', '=', sql.lit('sent')),
    )
    .orderBy('place')
    .limit(1),
);

/** What somebody who signs an agreement sees of it, and the files that come along. */
export const linkedFiles = prepare('agreement_linked', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('agreements')
    .select(['totalCents', 'disclosuresKey', 'disclosuresSha256', 'disclosuresSize', 'files'])
    .where('id', '=', p.id),
);

/** The newest version of every text. */
export const currentTexts = prepare('agreement_texts', (db) =>
  db
    .selectFrom('agreementTexts as t')
    .leftJoin('users as u', 'u.id', 't.authorId')
    .distinctOn('t.key')
    .select(['t.key', 't.version', 't.body', 't.createdAt', 'u.name as authorName'])
    .orderBy('t.key')
    .orderBy('t.version', 'desc'),
);
export type TextRecord = NonNullable<(typeof currentTexts)['row']>;
