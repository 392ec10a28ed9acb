import {
  documentsPageSize,
  type DocumentFilter,
  type DocumentState,
  type DocumentType,
} from '@hearthline/rules/documents.ts';
import type { Sql } from '../../platform/db/database.ts';
import { searchCondition } from '../../platform/db/search-condition.ts';
import { inText, passageColumn, passageOf, wordsOf, type PassagePart } from './text-search/find-passage.ts';
import type { DocumentScope } from './document.policy.ts';

/** A version as plain data. */
export interface VersionRow {
  readonly number: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly uploadedAt: Date;
  readonly uploadedByName: string | null;
  readonly state: DocumentState;
  readonly note: string | null;
  readonly reviewedAt: Date | null;
}

/** A document as plain data, limited to what its scope may see. */
export interface DocumentRow extends Omit<VersionRow, 'number' | 'reviewedAt'> {
  readonly id: string;
  readonly project: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly type: DocumentType;
  readonly version: number;
  readonly versions: readonly VersionRow[];
  readonly ownerId: string | null;
  readonly reviewed: boolean;
  /** For how many more milliseconds the latest review can be undone; null for those who do not review, and when it is too late. */
  readonly reviewUndoMs: number | null;
  /** Where the search was found in the file's text. */
  readonly passage: readonly PassagePart[] | null;
}

const columns = ({
  name,
  version,
}: DocumentScope): string => `${name === 'all' ? undoColumn : 'null'} as "reviewUndoMs", d.id, d.name, d.type, d.version, d.owner_id as "ownerId", json_build_object('id', p.id, 'name', p.name) as project,
  v.state, v.note, v.file_name as "fileName", v.content_type as "contentType", v.size, v.created_at as "uploadedAt", u.name as "uploadedByName",
  exists (select from document_versions r where r.document_id = d.id and r.reviewed_at is not null) as reviewed,
  (select json_agg(json_build_object('number', v.number, 'fileName', v.file_name, 'contentType', v.content_type, 'size', v.size, 'uploadedAt', v.created_at, 'uploadedByName', w.name,
      'state', v.state, 'note', v.note, 'reviewedAt', v.reviewed_at) order by v.number desc)
    from document_versions v left join users w on w.id = v.uploaded_by_id where v.document_id = d.id and ${version}) as versions`;

const undoColumn =
  'case when v.undo is not null and v.undo_until > now() then (extract(epoch from v.undo_until - now()) * 1000)::int end';

/** The document stores its latest version's time too, with an index; viewers who do not see every version sort by the one they see. */
const orders = {
  newest: ({ isPartial }: DocumentScope) =>
    isPartial ? 'v.created_at desc, d.id desc' : 'd.uploaded_at desc, d.id desc',
  oldest: ({ isPartial }: DocumentScope) => (isPartial ? 'v.created_at, d.id' : 'd.uploaded_at, d.id'),
} as const;

/** The ids of a page with their positions and the total. A search, or a viewer who sees only some versions, needs all matches; others walk the index. */
const pageOf = (scope: DocumentScope, { search, sort }: DocumentFilter, conditions: string): string => {
  const order = orders[sort](scope);
  const found = `from ${scope.from} where ${conditions}`;
  const limits = `limit ${documentsPageSize} offset $2`;
  return search || scope.isPartial
    ? `with found as materialized (select d.id, row_number() over (order by ${order}) as place, count(*) over () as total ${found}), page as (select * from found order by place ${limits})`
    : `with page as (select d.id, row_number() over (order by ${order}) as place, (select count(*) ${found}) as total ${found} order by ${order} ${limits})`;
};

type Read = Omit<DocumentRow, 'versions' | 'passage'> & {
  readonly passage?: string | null;
  readonly versions: readonly (Omit<VersionRow, 'uploadedAt' | 'reviewedAt'> & {
    uploadedAt: string;
    reviewedAt: string | null;
  })[];
};

/** Converts the instants inside JSON, which arrive as text. */
const rowOf = ({ versions, passage, ...row }: Read, words: readonly string[] = []): DocumentRow => ({
  ...row,
  passage: passage ? passageOf(passage, words) : null,
  versions: versions.map((version) => ({
    ...version,
    uploadedAt: new Date(version.uploadedAt),
    reviewedAt: version.reviewedAt === null ? null : new Date(version.reviewedAt),
  })),
});

/** One page of the documents in a scope, with the exact total. A page past the end is empty. */
export const listDocumentRows = async (
  sql: Sql,
  scope: DocumentScope,
  viewerId: string,
  filter: DocumentFilter,
): Promise<{ rows: DocumentRow[]; total: number }> => {
  const { page, projectId, type, state, undoable, search } = filter;
  const values: unknown[] = [viewerId, (page - 1) * documentsPageSize];
  const conditions = ['true'];
  if (projectId) conditions.push(`d.project_id = $${values.push(projectId)}`);
  if (type) conditions.push(`d.type = $${values.push(type)}`);
  // The document's state is its latest version's, and is indexed for what is waiting.
  const isIn = state && `${scope.isPartial ? 'v' : 'd'}.state = $${values.push(state)}`;
  if (isIn)
    conditions.push(
      undoable && scope.name === 'all' ? `(${isIn} or v.undo is not null and v.undo_until > now())` : isIn,
    );
  const place = (value: unknown): string => `$${values.push(value)}`;
  if (search)
    conditions.push(
      searchCondition(search, place, ['search_fold(d.name)', 'search_fold(p.search_text)'], (word) =>
        inText(word, place),
      ),
    );
  const words = search ? wordsOf(search) : [];
  const text = `${pageOf(scope, filter, conditions.join(' and '))}
    select ${columns(scope)}, ${passageColumn(words, place)} as passage, page.total from ${scope.from} join page on page.id = d.id left join users u on u.id = v.uploaded_by_id order by page.place`;
  const rows = await sql<Read & { total: string }>('', text, values);
  const first = rows[0];
  if (first)
    return { rows: rows.map(({ total: _total, ...row }) => rowOf(row, words)), total: Number(first.total) };
  if (page === 1) return { rows: [], total: 0 };
  return { rows: [], total: (await listDocumentRows(sql, scope, viewerId, { ...filter, page: 1 })).total };
};

/** One document in a scope. */
export const findDocumentRow = async (
  sql: Sql,
  scope: DocumentScope,
  viewerId: string,
  id: string,
): Promise<DocumentRow | undefined> => {
  const row = await sql.byKey<Read>(
    `document_${scope.name}`,
    `select ${columns(scope)} from ${scope.from} left join users u on u.id = v.uploaded_by_id where d.id = $2`,
    [viewerId, id],
  );
  return row && rowOf(row);
};

/** A file within a scope, with what the storage and the answer need. */
export interface FileRow {
  readonly storageKey: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/** The file of a version that the viewer may see: by default the latest such version. */
export const findFile = async (
  sql: Sql,
  scope: DocumentScope,
  viewerId: string,
  id: string,
  number: number | null,
): Promise<FileRow | undefined> => {
  const [row] = await sql<FileRow>(
    `document_file_${scope.name}`,
    `select v.storage_key as "storageKey", v.file_name as "fileName", v.content_type as "contentType", v.size, v.sha256
     from documents d join (select d.id from ${scope.from} where d.id = $2) seen on seen.id = d.id
     join document_versions v on v.document_id = d.id and ${scope.version} where ($3::int is null or v.number = $3) order by v.number desc limit 1`,
    [viewerId, id, number],
  );
  return row;
};
