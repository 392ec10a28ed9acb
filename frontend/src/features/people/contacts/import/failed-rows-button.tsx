import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DownloadIcon } from '../../../../ui/theme/further-icons.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** Downloads the rows that failed or went in without a cell as they were in the file, with a column for the reason. */
export const FailedRowsButton = ({ id }: { readonly id: string }) => {
  const download = useDownload();
  const save = (): Promise<void> =>
    download(`/api/contact-imports/${id}/errors`, 'rows-that-failed.csv').catch((error: unknown) =>
      showToast({ title: 'Failed to download', text: errorText(error), tone: 'error' }),
    );
  return (
    <Button variant="outline" onClick={() => void save()}>
      <DownloadIcon />
      Rows to correct
    </Button>
  );
};
