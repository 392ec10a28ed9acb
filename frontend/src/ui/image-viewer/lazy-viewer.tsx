import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import type { ImageViewerProps, ViewerImage } from './image-viewer.tsx';
import { showToast } from '../toasts/toast-store.ts';

// Not needed before a picture is pressed.
const load = () => import('./image-viewer.tsx');

/** The viewer, loaded when it is drawn: to be put within `Suspense`. */
export const LazyImageViewer = lazy(() => load().then((file) => ({ default: file.ImageViewer })));

interface ViewerOpening {
  /** Loads the viewer ahead of time, when a press seems likely. */
  readonly prepare: () => void;
  /** Shows the pictures, starting at that index; if the viewer fails to load, a toast says so and the page stays. */
  readonly show: (images: readonly ViewerImage[], start: number) => Promise<void>;
  /** The viewer itself, to be rendered anywhere in the page. */
  readonly viewer: ReactNode;
}

/** An image viewer that is loaded on demand. If the connection fails, only the viewer is missing, not the page around it. */
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
        // A browser remembers that a module failed to load: only reloading the page requests it again.
        showToast({
          title: 'The picture could not be opened',
          text: 'Please check your connection, then load the page again.',
          tone: 'error',
          action: { label: 'Load again', onAction: () => window.location.reload() },
        });
      }
    },
    viewer: open && Viewer && <Viewer {...open} onClose={() => setOpen(null)} />,
  };
};
