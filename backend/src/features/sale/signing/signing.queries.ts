import { sql, type Expression } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Context } from '../../../platform/context.ts';
import type { Db, Row } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import { signingTables, type PaperName } from './signing-tables.ts';
import type { StoredEvent } from './chain.ts';

/** An instant inside JSON, as the API writes it. */
const instant = (at: Expression<Date | null>) =>
  sql<string | null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Who signs a paper, in their order, as JSON. @param paper its id */
export const signersAsJson = (db: Db, name: PaperName, paper: Expression<string>) => {
  const { signers, paperId } = signingTables[name];
  return db
    .selectFrom(`${signers} as s`)
    .select((eb) =>
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            id: eb.ref('s.id'),
            role: eb.ref('s.role'),
            name: eb.ref('s.name'),
            email: eb.ref('s.email'),
            order: eb.ref('s.position'),
            state: eb.ref('s.state'),
            signedAt: instant(eb.ref('s.signedAt')),
            declineReason: eb.ref('s.declineReason'),
          }),
        )
        .orderBy('s.position')
        .as('signers'),
    )
    .where(`s.${paperId}`, '=', paper);
};

const eventsOfPaper = perName(({ name }: { readonly name: PaperName }) =>
  prepare(`${name}_events`, (db, p: Placeholders<{ id: string }>) => {
    const { events, paperId } = signingTables[name];
    return db
      .selectFrom(events)
      .select(['n', 'at', 'kind', 'actor', 'documentSha256', 'detailsSha256', 'prev', 'hash'])
      .where(paperId, '=', p.id)
      .orderBy('n');
  }),
);
/** What happened with a paper, in its chain's order. */
export const listEvents = (
  { query }: Pick<Context, 'query'>,
  name: PaperName,
  id: string,
): Promise<SigningEventRecord[]> => query(eventsOfPaper({ name }), { id });

/** An event as it is answered. */
export type SigningEventRecord = Pick<
  Row<'agreementEvents'>,
  'n' | 'at' | 'kind' | 'actor' | 'documentSha256' | 'detailsSha256' | 'prev' | 'hash'
>;

/** The signers of a paper in their order, with all that is stored of them. */
export const signersOf = (db: Db, name: PaperName, id: string): Promise<Row<'agreementSigners'>[]> => {
  const { signers, paperId } = signingTables[name];
  return db.selectFrom(signers).selectAll().where(paperId, '=', id).orderBy('position').execute();
};

/** The chain of the events of a paper, with their details. */
export const chainOf = (db: Db, name: PaperName, id: string): Promise<StoredEvent[]> => {
  const { events, paperId } = signingTables[name];
  return db
    .selectFrom(events)
    .select(['n', 'at', 'kind', 'actor', 'documentSha256', 'details', 'detailsSha256', 'prev', 'hash'])
    .where(paperId, '=', id)
    .orderBy('n')
    .execute();
};
