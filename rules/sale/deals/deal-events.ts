/**
 * What happens with a deal.
 * - `opened`: it began, by staff or by a lead.
 * - `lead`: its buyer booked or asked again.
 * - `changed`: staff changed its fields.
 * - `moved`: it went to another stage, lost, reopened and won ones included.
 * - `quote_…`: one of its quotes was issued, accepted, declined, withdrawn, or ran out.
 * - `agreement_…`: its agreement was sent, signed by one of its signers, finished by the last of them, declined, void, or ran out.
 * - `change_order_…`: the same of a change order.
 * - `payment_…`: a payment or refund was recorded, or taken back.
 * - `allowance_…`: an allowance of its contract was settled, or opened again.
 * - `sale_cancelled`: it was won, and its sale was cancelled.
 */
export const dealEventKinds = [
  'opened',
  'lead',
  'changed',
  'moved',
  'quote_issued',
  'quote_accepted',
  'quote_declined',
  'quote_withdrawn',
  'quote_expired',
  'agreement_sent',
  'agreement_signature',
  'agreement_signed',
  'agreement_declined',
  'agreement_voided',
  'agreement_expired',
  'change_order_sent',
  'change_order_signature',
  'change_order_signed',
  'change_order_declined',
  'change_order_voided',
  'change_order_expired',
  'payment_recorded',
  'payment_voided',
  'allowance_settled',
  'allowance_opened',
  'sale_cancelled',
] as const;
export type DealEventKind = (typeof dealEventKinds)[number];
