import type { UserFilter } from '@hearthline/rules/people/users.ts';
import { useState } from 'react';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** Downloads all pages of the filtered list as a CSV file. */
export const ExportButton = ({
  filter: { search, role, state },
  disabled,
}: {
  filter: UserFilter;
  disabled: boolean;
}) => {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const query = new URLSearchParams(
      Object.entries({ search, role, state }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
    try {
      await download(`/api/users/export?${query}`, 'users.csv');
    } catch (error) {
      showToast({ title: 'Export failed', text: errorText(error), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" disabled={disabled || busy} onClick={() => void save()}>
      {busy ? 'Exporting...' : 'Export'}
    </Button>
  );
};
