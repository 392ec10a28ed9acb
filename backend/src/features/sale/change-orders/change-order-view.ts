import {
  shownChangeLines,
  type ChangeLine,
} from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { changeOrderNumber } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { signerViews, type SignerView } from '../signing/signing.api.ts';
import type { ChangeOrderRecord } from './change-order.queries.ts';

/** A change order as the API answers it. */
export interface ChangeOrderView extends Omit<ChangeOrderRecord, 'number' | 'lines' | 'signers'> {
  readonly number: string | null;
  readonly lines: ChangeLine[];
  readonly signers: SignerView[];
}

/** @param isForStaff whether addresses and reasons of signers are shown */
export const changeOrderView = (
  { number, lines, signers, ...row }: ChangeOrderRecord,
  isForStaff: boolean,
): ChangeOrderView => ({
  ...row,
  number: number === null ? null : changeOrderNumber(number),
  lines: shownChangeLines(lines),
  signers: signerViews(signers, isForStaff),
});
