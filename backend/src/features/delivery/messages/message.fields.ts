import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Row } from '../../../platform/db/query-builder.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** What everybody in a thread gets of a message. */
export const messageFields = [
  'id',
  'number',
  'text',
  'key',
  'authorName',
  'fromStaff',
  'createdAt',
] as const satisfies readonly (keyof Row<'messages'>)[];

/** The document of a message, as plain data. */
export interface MessageAttachmentRow {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly size: number;
}

const eb = expressionBuilder<Tables & { m: Tables['messages'] }, 'm'>();
/** Downloading it is checked by the documents' own rules, each time. */
const attachment = eb
  .selectFrom('documents as d')
  .innerJoin('documentVersions as v', (join) =>
    join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.latest'),
  )
  .select((inner) =>
    jsonBuildObject({
      id: inner.ref('d.id'),
      name: inner.ref('d.name'),
      fileName: inner.ref('v.fileName'),
      size: inner.ref('v.size'),
    }).as('attachment'),
  )
  .whereRef('d.id', '=', 'm.documentId');

/** What a viewer gets of the message `m`. */
export const messageColumns = (viewerId: Bound<string>) =>
  [
    ...messageFields.map((field) => `m.${field}` as const),
    sql<boolean>`${eb.ref('m.authorId')} is not distinct from ${viewerId}::uuid`.as('isMine'),
    sql<MessageAttachmentRow | null>`${attachment}`.as('attachment'),
  ] as const;
