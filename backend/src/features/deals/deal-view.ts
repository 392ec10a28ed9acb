import type { DealRecord } from './deal.queries.ts';

/** A deal as the API answers it. */
export interface DealView extends Omit<DealRecord, 'number'> {
  /** As people see it: `D-1042`. */
  readonly number: string;
}

/** How people see the number of a deal. */
export const dealNumber = (number: number): string => `D-${number}`;

export const dealView = ({ number, ...row }: DealRecord): DealView => ({
  ...row,
  number: dealNumber(number),
});
