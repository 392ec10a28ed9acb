import { useState, type ComponentType, type ReactNode } from 'react';
import type { ImageViewerProps, ViewerImage } from './image-viewer.tsx';
import { showToast } from './toast-store.ts';

// Nobody needs it before a picture is pressed.
const load = () => import('./image-viewer.tsx');

interface ViewerOpening {
  /** Loads the viewer ahead of a press that seems near. */
  readonly prepare: () => void;
  /** Shows the pictures, beginning with that index; where the viewer does not come, a toast says so and the page stays. */
  readonly show: (images: readonly ViewerImage[], start: number) => Promise<void>;
  /** Belongs somewhere into the page. */
  readonly viewer: ReactNode;
}

/** An image viewer that is loaded when it is wanted. A connection that fails costs the viewer, not the page around it. */
export const useViewer = (): ViewerOpening => {
  const [Viewer, setViewer] = useState<ComponentType<ImageViewerProps> | null>(null);
  const [open, setOpen] = useState<Pick<ImageViewerProps, 'images' | 'start'> | null>(null);
  return {
    prepare: () => void load().catch(() => undefined),
    show: async (images, start) => {
      try {
        const { ImageViewer } = await load();
        setViewer(() => ImageViewer);
        setOpen({ images, start });
      } catch {
        // A browser remembers that a module failed: only the page loaded anew asks for it again.
        showToast({
          title: 'The picture could not be opened', text: 'Please check your connection, then load the page again.', tone: 'error',
          action: { label: 'Load again', onAction: () => window.location.reload() },
        });
      }
    },
    viewer: open && Viewer && <Viewer {...open} onClose={() => setOpen(null)} />,
  };
};
