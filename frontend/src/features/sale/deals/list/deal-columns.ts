import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { useColumnLayout } from '../../../../platform/preferences/column-layouts.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** The columns of the table of deals: each user's own, or those of the saved view that is open. */
export const useDealColumns = (
  view: { readonly id: string; readonly columns: ColumnLayout | null } | null = null,
) =>
  useColumnLayout('deals', {
    view,
    onFailure: (reason) => showToast({ title: 'The columns were not saved', text: reason, tone: 'error' }),
  });
