import { useEffect, useState, type RefObject } from 'react';
import { topLayer } from './top-layer.ts';

/** What has the focus first: a control that is marked for it, else the first field of a form; else the browser chooses. */
const firstControl = '[data-focus-first], form :is(input:not([type=hidden]), select, textarea)';

/**
 * Keeps a `<dialog>` open as a modal for as long as it is drawn: the page behind is inert and does not scroll, and
 * the focus goes back to what had it.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>): void => {
  // Noted while drawing: a moment later a control inside that asks for the focus may have it already.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { overflow } = document.body.style;
    element.showModal();
    // `autofocus` would be the browser's own way, but React does not write it into the page.
    element.querySelector<HTMLElement>(firstControl)?.focus();
    document.body.style.overflow = 'hidden';
    const leave = topLayer.enter(element);
    return () => {
      leave();
      document.body.style.overflow = overflow;
      element.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [dialog, opener]);
};
