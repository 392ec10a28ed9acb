import { useEffect, useRef, useState } from 'react';
import { apiFetch } from '../../../../platform/api/rest-client.ts';
import { downloadFile } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { openPdfTab } from '../../../../platform/browser/pdf-tab.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { ViewerImage } from '../../../../ui/image-viewer/image-viewer.tsx';

interface Preview {
  /** The image being viewed. */
  readonly image: ViewerImage | null;
  /** Whether a file that cannot be shown is being saved instead. */
  readonly saving: boolean;
  readonly show: (kind: 'image' | 'pdf', path: string, name: string) => void;
  readonly close: () => void;
}

/**
 * Shows files that require signing in: an image over the page, a PDF in a new tab with the browser's own viewer. A browser
 * without one saves the file instead.
 */
export const usePreview = (): Preview => {
  const session = useSessionStore();
  const [image, setImage] = useState<ViewerImage | null>(null);
  const [saving, setSaving] = useState(false);
  const looking = useRef<AbortController>(null);
  useEffect(() => () => looking.current?.abort(), []);

  /** Opens the viewer at once, which says that the picture is loading; closing it before aborts the request. */
  const showImage = async (path: string, name: string): Promise<void> => {
    const look = new AbortController();
    looking.current = look;
    const coming = { src: null, alt: name, title: name };
    setImage(coming);
    try {
      const answer = await apiFetch(session, path, { signal: look.signal });
      const content = await answer.blob();
      if (!look.signal.aborted) setImage({ ...coming, src: URL.createObjectURL(content) });
    } catch (error) {
      if (look.signal.aborted) return;
      setImage(null);
      throw error;
    }
  };
  const showPdf = async (path: string, name: string): Promise<void> => {
    const tab = openPdfTab(name);
    if (!tab) {
      setSaving(true);
      await downloadFile(session, path, name).finally(() => setSaving(false));
      return showToast({
        title: 'File saved',
        text: `This browser does not show PDFs in a tab. ${name} is among your downloads.`,
      });
    }
    try {
      tab.show(await (await apiFetch(session, path)).blob());
    } catch (error) {
      tab.close();
      throw error;
    }
  };
  return {
    image,
    saving,
    show: (kind, path, name) => {
      (kind === 'image' ? showImage(path, name) : showPdf(path, name)).catch((error: unknown) =>
        showToast({ title: 'We could not show the file', text: errorText(error), tone: 'error' }),
      );
    },
    close: () => {
      looking.current?.abort();
      if (image?.src) URL.revokeObjectURL(image.src);
      setImage(null);
    },
  };
};
