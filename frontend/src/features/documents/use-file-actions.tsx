import { previewOf } from '@hearthline/rules/documents.ts';
import { useState } from 'react';
import { useDownload } from '../../platform/download.ts';
import { errorText } from '../../platform/error-text.ts';
import type { ViewerImage } from '../../ui/image-viewer.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import type { Action } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { fileAddress } from './document-words.ts';
import { usePreview } from './use-preview.ts';

/** The file of a document. */
export interface DocumentFile {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  /** An older version than the latest. */
  readonly number?: number;
}

interface FileActions {
  /** Look at it, where a browser can show it, and save it. */
  readonly actions: readonly [Action, ...Action[]];
  /** What is being looked at. */
  readonly image: ViewerImage | null;
  readonly closeImage: () => void;
}

/** What everybody can do who sees a file. */
export const useFileActions = ({ id, name, fileName, contentType, number }: DocumentFile): FileActions => {
  const download = useDownload();
  const preview = usePreview();
  const [busy, setBusy] = useState(false);
  const kind = previewOf(contentType);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(fileAddress(id, 'content', number), fileName);
    } catch (error) {
      showToast({ title: 'Download failed', text: errorText(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const saving: Action = { id: 'download', title: 'Download', label: `Download ${name}`, icon: <DownloadIcon />, disabled: busy, run: () => void save() };
  const looking: Action | null = kind && { id: 'view', title: 'View', label: `View ${name}`, disabled: preview.saving, run: () => preview.show(kind, fileAddress(id, 'preview', number), fileName) };
  return { actions: looking ? [looking, saving] : [saving], image: preview.image, closeImage: preview.close };
};
