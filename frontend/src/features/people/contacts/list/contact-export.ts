import type { ContactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useState } from 'react';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { criteriaOf } from '../contact-url-state.ts';

/** Downloads all pages of the filtered list as a CSV file. */
export const useContactExport = (filter: ContactFilter) => {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const match = Object.entries(criteriaOf(filter)).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    );
    const query = new URLSearchParams([['sort', filter.sort], ...match]);
    setBusy(true);
    try {
      await download(`/api/contacts/export?${query.toString()}`, 'contacts.csv');
    } catch (error) {
      showToast({ title: 'Failed to export contacts', text: errorText(error), tone: 'error' });
    }
    setBusy(false);
  };
  return { busy, save: (): void => void save() };
};
