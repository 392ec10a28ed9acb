import { isStaffMember } from '@hearthline/rules/permissions.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { PaymentRecord } from './payment.queries.ts';

/** A payment as the API answers it. */
export interface PaymentView extends Omit<PaymentRecord, 'receiptNumber' | 'receipt' | 'mailedAt'> {
  /** As people see it: `R-1001`. */
  readonly receiptNumber: string;
}

/** A payment as a viewer gets it: who recorded it, why it was more than the balance, and why it was voided, is for staff. */
export const paymentView = (viewer: Pick<Viewer, 'role'> | null, record: PaymentRecord): PaymentView => {
  const { receiptNumber: number, receipt: _receipt, mailedAt: _mailedAt, ...row } = record;
  const isForStaff = isStaffMember(viewer);
  return {
    ...row,
    receiptNumber: receiptNumber(number),
    overReason: isForStaff ? row.overReason : null,
    voidReason: isForStaff ? row.voidReason : null,
    recordedBy: isForStaff ? row.recordedBy : null,
  };
};
