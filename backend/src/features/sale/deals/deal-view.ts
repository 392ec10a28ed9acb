import { can } from '@hearthline/rules/permissions.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { Answer } from '../../../platform/records/record-fields.ts';
import type { dealFields } from './deal.fields.ts';
import type { DealRecord } from './deal.queries.ts';

/** A deal as the API answers it. */
export type DealView = Answer<typeof dealFields>;

/** How people see the number of a deal. */
export const dealNumber = (number: number): string => `D-${number}`;

/** A deal as a viewer gets it. */
export const dealView = (
  viewer: Viewer | null,
  { number, coBuyers, viewerCanEdit, ...row }: DealRecord,
): DealView => ({
  ...row,
  number: dealNumber(number),
  coBuyers: coBuyers.map(({ name, email }) => ({ name, email })),
  viewerCanEdit: viewerCanEdit && (row.stage !== 'won' || can(viewer, 'deal:correct')),
});
