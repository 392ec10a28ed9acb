import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useKeepFocusUncovered } from './keep-focus-uncovered.ts';
import { ToastAnnouncement } from './toast-announcement.tsx';
import { ToastCard } from './toast-card.tsx';
import { dismissToast, toastStore } from './toast-store.ts';
import { topLayer } from '../dialogs/top-layer.ts';

const Viewport = chakra('ol', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInlineEnd: '0',
    width: 'min(26rem, 100vw)',
    p: { base: '4', md: '6' },
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    _print: { display: 'none' },
    // F8 focuses the region itself: the outline is drawn around its toast.
    '&:focus-visible > li': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: {
    // On a phone a dialog's buttons are where toasts usually are, so these go to its top, beside the close button.
    within: {
      dialog: {
        insetInline: { base: '0 auto', md: 'auto 0' },
        width: { base: 'calc(100vw - 4.5rem)', md: 'min(26rem, 100vw)' },
      },
      page: {},
    },
    edge: { top: { top: '0', bottom: 'auto' }, bottom: { top: 'auto', bottom: '0' } },
  },
});

/** The edges for `standard` and `across` of {@link useKeepFocusUncovered}. */
const inPage = { standard: 'bottom', across: 'top' } as const;
const inDialog = { standard: { base: 'top', md: 'bottom' }, across: { base: 'bottom', md: 'top' } } as const;

/** Whether the time of a toast stands still: while the pointer or the focus is in the region, and while the window is in the back. */
const usePaused = () => {
  const [isInside, setInside] = useState({ pointer: false, focus: false });
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const [onBlur, onFocus] = [true, false].map((is) => () => setBehind(is)) as [() => void, () => void];
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
    };
  }, []);
  return {
    isPaused: isInside.pointer || isInside.focus || isBehind,
    handlers: {
      onPointerEnter: () => setInside((inside) => ({ ...inside, pointer: true })),
      onPointerLeave: () => setInside((inside) => ({ ...inside, pointer: false })),
      onFocus: () => setInside((inside) => ({ ...inside, focus: true })),
      onBlur: () => setInside((inside) => ({ ...inside, focus: false })),
    },
  };
};

/**
 * The notification region, kept off the focused element: one toast at a time, gone after five seconds or a swipe to the
 * right, reached with F8, read out by screen readers.
 */
export const Toaster = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const dialog = useSyncExternalStore(topLayer.subscribe, topLayer.current);
  const place = dialog ?? document.body;
  const viewport = useRef<HTMLOListElement>(null);
  const shown = toasts.find(({ open }) => open);
  const edge = useKeepFocusUncovered(viewport, shown?.id ?? null);
  const { isPaused, handlers } = usePaused();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'F8') viewport.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return createPortal(
    <>
      {shown && <ToastAnnouncement key={shown.id} toast={shown} />}
      <div role="region" aria-label="Notifications (F8)" tabIndex={-1} {...handlers}>
        <Viewport
          ref={viewport}
          tabIndex={-1}
          data-toasts
          pointerEvents={shown ? undefined : 'none'}
          within={dialog ? 'dialog' : 'page'}
          edge={(dialog ? inDialog : inPage)[edge]}
        >
          {toasts.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isPaused={isPaused}
              onClose={() => dismissToast(toast.id)}
            />
          ))}
        </Viewport>
      </div>
    </>,
    place,
  );
};
