import type { Row } from '../../../platform/db/query-builder.ts';

/** What a visitor tells in a request to be called back. */
export const requestFields = [
  'fullName',
  'email',
  'phone',
  'address',
  'researchProperty',
  'roof',
  'siding',
  'designCode',
] as const satisfies readonly (keyof Row<'consultantRequests'>)[];

/** What a visitor told. */
export type RequestValues = Pick<Row<'consultantRequests'>, (typeof requestFields)[number]>;
