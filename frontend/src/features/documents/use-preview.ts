import { useState } from 'react';
import { apiFetch } from '../../platform/api-fetch.ts';
import { saveFile } from '../../platform/download.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSessionStore } from '../../platform/session.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ViewerImage } from '../../ui/image-viewer.tsx';

/**
 * Shows files that only somebody signed in may have: an image over the page, a PDF in a tab of its own, where the browser's
 * own viewer has it.
 */
export const usePreview = () => {
  const session = useSessionStore();
  const [image, setImage] = useState<ViewerImage | null>(null);

  const showImage = async (path: string, name: string): Promise<void> => {
    const answer = await apiFetch(session, path);
    setImage({ src: URL.createObjectURL(await answer.blob()), alt: name, title: name });
  };
  const showPdf = async (path: string, name: string): Promise<void> => {
    // A tab may be opened only while the press lasts; what it shows comes later.
    const tab = window.open('', '_blank');
    try {
      const bytes = await (await apiFetch(session, path)).blob();
      if (!tab) return saveFile(bytes, name);
      tab.location.replace(URL.createObjectURL(bytes));
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
  return {
    image,
    show: (kind: 'image' | 'pdf', path: string, name: string): void => {
      (kind === 'image' ? showImage(path, name) : showPdf(path, name)).catch((error: unknown) => showToast({ title: 'We could not show the file', text: errorText(error), tone: 'error' }));
    },
    close: (): void => {
      if (image) URL.revokeObjectURL(image.src);
      setImage(null);
    },
  };
};
