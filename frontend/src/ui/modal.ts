import { useEffect, useState, type RefObject } from 'react';
import { topLayer } from './top-layer.ts';

/** What has the focus first: a control that is marked for it, else the first field of a form; else the browser chooses. */
const firstControl = '[data-focus-first], form :is(input:not([type=hidden]), select, textarea)';

let modals = 0;
let overflowBefore = '';

/** The page behind stands still until the last modal is gone, in whichever order they go. @returns the end of it */
const holdPage = (): (() => void) => {
  const { style } = document.body;
  if (modals === 0) overflowBefore = style.overflow;
  modals += 1;
  style.overflow = 'hidden';
  return () => {
    modals -= 1;
    if (modals === 0) style.overflow = overflowBefore;
  };
};

/** What had the focus before each dialog. */
const openers = new WeakMap<Element, Element | null>();

/** Where one dialog took the place of another, what had the focus went with it: then it is what had it before both. */
const stillThere = (opener: Element | null): Element | null => {
  if (!opener || opener.isConnected) return opener;
  const dialog = opener.closest('dialog');
  return dialog && stillThere(openers.get(dialog) ?? null);
};

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
    openers.set(element, opener);
    element.showModal();
    // `autofocus` would be the browser's own way, but React does not write it into the page.
    element.querySelector<HTMLElement>(firstControl)?.focus();
    const letGo = holdPage();
    const leave = topLayer.enter(element);
    return () => {
      leave();
      letGo();
      element.close();
      const back = stillThere(opener);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [dialog, opener]);
};
