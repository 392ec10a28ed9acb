import type { DealFilter } from '@hearthline/rules/deals/rules.ts';
import { useState } from 'react';
import { useDownload } from '../../../platform/api/download.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { parametersOf } from '../deal-url-state.ts';

/** Downloads all pages of the filtered list as a CSV file. */
export const useDealExport = (filter: DealFilter) => {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const query = new URLSearchParams(parametersOf(filter).map(({ name, value }) => [name, value]));
    setBusy(true);
    try {
      await download(`/api/deals/export?${query.toString()}`, 'deals.csv');
    } catch (error) {
      showToast({ title: 'Failed to export deals', text: errorText(error), tone: 'error' });
    }
    setBusy(false);
  };
  return { busy, save: (): void => void save() };
};
