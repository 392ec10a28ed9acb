import { documentsPageSize, type DocumentFilter } from '@hearthline/rules/delivery/documents.ts';
import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Context } from '../../../platform/context.ts';
import type { Db, Row } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { inText, passageColumn, passageOf, wordsOf, type PassagePart } from './text-search/find-passage.ts';
import { documentColumns } from './document.fields.ts';
import { isReached } from '../projects/project.policy.ts';
import { isReviewed, seenDocuments, type DocumentScope } from './document.policy.ts';

const columns = expressionBuilder<
  { d: Tables['documents']; v: Tables['documentVersions']; p: Tables['projects'] },
  'd' | 'v' | 'p'
>();

const canUndo = columns.and([
  columns('v.undo', 'is not', null),
  columns('v.undoUntil', '>', sql<Date>`now()`),
]);
const undoMs = sql<
  number | null
>`case when ${canUndo} then (extract(epoch from ${columns.ref('v.undoUntil')} - now()) * 1000)::int end`;

/** How long the viewer can undo the latest review. Only those who review can. */
const undoMsFor = ({ reviews }: DocumentScope, viewerId: Bound<string>): RawBuilder<number | null> => {
  if (reviews.reaches === 'all') return undoMs;
  return reviews.reaches === 'none'
    ? sql<null>`null`
    : sql`case when ${isReached(reviews, viewerId)} then ${undoMs} end`;
};

/** Documents as plain data, limited to what their scope may see. */
const documentRows = (db: Db, scope: DocumentScope, viewerId: Bound<string>) =>
  seenDocuments(db, scope, viewerId)
    .leftJoin('users as u', 'u.id', 'v.uploadedById')
    .select((eb) => [
      undoMsFor(scope, viewerId).as('reviewUndoMs'),
      ...documentColumns.map((name) => `d.${name}` as const),
      'd.ownerId',
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('project'),
      'v.state',
      'v.note',
      'v.fileName',
      'v.contentType',
      'v.size',
      'v.createdAt as uploadedAt',
      'u.name as uploadedByName',
      isReviewed.as('reviewed'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('documentVersions as v')
            .leftJoin('users as w', 'w.id', 'v.uploadedById')
            .select((eb) =>
              eb.fn
                .jsonAgg(
                  jsonBuildObject({
                    number: eb.ref('v.number'),
                    fileName: eb.ref('v.fileName'),
                    contentType: eb.ref('v.contentType'),
                    size: eb.ref('v.size'),
                    uploadedAt: eb.ref('v.createdAt'),
                    uploadedByName: eb.ref('w.name'),
                    state: eb.ref('v.state'),
                    note: eb.ref('v.note'),
                    reviewedAt: eb.ref('v.reviewedAt'),
                  }),
                )
                .orderBy('v.number', 'desc')
                .as('versions'),
            )
            .whereRef('v.documentId', '=', 'd.id')
            .where(scope.version(viewerId)),
          sql<[]>`'[]'`,
        )
        .as('versions'),
    ])
    .$if(typeof scope.reviews.reaches === 'function', (rows) =>
      rows.select(isReached(scope.reviews, viewerId).as('isReached')),
    );

const documentById = perName((scope: DocumentScope) =>
  prepare(`document_${scope.name}`, (db, p: Placeholders<{ id: string; viewerId: string }>) =>
    documentRows(db, scope, p.viewerId).where('d.id', '=', p.id),
  ),
);

type Read = NonNullable<ReturnType<typeof documentById>['row']>;

/** A version as plain data. */
export type VersionRow = Omit<Read['versions'][number], 'uploadedAt' | 'reviewedAt'> & {
  readonly uploadedAt: Date;
  readonly reviewedAt: Date | null;
};

/** A document as plain data, limited to what its scope may see. */
export interface DocumentRow extends Omit<Read, 'versions'> {
  readonly versions: readonly VersionRow[];
  /** Where the search was found in the file's text. */
  readonly passage: readonly PassagePart[] | null;
}

/** Converts the instants inside JSON, which arrive as text. */
const rowOf = (
  { versions, passage, ...row }: Read & { readonly passage?: string | null },
  words: readonly string[] = [],
): DocumentRow => ({
  ...row,
  passage: passage ? passageOf(passage, words) : null,
  versions: versions.map((version) => ({
    ...version,
    uploadedAt: new Date(version.uploadedAt),
    reviewedAt: version.reviewedAt === null ? null : new Date(version.reviewedAt),
  })),
});

/** The document stores its latest version's time too, with an index; viewers who do not see every version sort by the one they see. */
const orders: Readonly<Record<DocumentFilter['sort'], (scope: DocumentScope) => RawBuilder<unknown>>> = {
  newest: ({ isPartial }) => sql`${columns.ref(isPartial ? 'v.createdAt' : 'd.uploadedAt')} desc, d.id desc`,
  oldest: ({ isPartial }) => sql`${columns.ref(isPartial ? 'v.createdAt' : 'd.uploadedAt')}, d.id`,
};

interface Listing {
  readonly scope: DocumentScope;
  readonly viewerId: string;
  readonly filter: DocumentFilter;
}

const matching = (db: Db, { scope, viewerId, filter }: Listing) => {
  const { projectId, type, state, undoable, search } = filter;
  let found = seenDocuments(db, scope, viewerId);
  if (projectId) found = found.where('d.projectId', '=', projectId);
  if (type) found = found.where('d.type', '=', type);
  if (state)
    found = found.where((eb) => {
      // The document's state is its latest version's, and is indexed for what is waiting.
      const isIn = eb(scope.isPartial ? 'v.state' : 'd.state', '=', state);
      return undoable && scope.reviews.reaches !== 'none'
        ? eb.or([
            isIn,
            scope.reviews.reaches === 'all' ? canUndo : eb.and([canUndo, isReached(scope.reviews, viewerId)]),
          ])
        : isIn;
    });
  if (search)
    found = found.where(
      searchFilter(
        search,
        [
          columns.fn<string>('search_fold', ['d.name']),
          columns.fn<string | null>('search_fold', ['p.searchText']),
        ],
        inText,
      ),
    );
  return found;
};

/** The ids of a page with their positions and the total. A search, or a viewer who sees only some versions, needs all matches; others walk the index. */
const pageOf = (db: Db, listing: Listing) => {
  const { scope, filter } = listing;
  const found = matching(db, listing);
  const order = orders[filter.sort](scope);
  const skip = (filter.page - 1) * documentsPageSize;
  const place = sql<number>`row_number() over (order by ${order})`.as('place');
  if (filter.search || scope.isPartial)
    return db
      .with(
        (cte) => cte('found').materialized(),
        () => found.select(['d.id', place, sql<number>`count(*) over ()`.as('total')]),
      )
      .selectFrom('found')
      .select(['found.id', 'found.place', 'found.total'])
      .orderBy('found.place')
      .limit(sql.lit(documentsPageSize))
      .offset(skip)
      .as('page');
  return found
    .select([
      'd.id',
      place,
      matching(db, listing)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
    .orderBy(order)
    .limit(sql.lit(documentsPageSize))
    .offset(skip)
    .as('page');
};

/** One page of the documents in a scope, with the exact total. A page past the end is empty. */
export const listDocumentRows = async (
  context: Pick<Context, 'db'>,
  scope: DocumentScope,
  viewerId: string,
  filter: DocumentFilter,
): Promise<{ rows: DocumentRow[]; total: number }> => {
  const { db } = context;
  const words = filter.search ? wordsOf(filter.search) : [];
  const rows = await documentRows(db, scope, viewerId)
    .innerJoin(pageOf(db, { scope, viewerId, filter }), 'page.id', 'd.id')
    .select([passageColumn(words).as('passage'), 'page.total'])
    .orderBy('page.place')
    .execute();
  const first = rows[0];
  if (first) return { rows: rows.map(({ total: _total, ...row }) => rowOf(row, words)), total: first.total };
  if (filter.page === 1) return { rows: [], total: 0 };
  return {
    rows: [],
    total: (await listDocumentRows(context, scope, viewerId, { ...filter, page: 1 })).total,
  };
};

/** One document in a scope. */
export const findDocumentRow = async (
  { query }: Pick<Context, 'query'>,
  scope: DocumentScope,
  viewerId: string,
  id: string,
): Promise<DocumentRow | undefined> => {
  const row = await query.byKey(documentById(scope), { id, viewerId });
  return row && rowOf(row);
};

const fileFields = [
  'storageKey',
  'fileName',
  'contentType',
  'size',
  'sha256',
] as const satisfies readonly (keyof Row<'documentVersions'>)[];

/** A file within a scope, with what the storage and the answer need. */
export type FileRow = Pick<Row<'documentVersions'>, (typeof fileFields)[number]>;

interface FileParams {
  readonly id: string;
  readonly viewerId: string;
  readonly number: number | null;
}

const file = perName((scope: DocumentScope) =>
  prepare(`document_file_${scope.name}`, (db, p: Placeholders<FileParams>) =>
    db
      .selectFrom('documents as d')
      .innerJoin(
        seenDocuments(db, scope, p.viewerId).select('d.id').where('d.id', '=', p.id).as('seen'),
        'seen.id',
        'd.id',
      )
      .innerJoin('projects as p', 'p.id', 'd.projectId')
      .innerJoin('documentVersions as v', (join) =>
        join.onRef('v.documentId', '=', 'd.id').on(scope.version(p.viewerId)),
      )
      .select(fileFields.map((field) => `v.${field}` as const))
      .where(sql<SqlBool>`(${p.number}::int is null or v.number = ${p.number})`)
      .orderBy('v.number', 'desc')
      .limit(sql.lit(1)),
  ),
);

/** The file of a version that the viewer may see: by default the latest such version. */
export const findFile = async (
  { query }: Pick<Context, 'query'>,
  scope: DocumentScope,
  viewerId: string,
  id: string,
  number: number | null,
): Promise<FileRow | undefined> => (await query(file(scope), { id, viewerId, number }))[0];
