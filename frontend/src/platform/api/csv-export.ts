import { useState } from 'react';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useDownload } from './download.ts';
import { errorText } from './error-text.ts';

interface CsvExport {
  /** The route, as in `/api/deals/export`. */
  readonly path: string;
  /** The filters and the order, as the route takes them. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  /** What the file holds, in the plural: `deals`. It is also its name. */
  readonly things: string;
}

/** Downloads all pages of a filtered list as a CSV file. A failure is told in a notification. */
export const useCsvExport = ({ path, parameters, things }: CsvExport) => {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
    setBusy(true);
    try {
      await download(`${path}?${query.toString()}`, `${things}.csv`);
    } catch (error) {
      showToast({ title: `Failed to export ${things}`, text: errorText(error), tone: 'error' });
    }
    setBusy(false);
  };
  return { busy, save: (): void => void save() };
};
