import type { Answer } from '../../../platform/records/record-fields.ts';
import type { dealFields } from './deal.fields.ts';
import type { DealRecord } from './deal.queries.ts';

/** A deal as the API answers it. */
export type DealView = Answer<typeof dealFields>;

/** How people see the number of a deal. */
export const dealNumber = (number: number): string => `D-${number}`;

export const dealView = ({ number, coBuyers, ...row }: DealRecord): DealView => ({
  ...row,
  number: dealNumber(number),
  coBuyers: coBuyers.map(({ name, email }) => ({ name, email })),
});
