import { reportPairs } from '@hearthline/rules/report-address.ts';
import type { ReportDefinition } from '@hearthline/rules/reports.ts';
import { useState } from 'react';
import { useDownload } from '../../platform/download.ts';
import { errorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/further-icons.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Downloads the shown report as a file. @param name if empty, the file is named after its content */
export const ReportDownloads = ({ definition, name }: { readonly definition: ReportDefinition; readonly name: string }) => {
  const download = useDownload();
  const [busy, setBusy] = useState<'csv' | 'pdf' | null>(null);
  const save = async (ending: 'csv' | 'pdf'): Promise<void> => {
    const query = new URLSearchParams([...(name ? [['name', name]] : []), ...reportPairs(definition)]);
    setBusy(ending);
    try {
      await download(`/api/reports/export.${ending}?${query}`, `report.${ending}`);
    } catch (error) {
      showToast({ title: 'Failed to export the report', text: errorText(error), tone: 'error' });
    }
    setBusy(null);
  };
  return (
    <>
      <Button size="sm" variant="outline" disabled={busy !== null} onClick={() => void save('csv')}><DownloadIcon />{busy === 'csv' ? 'Exporting...' : 'CSV'}</Button>
      <Button size="sm" variant="outline" disabled={busy !== null} onClick={() => void save('pdf')}><DownloadIcon />{busy === 'pdf' ? 'Exporting...' : 'PDF'}</Button>
    </>
  );
};
