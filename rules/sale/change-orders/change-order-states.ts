/** The states of a change order (docs/sale.md, section 3). */
export const changeOrderStatuses = ['draft', 'sent', 'signed', 'declined', 'void', 'expired'] as const;
export type ChangeOrderStatus = (typeof changeOrderStatuses)[number];

export const changeOrderStatusTitles: Readonly<Record<ChangeOrderStatus, string>> = {
  draft: 'Draft',
  sent: 'Out for signature',
  signed: 'Signed',
  declined: 'Declined',
  void: 'Void',
  expired: 'Expired',
};

const next: Readonly<Record<ChangeOrderStatus, readonly ChangeOrderStatus[]>> = {
  draft: ['sent', 'void'],
  sent: ['signed', 'declined', 'expired', 'void'],
  signed: [],
  declined: [],
  void: [],
  expired: [],
};

/** Whether a change order of one state may enter another. A signed one is undone by another one alone. */
export const changeOrderMayBecome = (from: ChangeOrderStatus, to: ChangeOrderStatus): boolean =>
  next[from].includes(to);

/** How people see the number of a change order: `C-1001`. */
export const changeOrderNumber = (number: number): string => `C-${number}`;
