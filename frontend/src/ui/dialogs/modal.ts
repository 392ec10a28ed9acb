import { useEffect, useState, type RefObject } from 'react';
import { topLayer } from './top-layer.ts';

/** Selects what gets the initial focus: a control marked for it, else the first field, day or option of a form; else the browser chooses. */
const firstControls = [
  '[data-focus-first]',
  'form :is(input:not([type=hidden]), select, textarea)',
  'form [role=grid] [tabindex="0"]',
  'form [role=radiogroup] [tabindex="0"]',
].join(', ');

/** @returns whether a control took the focus. Those of a dialog inside do not count. */
const focusFirst = (dialog: HTMLElement): boolean =>
  [...dialog.querySelectorAll<HTMLElement>(firstControls)].some((control) => {
    if (control.closest('dialog') === dialog) control.focus();
    return document.activeElement === control;
  });

/**
 * Focuses the first control, or, if it is still loading, does so when it appears, unless the user did something before.
 * Until then, and in a form without fields, the form's first button has the focus, which leaves everything as it is.
 * @returns a function that stops waiting
 */
const focusWhenThere = (dialog: HTMLElement): (() => void) => {
  if (focusFirst(dialog)) return () => undefined;
  dialog.querySelector<HTMLElement>('form button')?.focus();
  const before = document.activeElement;
  const arrivals = new MutationObserver(() => {
    if (document.activeElement !== before || focusFirst(dialog)) stop();
  });
  const stop = (): void => {
    arrivals.disconnect();
    for (const act of ['keydown', 'pointerdown']) document.removeEventListener(act, stop, true);
  };
  arrivals.observe(dialog, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, stop, true);
  return stop;
};

/** Whoever opens a dialog reads its title first: if its first field is further down than the window reaches, the dialog itself takes the focus. */
const beginAtTitle = (dialog: HTMLElement): void => {
  if (dialog.scrollTop === 0) return;
  dialog.tabIndex = -1;
  dialog.focus();
  dialog.scrollTop = 0;
};

let modals = 0;
let overflowBefore = '';

/** Keeps the page from scrolling until the last modal is gone, in whichever order they close. @returns a function that ends it */
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

/** The element that had the focus before each dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** If one dialog replaced another, the opener is gone with the first: then it is the element that had the focus before both. */
const stillThere = (opener: Element | null): Element | null => {
  if (!opener || opener.isConnected) return opener;
  const dialog = opener.closest('dialog');
  return dialog && stillThere(openers.get(dialog) ?? null);
};

/**
 * Keeps a `<dialog>` open as a modal while it is rendered: the page behind is inert and does not scroll, and the focus
 * returns to the element that had it.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>): void => {
  // Read during rendering: a moment later a control inside may already have taken the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    openers.set(element, opener);
    element.showModal();
    // The `autofocus` attribute would do, but React does not render it.
    const stopWaiting = focusWhenThere(element);
    beginAtTitle(element);
    const letGo = holdPage();
    const leave = topLayer.enter(element);
    return () => {
      stopWaiting();
      leave();
      letGo();
      element.close();
      const back = stillThere(opener);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [dialog, opener]);
};
