import { previewOf } from '@hearthline/rules/delivery/documents.ts';
import { useState } from 'react';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import type { ViewerImage } from '../../../../ui/image-viewer/image-viewer.tsx';
import { DownloadIcon } from '../../../../ui/theme/further-icons.tsx';
import type { Action } from '../../../../ui/actions/menu-entry.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { fileAddress } from '../document-words.ts';
import { usePreview } from './file-preview.ts';

/** The file of a document. */
export interface DocumentFile {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  /** The number of an earlier version; missing for the latest. */
  readonly number?: number;
}

interface FileActions {
  /** Viewing the file, if a browser can show it, and saving it. */
  readonly actions: readonly [Action, ...Action[]];
  /** The image being viewed. */
  readonly image: ViewerImage | null;
  readonly closeImage: () => void;
}

/** The actions available to everyone who can see a file. */
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
  const saving: Action = {
    id: 'download',
    title: 'Download',
    label: `Download ${name}`,
    icon: <DownloadIcon />,
    disabled: busy,
    run: () => void save(),
  };
  const looking: Action | null = kind && {
    id: 'view',
    title: 'View',
    label: `View ${name}`,
    disabled: preview.saving,
    run: () => preview.show(kind, fileAddress(id, 'preview', number), fileName),
  };
  return { actions: looking ? [looking, saving] : [saving], image: preview.image, closeImage: preview.close };
};
