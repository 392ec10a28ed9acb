import type { CoBuyer } from '@hearthline/rules/sale/deals/rules.ts';
import type { DealRecord } from './deal.queries.ts';

/** A deal as the API answers it. */
export interface DealView extends Omit<DealRecord, 'number' | 'coBuyers'> {
  /** As people see it: `D-1042`. */
  readonly number: string;
  readonly coBuyers: readonly CoBuyer[];
}

/** How people see the number of a deal. */
export const dealNumber = (number: number): string => `D-${number}`;

export const dealView = ({ number, coBuyers, ...row }: DealRecord): DealView => ({
  ...row,
  number: dealNumber(number),
  coBuyers: coBuyers.map(({ name, email }) => ({ name, email })),
});
