import type { Row } from '../../platform/db/query-builder.ts';

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
