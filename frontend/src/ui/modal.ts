import { useEffect, useState, type RefObject } from 'react';
import { topLayer } from './top-layer.ts';

/** What has the focus first: a control that is marked for it, else the first of a form, be it a field, a day or a choice; else the browser chooses. */
const firstControls = ['[data-focus-first]', 'form :is(input:not([type=hidden]), select, textarea)', 'form [role=grid] [tabindex="0"]', 'form [role=radiogroup] [tabindex="0"]'].join(', ');

/** @returns whether there is one that takes it. One of a dialog inside is not this one's. */
const focusFirst = (dialog: HTMLElement): boolean =>
  [...dialog.querySelectorAll<HTMLElement>(firstControls)].some((control) => {
    if (control.closest('dialog') === dialog) control.focus();
    return document.activeElement === control;
  });

/**
 * Where what has the focus first is still on its way, it gets it when it comes, unless somebody did something before; until
 * then, and in a form that has none, the button that leaves everything as it is. @returns the end of it
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
    const stopWaiting = focusWhenThere(element);
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
