import { reportPairs } from '@hearthline/rules/office/reports/url.ts';
import type { ReportDefinition } from '@hearthline/rules/office/reports/report-rules.ts';
import { useState } from 'react';
import { useDownload } from '../../../platform/api/download.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DownloadIcon } from '../../../ui/theme/further-icons.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

/** Downloads the shown report as a file. @param name if empty, the file is named after its content */
export const ReportDownloads = ({
  definition,
  name,
}: {
  readonly definition: ReportDefinition;
  readonly name: string;
}) => {
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
      <Button size="sm" variant="outline" disabled={busy !== null} onClick={() => void save('csv')}>
        <DownloadIcon />
        {busy === 'csv' ? 'Exporting...' : 'CSV'}
      </Button>
      <Button size="sm" variant="outline" disabled={busy !== null} onClick={() => void save('pdf')}>
        <DownloadIcon />
        {busy === 'pdf' ? 'Exporting...' : 'PDF'}
      </Button>
    </>
  );
};
