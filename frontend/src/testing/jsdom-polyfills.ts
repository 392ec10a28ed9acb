/** Browser features that jsdom lacks and the site relies on. */

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  },
});

/** Like a browser, turns Escape into `cancel` for the topmost modal dialog. */
const cancelTopmost = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape') return;
  const dialogs = document.querySelectorAll('dialog[open]');
  dialogs[dialogs.length - 1]?.dispatchEvent(new Event('cancel', { cancelable: true }));
};
// A spec that resets the modules evaluates this file again for the same document: adds the listener only once.
const {
  documentElement: { dataset },
} = document;
if (!dataset['escapeFilled']) document.addEventListener('keydown', cancelTopmost);
dataset['escapeFilled'] = 'true';

// In jsdom nothing has a size, so nothing is ever resized.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// And nothing is in view.
window.IntersectionObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
} as unknown as typeof IntersectionObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// A swiped toast captures the pointer.
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

// Nothing is laid out, so nothing is at any point.
document.elementsFromPoint = () => [];
