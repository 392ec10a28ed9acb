/**
 * What changes what was contracted, from winning on: the sale was won; an allowance was settled, or opened again; a change order was signed;
 * owner or source were corrected (two entries, minus and plus); the sale was cancelled.
 */
export const saleEntryKinds = ['won', 'settlement', 'change', 'correction', 'cancelled'] as const;
export type SaleEntryKind = (typeof saleEntryKinds)[number];

export const saleEntryTitles: Readonly<Record<SaleEntryKind, string>> = {
  won: 'Won',
  settlement: 'Allowance settled',
  change: 'Change order',
  correction: 'Correction',
  cancelled: 'Cancelled',
};
