import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import type { PaperKind } from '../paper-kind.ts';
import { signersAsJson } from '../signing.queries.ts';

/** Whom a link is for, the paper, and the files that it opens. */
export const signerByToken = perName(({ name, tables: { papers, signers, links, paperId } }: PaperKind) =>
  prepare(`${name}_link`, (db, p: Placeholders<{ hash: string }>) =>
    db
      .selectFrom(`${links} as l`)
      .innerJoin(`${signers} as s`, 's.id', 'l.signerId')
      .innerJoin(`${papers} as a`, 'a.id', `s.${paperId}`)
      .innerJoin('deals as d', 'd.id', 'a.dealId')
      .select([
        's.id',
        'a.id as paperId',
        's.role',
        's.name',
        's.email',
        's.position',
        's.state',
        'a.dealId',
        'd.stage as dealStage',
        'd.cancelledOn as dealCancelledOn',
        'a.status',
        'a.expiresAt',
        'a.signedAt',
        'l.endedAt',
        'l.createdAt as mailedAt',
        'a.consentVersion',
        'a.document',
        'a.pdfKey',
        'a.pdfSha256',
        'a.pdfSize',
        'a.signedKey',
        'a.signedSha256',
        'a.signedSize',
      ])
      .where('l.tokenHash', '=', p.hash),
  ),
);

/** How far a paper and its signers are. */
export const paperState = perName(({ name, tables: { papers } }: PaperKind) =>
  prepare(`${name}_state`, (db, p: Placeholders<{ id: string }>) =>
    db
      .selectFrom(`${papers} as a`)
      .select((eb) => [
        'a.number',
        'a.status',
        'a.expiresAt',
        'a.signedAt',
        'a.signedSha256',
        signersAsJson(db, name, eb.ref('a.id')).as('signers'),
      ])
      .where('a.id', '=', p.id),
  ),
);

type LinkRow = NonNullable<ReturnType<typeof signerByToken>['row']>;

/** The signer of a link, and the kind of the paper that they sign. */
export interface LinkedSigner extends LinkRow {
  readonly kind: PaperKind;
}
