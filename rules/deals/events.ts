/**
 * What happens with a deal.
 * - `opened`: it began, by staff or by a lead.
 * - `lead`: its buyer booked or asked again.
 * - `changed`: staff changed its fields.
 * - `moved`: it went to another stage, lost and reopened ones included.
 */
export const dealEventKinds = ['opened', 'lead', 'changed', 'moved'] as const;
export type DealEventKind = (typeof dealEventKinds)[number];
